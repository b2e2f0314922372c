//! WebSocket frames, right and wrong ones.

use orrery_kernel::{Chance, Fast};

/// A frame as a client sends it: final or not, with an opcode, masked.
pub(crate) fn frame(last: bool, opcode: u8, payload: &[u8]) -> Vec<u8> {
    let mut bytes = vec![u8::from(last) << 7 | opcode];
    const MASKED: u8 = 0x80;
    match payload.len() {
        short @ 0..126 => bytes.push(MASKED | short as u8),
        middle @ 126..65_536 => {
            bytes.push(MASKED | 126);
            bytes.extend((middle as u16).to_be_bytes());
        }
        long => {
            bytes.push(MASKED | 127);
            bytes.extend((long as u64).to_be_bytes());
        }
    }
    // The mask hides nothing from a server; zeros will do.
    bytes.extend([0; 4]);
    bytes.extend(payload);
    bytes
}

pub(crate) const TEXT: u8 = 1;
const CONTINUED: u8 = 0;
const BINARY: u8 = 2;
const CLOSE: u8 = 8;
const PING: u8 = 9;

/// Frames that no well-behaved client sends, or sends seldom.
pub(crate) fn odd(chance: &mut Fast, payload: &[u8]) -> Vec<u8> {
    let half = payload.len() / 2;
    let (front, back) = payload.split_at(half);
    match chance.below(12) {
        0 => frame(true, BINARY, payload),
        // In two parts, with a ping between.
        1 => [frame(false, TEXT, front), frame(true, PING, b"?"), frame(true, CONTINUED, back)].concat(),
        2 => frame(true, TEXT, &payload.repeat(1 + 70_000 / payload.len().max(1))),
        3 => frame(true, TEXT, &[payload, b"\xff\xc0"].concat()),
        // A beginning without an end, then another beginning.
        4 => [frame(false, TEXT, front), frame(true, TEXT, back)].concat(),
        5 => frame(true, CONTINUED, payload),
        6 => frame(true, 3 + chance.below(5) as u8, payload),
        7 => frame(true, PING, &payload[..payload.len().min(200)]),
        8 => frame(true, CLOSE, &(chance.below(65_536) as u16).to_be_bytes()),
        // Not masked.
        9 => [&[0x80 | TEXT, front.len().min(125) as u8], &front[..front.len().min(125)]].concat(),
        // Reserved bits.
        10 => frame(true, TEXT | 0x70, payload),
        // The promise of more than anybody has.
        _ => [&[0x80 | TEXT, 0xff][..], &(u64::MAX >> chance.below(40)).to_be_bytes(), &[0; 4], payload]
            .concat(),
    }
}

/// Takes whole frames of a server off the front of the buffer; gives the last text among them.
pub(crate) fn last_text(buffer: &mut Vec<u8>) -> Option<Vec<u8>> {
    let mut text = None;
    let mut at = 0;
    while let Some((opcode, head, length)) = header(&buffer[at..]) {
        let Some(payload) = buffer.get(at + head..at + head + length) else { break };
        if opcode == TEXT {
            text = Some(payload.to_vec());
        }
        at += head + length;
    }
    buffer.drain(..at);
    text
}

/// Opcode, length of the header, and length of what follows.
fn header(bytes: &[u8]) -> Option<(u8, usize, usize)> {
    let [first, second, rest @ ..] = bytes else { return None };
    let (head, length) = match second & 0x7f {
        126 => (4, usize::from(u16::from_be_bytes(*rest.first_chunk()?))),
        127 => (10, usize::try_from(u64::from_be_bytes(*rest.first_chunk()?)).ok()?),
        short => (2, usize::from(short)),
    };
    Some((first & 0x0f, head, length))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whole_frames_are_taken_off_the_buffer() {
        let long = vec![b'x'; 300];
        // What a server sends is not masked.
        let mut buffer =
            [&[0x81, 2, b'h', b'i', 0x89, 0, 0x81, 126, 1, 44][..], &long, &[0x81, 5, b'a']].concat();
        assert_eq!(last_text(&mut buffer), Some(long));
        assert_eq!(buffer, [0x81, 5, b'a']);
        assert_eq!(last_text(&mut buffer), None);
    }

    #[test]
    fn frames_say_how_long_they_are() {
        for length in [0, 125, 126, 65_535, 65_536] {
            let bytes = frame(true, TEXT, &vec![7; length]);
            let (opcode, head, told) = header(&bytes).unwrap();
            assert_eq!((opcode, told, head + 4 + length), (TEXT, length, bytes.len()));
        }
        (0..500).for_each(|seed| _ = odd(&mut Fast::new(seed), b"{}"));
        (0..500).for_each(|seed| _ = odd(&mut Fast::new(seed), b""));
    }
}
