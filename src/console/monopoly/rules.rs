//! The rules in our own words.

use super::pictures;
use crate::screen::{RulesPage, in_short, page};

pub(super) const PAGES: &[RulesPage] = &[
    in_short(
        "Throw, move, and buy where you land.\nWhoever lands on your deed pays rent.\nOn a whole group you can build.\nThe last one left wins.",
    ),
    page(
        "Your turn",
        "Throw both dice, go on that far, and do what the space says.\nDoubles: throw again. The third double takes you to Jail.",
    ),
    page(
        "GO",
        "Whenever you reach or pass GO by dice or card, you get $200.",
    ),
    page(
        "Deeds",
        "A deed of the Bank costs the printed price. The strip at the edge shows its owner.",
    )
    .showing(pictures::owners),
    page(
        "Auctions",
        "If you do not buy, the Bank sells to the highest bid. Everybody may bid from $1 up, you too.\nWho passes is out of it.",
    ),
    page(
        "Rent",
        "Rent is paid by itself. All lots of a group: it doubles while they are bare.\nRailroads: $25, 50, 100, 200 for one to four.\nUtilities: 4 x the dice, with both 10 x.",
    ),
    page(
        "Cards",
        "Chance and Community Chest: take the top card and do what it says. A card may move you to another space.",
    ),
    page(
        "Taxes",
        "Income Tax: $200, or a tenth of all you have. Choose before you count.\nLuxury Tax: $75.\nFree Parking: nothing happens.",
    ),
    page(
        "Jail",
        "You go there by the corner, by a card, or with three doubles.\nPay $50 or use a pass before you throw. Or throw doubles; the third miss costs $50.",
    ),
    page(
        "Building",
        "With a whole group and no mortgage in it, build at any time: evenly, up to four houses a lot, then a hotel.",
    )
    .showing(pictures::buildings),
    page(
        "Few houses",
        "The Bank has 32 houses and 12 hotels. If more are wanted than it has, everybody says how many, and they are auctioned.",
    ),
    page(
        "Selling",
        "The Bank buys buildings back for half their price, evenly too. A hotel becomes four houses if the Bank has them.",
    ),
    page(
        "Mortgages",
        "On a bare group the Bank lends money. Lifting it costs a tenth more.",
    )
    .showing(pictures::mortgage),
    page(
        "Deals",
        "Between two throws anybody may trade deeds, passes and cash with anybody. Built groups stay out of it.\nA mortgaged deed costs its new owner a tenth at once.",
    ),
    page(
        "The floor",
        "Build, sell and deal before you throw, and after it.\nThe others too: give them the floor on the page Deal, or in the menu.",
    ),
    page(
        "Debts",
        "Who cannot pay sells, mortgages or deals until the money is there. If even that is too little, all goes to the creditor, or by auction to the others.",
    ),
    page(
        "Short Game",
        "A game option. Three deeds each to begin with; a hotel needs three houses. You leave Jail on your next turn.\nThe first bankruptcy ends it: the richest wins.",
    ),
    page(
        "Time Limit",
        "A game option. Two deeds each, which you pay for. When time is up the turn is ended, and the richest wins.",
    ),
    page(
        "What counts",
        "Cash, deeds at their price, mortgaged ones at half, buildings at what they cost.",
    ),
];
