//! The screens of Sorry! worth a picture, each a few keys away from a position.

use crate::screen::{Pose, Position};

const ONE_WITH_THREE: &str = "Anna Bertie/2 Clara/2 Otto/2";

pub(super) const POSES: &[Pose] = &[Pose::at("begin", Position::new(ONE_WITH_THREE, 1), "")];
