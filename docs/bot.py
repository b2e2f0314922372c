#!/usr/bin/env python3
"""Plays a seat at an Orrery table, at random. Needs websocket-client (Debian: python3-websocket).

    python3 bot.py http://127.0.0.1:8420 MATCH [--invite TICKET] [--name NAME]
"""
import argparse, json, random, time, urllib.error, urllib.request, uuid, websocket

options = argparse.ArgumentParser()
options.add_argument("url")
options.add_argument("match")
options.add_argument("--invite")
options.add_argument("--name", default="python")
options = options.parse_args()
table = f"{options.url}/api/matches/{options.match}"


def sit():
    """Takes a seat; the ticket proves from now on that it is ours."""
    body = {"name": options.name, "ticket": True} | ({"invite": options.invite} if options.invite else {})
    request = urllib.request.Request(table + "/sit", json.dumps(body).encode(), {"Content-Type": "application/json"})
    try:
        answer = json.load(urllib.request.urlopen(request))
    except urllib.error.HTTPError as refused:
        raise SystemExit(json.load(refused)["why"])
    return answer["you"]["seat"], answer["ticket"]


def wish(state, seat):
    """What we want to do now; None if it is not our turn. A better bot looks at state["view"]."""
    if state["status"] == "gathering" and not state["seats"][seat - 1]["ready"]:
        return {"do": "ready", "ready": True}
    if state["status"] == "running" and seat in state["asked"]:
        return {"do": "act", "action": random.choice(state["offers"])["action"]}


def play(seat, ticket):
    seen, waiting, state = 0, None, {"status": "unknown"}
    while True:
        try:
            address = f"{table.replace('http', 'ws', 1)}/socket?seq={seen}&offers=true"
            socket = websocket.create_connection(address, timeout=60, header=[f"Authorization: Bearer {ticket}"])
            if waiting:  # Not acknowledged before the connection was lost: the same id never counts twice.
                socket.send(json.dumps(waiting))
            while True:
                message = json.loads(socket.recv())
                if waiting and message.get("id") == waiting["id"]:
                    waiting = None
                    time.sleep(0.2 if message["type"] == "refused" else 0)
                state = message.get("state", state)
                seen = state.get("seq", 0)
                if state["status"] in ("over", "quarantined"):
                    return state.get("outcome")
                if not waiting and (command := wish(state, seat)):
                    waiting = {"type": "do", "id": uuid.uuid4().hex, "seq": seen, "command": command}
                    socket.send(json.dumps(waiting))
        except (OSError, ValueError, websocket.WebSocketException):
            time.sleep(0.5)


print(json.dumps(play(*sit())))
