//! What a process holds in memory.

/// The resident memory of a process, in bytes.
pub(crate) fn resident(pid: u32) -> Option<u64> {
    let status = std::fs::read_to_string(format!("/proc/{pid}/status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kilobytes * 1024)
}

/// Bytes as people read them.
pub(crate) fn megabytes(bytes: u64) -> String {
    format!("{:.1} MB", bytes as f64 / 1e6)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn this_process_has_some() {
        assert!(resident(std::process::id()).unwrap() > 100_000);
        assert_eq!(resident(u32::MAX), None);
    }
}
