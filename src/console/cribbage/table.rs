//! The table of Cribbage: the count with its cards between the board and the hand, the starter, and the crib while cards
//! are picked for it.

use super::Sight;
use super::cursor::Cursor;
use super::{board, hand, motion, plates, show, words};
use crate::line;
use crate::paint::{Colour, Font, Stage, area};
use crate::parts::card::{self, CardSize, Face, Side, SuitColours};
use crate::parts::deal::{self, Deal, Ways};
use crate::parts::gain;
use crate::parts::ground;
use crate::parts::plate::{self, Button};
use crate::seats::Spread;
use embedded_graphics::geometry::Point;
use embedded_graphics::primitives::Rectangle;
use heapless::Vec;
use parlour_rules::cards::{Card, CardSet};
use parlour_rules::cribbage::{Event, MOST_CARDS, Phase, Play};

/// The plates of all seats where no hand is shown.
const EVERYBODY: Spread = Spread::on_baize(164);

/// The well with the count.
pub(super) const WELL: Rectangle = area(6, 112, 56, 42);

/// Where the cards of the count begin, and their top; those of the seat that looks lie a little lower.
const ROW_LEFT: i32 = 68;
const ROW_TOP: i32 = 114;
const OWN: i32 = 4;
/// From card to card at the most, and at the least where those of earlier counts are shown as well.
const WIDEST: i32 = 25;
const NARROWEST: i32 = 13;

pub(super) fn colours(sight: &Sight<'_>) -> SuitColours {
    sight.scene.settings.suit_colours()
}

/// A card face up.
pub(super) fn face_up(sight: &Sight<'_>, card: Card) -> Side {
    Side::Up(card, Face::plain(colours(sight)))
}

pub(super) fn draw(sight: &Sight<'_>, cursor: &Cursor, stage: &mut Stage<'_>) {
    ground::baize(stage);
    board::draw(sight, stage);
    plates::draw(sight, stage);
    if let Some((Event::Dealt { .. }, done)) = happens(sight) {
        return deal_out(sight, done, stage);
    }
    starter(sight, stage);
    if show::is_on(sight) {
        show::draw(sight, cursor, stage);
        return bubble(sight, stage);
    }
    match sight.view.open.phase {
        Phase::Discard(_) if !turns_up(sight) => crib(sight, cursor, stage),
        Phase::Discard(_) => {}
        _ => count(sight, stage),
    }
    if sight.view.seat.is_some() {
        hand::draw(sight, cursor, gone(sight, cursor), stage);
    } else {
        everybody(sight, stage);
    }
    nobs(sight, cursor, stage);
    flight(sight, stage);
    bubble(sight, stage);
}

/// What happens, and how far it has got.
fn happens<'a>(sight: &Sight<'a>) -> Option<(&'a Event, i32)> {
    let moment = sight.moment.as_ref()?;
    Some((moment.event, moment.done))
}

/// The hands go round, from the dealer's left on.
fn deal_out(sight: &Sight<'_>, done: i32, stage: &mut Stage<'_>) {
    let open = &sight.view.open;
    let width = stage.width();
    let (first, each) = (open.eldest(), open.dealt());
    let place = |seat| open.players.steps(first, seat);
    let ways = Ways {
        pack: Point::new(width / 2 - 20, 98),
        own: sight.view.seat.map(place),
        hand: &|card| hand::spot(width, each, card),
        homes: &|place| {
            let seat = open.players.seat_after(first, place);
            let plate = plates::place(sight, seat);
            plate.top_left + plate.size / 2
        },
    };
    if done < 256 {
        card::card(stage, ways.pack, CardSize::Medium, Side::Down);
    }
    let deal = Deal::new(open.players.count(), each, done);
    deal::cards(stage, deal, CardSize::Medium, &ways);
}

/// Whether the starter is being turned up, or has been in this very moment.
fn turns_up(sight: &Sight<'_>) -> bool {
    let event = sight.moment.as_ref().map(|moment| moment.event);
    matches!(event, Some(Event::Starter { .. } | Event::Nobs { .. }))
}

/// What is not in the hand any more, though the view is from before.
fn gone(sight: &Sight<'_>, cursor: &Cursor) -> CardSet {
    let acted = sight.view.seat.is_some() && sight.decides() == sight.view.seat;
    match sight.moment.as_ref().map(|moment| moment.event) {
        Some(Event::Played { card, .. } | Event::Last { card, .. }) => CardSet::only(*card),
        Some(_) if acted && matches!(sight.view.open.phase, Phase::Discard(_)) => cursor.picked,
        _ => CardSet::EMPTY,
    }
}

/// Everybody with the number of their cards, where no hand is shown.
fn everybody(sight: &Sight<'_>, stage: &mut Stage<'_>) {
    let words = |seat, _| match sight.view.open.held(seat) {
        1 => line!("1 card"),
        cards => line!("{cards} cards"),
    };
    EVERYBODY.draw(&sight.round(), stage, &words);
}

/// Where the starter lies, and how large: beside the board where there is room.
fn starter_place(width: i32) -> (Point, CardSize) {
    match width >= 320 {
        true => (Point::new(257, 23), CardSize::Medium),
        false => (Point::new(211, 121), CardSize::Small),
    }
}

fn starter(sight: &Sight<'_>, stage: &mut Stage<'_>) {
    let (at, size) = starter_place(stage.width());
    if !stage.wide() && show::is_on(sight) {
        return;
    }
    let turned = match sight
        .moment
        .as_ref()
        .map(|moment| (moment.event, moment.done))
    {
        Some((Event::Starter { card, .. }, done)) => Some((*card, done > 128)),
        Some((Event::Nobs { .. }, _)) => sight.view.open.starter.map(|card| (card, true)),
        _ => sight.view.open.starter.map(|card| (card, true)),
    };
    let Some((starter, open)) = turned else {
        return;
    };
    let side = match open {
        true => face_up(sight, starter),
        false => Side::Down,
    };
    card::card(stage, at, size, side);
    let top = match size {
        CardSize::Small => at.y - 10,
        _ => at.y + size.size().height as i32 + 3,
    };
    let middle = at.x + size.size().width as i32 / 2;
    let place = area(middle - 19, top, 40, 9);
    stage.item(place, "starter", |canvas| {
        canvas.text_centre("starter", Point::new(middle, top), Font::B8, Colour::SAND);
    });
}

/// The cards that lie in the row: those of the count, before them the earlier ones where there is room.
struct Row {
    cards: Vec<(Play, bool), MOST_CARDS>,
    step: i32,
}

impl Row {
    fn of(sight: &Sight<'_>, width: i32) -> Row {
        let plays = &sight.view.open.plays;
        let new = motion::last_card(sight).map(|(play, _)| play);
        let new = new.filter(|new| plays.all().last() != Some(new));
        let current = plays
            .row()
            .iter()
            .copied()
            .chain(new)
            .map(|play| (play, true));
        let earlier = plays.earlier().iter().map(|play| (*play, false));
        let right = if width >= 320 { width - 6 } else { 204 };
        let room = right - ROW_LEFT - 22;
        let step = |cards: usize| (room / (cards.max(2) - 1) as i32).min(WIDEST);
        let all: Vec<(Play, bool), MOST_CARDS> = earlier.chain(current.clone()).collect();
        if step(all.len()) >= NARROWEST {
            let step = step(all.len());
            return Row { cards: all, step };
        }
        let cards: Vec<(Play, bool), MOST_CARDS> = current.collect();
        let step = step(cards.len());
        Row { cards, step }
    }

    /// Where a card of the row lies.
    fn spot(&self, sight: &Sight<'_>, place: usize) -> Point {
        let own = self.cards.get(place).map(|(play, _)| Some(play.seat));
        let down = if own == Some(sight.view.seat) { OWN } else { 0 };
        Point::new(ROW_LEFT + self.step * place as i32, ROW_TOP + down)
    }

    /// Where the last card lies.
    fn last(&self, sight: &Sight<'_>) -> Point {
        self.spot(sight, self.cards.len().saturating_sub(1))
    }
}

/// The count and its cards.
fn count(sight: &Sight<'_>, stage: &mut Stage<'_>) {
    let plays = &sight.view.open.plays;
    let flies = flying(sight).is_some();
    let now = match motion::last_card(sight) {
        Some((_, count)) if !flies => count,
        _ => plays.count(),
    };
    well(stage, now, "count");
    stage.keep_clear(&area(0, WELL.top_left.y, stage.width(), 42));
    let row = Row::of(sight, stage.width());
    let still = row.cards.len() - usize::from(flies);
    for (place, (play, current)) in row.cards.iter().take(still).enumerate() {
        let at = row.spot(sight, place);
        let face = Face {
            dim: !current,
            index_left: row.step < 22 && place + 1 < row.cards.len(),
            ..Face::plain(colours(sight))
        };
        card::card(stage, at, CardSize::Small, Side::Up(play.card, face));
        let bar = area(at.x + 2, at.y + 31, 18, 3);
        let colour = sight.look(play.seat).colour();
        stage.item(bar, colour, |canvas| canvas.rect(bar, colour));
    }
}

/// A large figure in a well, with a word under it.
pub(super) fn well(stage: &mut Stage<'_>, number: u8, word: &str) {
    stage.item(WELL, ("well", number, word), |canvas| {
        canvas.round(WELL, 5, Colour::BAIZE_LO, None);
        let middle = WELL.top_left + Point::new(28, 4);
        let figure = line!("{number}");
        canvas.text_centre(&figure, middle, Font::N24, Colour::IVORY);
        canvas.text_centre(word, middle + Point::new(0, 28), Font::B8, Colour::SAND);
    });
}

/// The card that is still on its way, and how far it has got, of 256.
fn flying(sight: &Sight<'_>) -> Option<(Play, i32)> {
    let moment = sight.moment.as_ref()?;
    let Event::Played {
        seat, card, made, ..
    } = *moment.event
    else {
        return None;
    };
    let landed = motion::landed(made);
    (moment.done < landed).then(|| (Play { seat, card }, moment.done * 256 / landed.max(1)))
}

fn flight(sight: &Sight<'_>, stage: &mut Stage<'_>) {
    let Some((play, done)) = flying(sight) else {
        return;
    };
    let to = Row::of(sight, stage.width()).last(sight);
    let from = match sight.view.seat == Some(play.seat) {
        true => hand::own_spot(sight, play.card),
        false => plates::place(sight, play.seat).top_left,
    };
    let way = crate::screen::Moment { event: &(), done };
    let at = way.between(from, to);
    card::card(stage, at, CardSize::Small, face_up(sight, play.card));
}

/// While cards go into the crib: the plate that gives them, and for whom it counts.
fn crib(sight: &Sight<'_>, cursor: &Cursor, stage: &mut Stage<'_>) {
    let width = stage.width();
    let (to, counts) = words::crib(sight);
    let live = sight.scene.live && sight.scene.face_up;
    let state = match (live && cursor.on_plate, live && cursor.is_full(sight.view)) {
        (true, _) => Button::Focused,
        (false, true) => Button::Plain,
        (false, false) => Button::Off,
    };
    let place = area(16, 114, width - 32, 24);
    let mut fonts = [Font::B12, Font::B10].into_iter();
    let font = fonts.find(|font| font.width(&to) <= width - 48);
    let font = font.unwrap_or(Font::B8);
    plate::button(stage, place, &to, state, plate::On::Baize, font);
    stage.item(area(0, 141, width, 11), &counts, |canvas| {
        let at = Point::new(width / 2, 141);
        canvas.text_centre(&counts, at, Font::B8, Colour::PARCH);
    });
}

/// The plate with which the dealer pegs for a jack.
fn nobs(sight: &Sight<'_>, cursor: &Cursor, stage: &mut Stage<'_>) {
    let live = sight.scene.live && sight.scene.face_up;
    if !live || !sight.view.open.may_peg_nobs(sight.view.hand) {
        return;
    }
    let place = area(144, 121, 62, 24);
    let state = Button::focused(cursor.on_plate);
    plate::button(stage, place, "Nobs, 2", state, plate::On::Baize, Font::B10);
}

/// What for points are pegged, beside the card that made them.
fn bubble(sight: &Sight<'_>, stage: &mut Stage<'_>) {
    let Some((what, points)) = motion::bubble(sight) else {
        return;
    };
    let at = bubble_place(
        sight,
        stage.width(),
        gain::size(&what, &points).width as i32,
    );
    let seat = sight
        .moment
        .as_ref()
        .and_then(|moment| words::actor(moment.event));
    let colour = seat.map(|seat| sight.look(seat).colour());
    gain::bubble(stage, at, &what, &points, colour);
}

/// Beside the last card of the row, right of it if there is room, else left; a wide bubble lies below it.
fn bubble_place(sight: &Sight<'_>, width: i32, bubble: i32) -> Point {
    if show::is_on(sight) {
        return show::BUBBLE;
    }
    let row = Row::of(sight, width);
    if row.cards.is_empty() {
        return Point::new(ROW_LEFT + 4, ROW_TOP + 3);
    }
    let last = row.last(sight);
    let (right, left) = (last.x + 26, last.x - 4 - bubble);
    if right + bubble <= width - 4 {
        Point::new(right, ROW_TOP)
    } else if left >= ROW_LEFT {
        Point::new(left, ROW_TOP)
    } else {
        Point::new(
            (last.x - bubble / 2).clamp(4, width - 4 - bubble),
            ROW_TOP + 38,
        )
    }
}
