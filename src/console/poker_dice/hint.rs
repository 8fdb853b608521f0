//! What a friend would say who looks over the shoulder: which dice to throw again, and why.

use super::{Sight, words};
use crate::fitting::in_a_hint;
use crate::line;
use crate::screen::Line;
use parlour_rules::poker_dice::{Action, Again, Category, Dice, Face, Open, Phase};

/// The draw with a reason.
pub(super) fn words(sight: &Sight<'_>, action: Action) -> Line {
    let open = &sight.view.open;
    let Phase::Draw(dice) = open.phase else {
        return line!("Throw: there is nothing to keep yet");
    };
    let leader = open
        .leaders()
        .iter()
        .next()
        .map(|seat| in_a_hint(sight.name(seat)));
    match action {
        Action::Reroll(again) => {
            let why = why_again(open, &dice, again, leader.as_deref());
            line!("Throw {} again: {why}", again.len())
        }
        Action::Roll | Action::Stand => {
            line!("Keep all: {}", why_keep(open, &dice, leader.as_deref()))
        }
    }
}

/// Whether all five dice belong together.
const fn is_whole(category: Category) -> bool {
    matches!(
        category,
        Category::Straight | Category::FullHouse | Category::Five
    )
}

fn why_keep(open: &Open, dice: &Dice, leader: Option<&str>) -> Line {
    let rank = open.rank(dice);
    match (open.to_beat(), leader) {
        (Some(best), Some(name)) if rank > best => line!("that beats {name}"),
        (Some(best), Some(name)) if rank == best => line!("that is level with {name}"),
        _ if is_whole(rank.category) => line!("every die belongs to it"),
        _ if rank.category == Category::Four => {
            line!("four {}s are hard to beat", words::face(rank.first))
        }
        _ => line!("to better it would take luck"),
    }
}

fn why_again(open: &Open, dice: &Dice, again: Again, leader: Option<&str>) -> Line {
    let rank = open.rank(dice);
    if let (Some(best), Some(name)) = (open.to_beat(), leader)
        && rank < best
        && is_whole(rank.category)
    {
        return line!("{name} beats you as it is");
    }
    let kept = || (0..).zip(dice.0).filter(|(die, _)| !again.has(*die));
    let count = |face: Face| kept().filter(|(_, other)| *other == face).count();
    let falling = || Face::ALL.into_iter().rev();
    let most = falling()
        .max_by_key(|face| count(*face))
        .unwrap_or_default();
    let pairs = falling().filter(|face| count(*face) == 2).count();
    let apart = kept().count() == 4 && count(most) == 1;
    let name = words::face(most);
    match count(most) {
        4 => line!("four {name}s may become five"),
        3 => line!("your three {name}s stay"),
        2 if pairs == 2 => line!("your two pairs may fill up"),
        2 if open.options.aces_wild && most != Face::Ace && count(Face::Ace) == 1 => {
            line!("{name}s and the wild ace stay")
        }
        2 => line!("your pair of {name}s stays"),
        1 if apart && (count(Face::Nine) == 0 || count(Face::Ace) == 0) => {
            line!("one die would make a straight")
        }
        _ if open.options.aces_wild && count(Face::Ace) == 1 => line!("your wild ace stays"),
        _ if rank.category == Category::Nothing => line!("nothing belongs together yet"),
        _ => line!("a new throw may bring more"),
    }
}
