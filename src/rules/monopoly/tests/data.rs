//! The board and the cards, against the data of the edition.

use crate::monopoly::{Card, Deck, Deed, Effect, Group, Kind, Space, tenth};
use std::format;
use std::string::{String, ToString};
use std::vec::Vec;

fn rows(table: &'static str) -> impl Iterator<Item = Vec<&'static str>> {
    table.lines().skip(1).map(|line| line.split(',').collect())
}

#[test]
fn the_board_is_that_of_the_edition() {
    let mut seen = 0;
    for row in rows(include_str!("board.csv")) {
        let space = Space::new(row[0].parse().unwrap()).unwrap();
        assert_eq!((space.name(), space.short()), (row[1], row[2]));
        assert!(space.short().len() <= 10);
        seen += 1;
        let kind = match row[3] {
            "go" => Kind::Go,
            "chance" => Kind::Chance,
            "chest" => Kind::Chest,
            "income_tax" => Kind::IncomeTax,
            "luxury_tax" => Kind::LuxuryTax,
            "jail" => Kind::Jail,
            "free" => Kind::FreeParking,
            "go_to_jail" => Kind::GoToJail,
            "street" | "rail" | "util" => Kind::Deed,
            other => panic!("{other}"),
        };
        assert_eq!(space.kind(), kind, "{}", row[1]);
        let Some(deed) = space.deed() else {
            assert_eq!(row[5], "", "{} is not for sale", row[1]);
            continue;
        };
        assert_eq!(deed.space(), space);
        assert_eq!(deed.group().id(), row[4]);
        assert_eq!(deed.price().to_string(), row[5]);
        assert_eq!(deed.mortgage().to_string(), row[13]);
        assert_eq!(deed.group().is_street(), row[3] == "street");
        if row[3] == "street" {
            assert_eq!(deed.group().house_cost().to_string(), row[6]);
            let rents: Vec<String> = deed.rents().iter().map(ToString::to_string).collect();
            assert_eq!(rents, row[7..13]);
        }
    }
    assert_eq!(seen, 40);
}

#[test]
fn the_cards_are_those_of_the_edition() {
    let mut seen = 0;
    for row in rows(include_str!("cards.csv")) {
        let number = |place: usize| row[place].parse::<i32>().unwrap_or(0);
        let deck = match row[0] {
            "chance" => Deck::Chance,
            _ => Deck::Chest,
        };
        let id = format!("{}-{}", row[0], row[1]);
        let card: Card = deck.cards().find(|card| card.to_string() == id).unwrap();
        let effect = match row[2] {
            "move_to" => Effect::MoveTo(Space::new(number(3) as u8).unwrap()),
            "nearest_util" => Effect::NearestWorks,
            "nearest_rail" => Effect::NearestRail,
            "back" => Effect::Back(number(3) as u8),
            "jail" => Effect::Jail,
            "jail_free" => Effect::Pass,
            "gain" => Effect::Gain(number(3)),
            "pay" => Effect::Pay(number(3)),
            "pay_each" => Effect::PayEach(number(3)),
            "collect_each" => Effect::CollectEach(number(3)),
            "repairs" => Effect::Repairs(number(3), number(4)),
            other => panic!("{other}"),
        };
        assert_eq!(card.effect(), effect, "{id}");
        assert_eq!(card == deck.pass(), effect == Effect::Pass, "{id}");
        assert_eq!(
            (card.deck(), card.id().to_string()),
            (deck, row[1].to_string())
        );
        // What it says names its sums.
        let sums = [row[3], row[4]];
        let money = matches!(
            row[2],
            "gain" | "pay" | "pay_each" | "collect_each" | "repairs"
        );
        for sum in sums.iter().filter(|sum| money && !sum.is_empty()) {
            assert!(
                card.text().contains(&format!("${sum}")),
                "{id}: {}",
                card.text()
            );
        }
        seen += 1;
    }
    assert_eq!(seen, 32);
}

#[test]
fn each_group_has_its_lots() {
    let sizes = Group::ALL.map(|group| group.deeds().len());
    assert_eq!(sizes, [2, 3, 3, 3, 3, 3, 3, 2, 4, 2]);
    assert_eq!(Deed::all().map(Deed::price).sum::<i32>(), 5690);
}

#[test]
fn a_tenth_is_rounded_up() {
    assert_eq!([0, 1, 10, 11, 175, 75].map(tenth), [0, 1, 1, 2, 18, 8]);
}
