//! The three variants on this board.

/// D1-D17, D18 and M1-M20.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rules {
    Truelove,
    Strict,
    Meder,
}

impl Rules {
    pub fn from_id(id: &str) -> Option<Rules> {
        [Rules::Truelove, Rules::Strict, Rules::Meder].into_iter().find(|rules| rules.id() == id)
    }

    /// C1.
    pub fn id(self) -> &'static str {
        match self {
            Rules::Truelove => "trid",
            Rules::Strict => "trid-strict",
            Rules::Meder => "trid-meder",
        }
    }
}
