use core::time::Duration;

use engine::Limits;

use crate::question::Effort;

impl From<Effort> for Limits {
    fn from(effort: Effort) -> Limits {
        Limits {
            depth: effort.depth,
            nodes: effort.nodes.map(u64::from),
            time: effort.milliseconds.map(|milliseconds| Duration::from_millis(milliseconds.into())),
        }
    }
}
