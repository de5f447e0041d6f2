//! What was measured, in one table.

use std::fmt;
use std::time::Duration;

/// What one table of three has shown.
#[derive(Debug)]
pub struct Row {
    /// From pasting the code to three seats.
    pub seated: Duration,
    /// From there, or from what has changed, until all reached each other as expected.
    pub reached: Duration,
    /// Spent on moves.
    pub played: Duration,
    /// Moves.
    pub slots: usize,
    /// From a typed move to its settlement on the mover's screen: the median.
    pub settled: Duration,
    /// Sent by the three machines while they played.
    pub bytes: u64,
    /// How host and guests, and the guests, reach each other.
    pub paths: [String; 3],
}

/// All results so far.
#[derive(Debug, Default)]
pub struct Report {
    rows: Vec<(&'static str, Option<Row>)>,
}

impl Report {
    /// Adds a result; none is a failure.
    pub fn add(&mut self, name: &'static str, row: Option<Row>) {
        self.rows.push((name, row));
    }

    /// Those that failed.
    pub fn failed(&self) -> Vec<&'static str> {
        self.rows.iter().filter(|(_, row)| row.is_none()).map(|(name, _)| *name).collect()
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "{:<24} {:>9} {:>10} {:>8} {:>6} {:>10} {:>8}  host–guest, host–guest, guest–guest",
            "cell", "seated ms", "reached ms", "game ms", "slots", "settled ms", "sent kB"
        )?;
        for (name, row) in &self.rows {
            match row {
                None => writeln!(f, "{name:<24} FAILED")?,
                Some(row) => writeln!(
                    f,
                    "{name:<24} {:>9} {:>10} {:>8} {:>6} {:>10.2} {:>8}  {}",
                    row.seated.as_millis(),
                    row.reached.as_millis(),
                    row.played.as_millis(),
                    row.slots,
                    row.settled.as_secs_f64() * 1_000.0,
                    row.bytes / 1_000,
                    row.paths.join(", ")
                )?,
            }
        }
        self.rows.chunk_by(|a, b| a.0 == b.0).filter(|cell| cell.len() > 1).try_for_each(|cell| write_medians(f, cell))
    }
}

/// Of a cell that was run several times.
fn write_medians(f: &mut fmt::Formatter<'_>, cell: &[(&'static str, Option<Row>)]) -> fmt::Result {
    let rows: Vec<&Row> = cell.iter().filter_map(|(_, row)| row.as_ref()).collect();
    let median = |of: fn(&Row) -> Duration| {
        let mut times: Vec<Duration> = rows.iter().map(|row| of(row)).collect();
        times.sort();
        times.get(times.len() / 2).map_or(0.0, |time| time.as_secs_f64() * 1_000.0)
    };
    writeln!(
        f,
        "{}: {} of {} passed; medians: seated {:.0} ms, reached {:.0} ms, settled {:.2} ms",
        cell[0].0,
        rows.len(),
        cell.len(),
        median(|row| row.seated),
        median(|row| row.reached),
        median(|row| row.settled)
    )
}
