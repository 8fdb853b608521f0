"""What is known of the games beforehand: numbers of move sequences, moves of positions, and how packs are dealt.

Checkers, tournament rules: the usual table of English draughts. The other columns agree in two independent generators.
"""

TOURNAMENT = {"capture": "forced", "multi-jump": "must-finish"}
CONTINUES = {"crowning": "continues"}

# Game, options, position, counts by depth from 1.
COUNTS = [
    ("checkers", TOURNAMENT, None, [7, 49, 302, 1469, 7361, 36768, 179740, 845931, 3963680, 18391564]),
    ("checkers", {}, None, [7, 49, 379, 2872, 23582, 190647, 1607272, 13412443]),
    ("checkers", CONTINUES, None, [7, 49, 379, 2872, 23582, 190647, 1607272, 13412527]),
    ("checkers", {"multi-jump": "must-finish"}, None, [7, 49, 379, 2872, 23582, 189143, 1583148, 12985817]),
    ("checkers", {"capture": "forced"}, None, [7, 49, 302, 1469, 7361, 37205, 182906, 873324, 4134333]),
    ("checkers", TOURNAMENT, "B:W6,7,14,15,22,23:BK2", [6, 32, 112, 576, 1509]),
    ("checkers", {}, "B:W6,7,14,15,22,23:BK2", [12, 78, 312, 1887, 6049]),
    ("checkers", TOURNAMENT, "B:W25,26:B17,21", [1, 2, 5, 8, 38]),
    ("checkers", {}, "B:W25,26:B17,21", [2, 5, 13, 27, 97]),
    ("checkers", CONTINUES, "B:W25,26:B17,21", [3, 5, 13, 27, 97]),
    ("checkers", TOURNAMENT, "B:W27,26:B23,22", [3, 4, 12, 24, 76]),
    ("checkers", {}, "B:W27,26:B23,22", [4, 10, 32, 84, 248]),
    ("checkers", CONTINUES, "B:W27,26:B23,22", [5, 10, 32, 84, 248]),
    ("checkers", TOURNAMENT, "W:WK18:B14,15,22,23", [4, 24, 96, 466, 1257]),
    ("checkers", {}, "W:WK18:B14,15,22,23", [4, 24, 96, 493, 1489]),
    ("checkers", TOURNAMENT, "W:W9,10,K32:BK3,20,21", [6, 21, 88, 399, 1940]),
    ("checkers", {}, "W:W9,10,K32:BK3,20,21", [6, 24, 136, 727, 4172]),
    ("checkers", TOURNAMENT, "B:W10,14,23,26,K12:B1,7,K16,18", [1, 2, 12, 42, 196]),
    ("checkers", {}, "B:W10,14,23,26,K12:B1,7,K16,18", [8, 57, 436, 3479, 25663]),
    ("checkers", CONTINUES, "B:W10,14,23,26,K12:B1,7,K16,18", [8, 57, 436, 3492, 25717]),
]

# Game, options, position, the moves in any order.
MOVES = [
    ("checkers", {}, "B:W18,26:B14", "14-17 14x23 14x23x30"),
    ("checkers", TOURNAMENT, "B:W18,26:B14", "14x23x30"),
    ("checkers", TOURNAMENT, "B:W6,7,14,15,22,23:BK2",
     "2x11x18x25 2x11x18x27 2x11x18x9x2 2x9x18x11x2 2x9x18x25 2x9x18x27"),
    ("checkers", {}, "B:W22:B17", "17-21 17x26"),
    ("checkers", TOURNAMENT, "B:W22:B17", "17x26"),
    ("checkers", {}, "W:W18:B23", "18-14 18-15"),
    ("checkers", {}, "W:WK18:B23", "18-14 18-15 18-22 18x27"),
    ("checkers", TOURNAMENT, "W:WK18:B23", "18x27"),
]

CARDS = [rank + suit for suit in "CDHS" for rank in "A23456789TJQK"]


def deal_crazy_eights(host, rng):
    """One card at a time from the dealer's left, then the starter, then the stock."""
    for players, each in ((2, 7), (3, 5), (8, 5)):
        pack, dealer = rng.sample(CARDS, 52), rng.randrange(players)
        dealt = players * each
        eights = [card for card in pack[dealt:] if card[0] == "8"]
        pack = pack[:dealt] + [card for card in pack[dealt:] if card[0] != "8"] + eights
        host.get("new", game="crazy-eights", players=players, seed=1, script={"pack": [pack], "picks": [dealer]})
        zones = host.get("state")["state"]["zones"]
        for place in range(players):
            hand = pack[place:dealt:players]
            assert sorted(zones[f"hand{(dealer + 1 + place) % players}"]) == sorted(hand), zones
        assert zones["discard"] == [pack[dealt]] and zones["stock"] == pack[dealt + 1:], zones
        assert host.get("turn")["turn"]["seat"] == (dealer + 1) % players


def deal_no_thanks(host, rng):
    """The deck is turned up from the front, the last nine are set aside, tigers come from the front of those."""
    for players in (3, 5, 7):
        pack, first = [str(value) for value in range(3, 36)], rng.randrange(players)
        rng.shuffle(pack)
        host.get("new", game="no-thanks", players=players, seed=1, options={"hidden-tiger": True},
                 script={"pack": [pack], "picks": [first]})
        zones = host.get("state")["state"]["zones"]
        assert zones["active"] == pack[:1] and zones["deck"] == pack[1:24], zones
        for place in range(players):
            assert zones[f"tiger{(first + place) % players}"] == [pack[24 + place]], zones
        assert sorted(zones["aside"]) == sorted(pack[24 + players:]), zones
        assert host.get("turn")["turn"]["seat"] == first


NO_RESPECT_SAMPLE = """
5 build:0, 1 discard:0, 5 stack:0.0, 4 build:0, 8 build:0, 2 discard:0, 6 build:1, 7 build:1, 6 build:0,
2 build:0, 3 build:0, 3 stack:1.0, 3 stack:1.0, 4 build:1, 8 build:1, 5 build:1, 8 build:2, 2 stack:0.0
"""


def deal_no_respect(host, rng):
    """All draw for the first turn, the tied ones again; then the pool is mixed anew. The sample game of the booklet."""
    host.get("new", game="no-respect", players=3, seed=1, script={"pack": [["6", "6", "3", "4", "7"]]})
    assert host.get("turn")["turn"]["seat"] == 1
    sample = [play.split() for play in NO_RESPECT_SAMPLE.split(",")]
    tiles = [tile for tile, _ in sample]
    last = str(rng.randint(1, 8))
    host.get("new", game="no-respect", players=3, seed=1, script={"pack": [["6", "5", "4"], [*tiles, last]]})
    for number, (tile, action) in enumerate(sample):
        assert host.get("turn")["turn"]["seat"] == number % 3
        assert host.get("state")["state"]["zones"]["drawn"] == [tile]
        host.get("apply", action=action)
    zones = host.get("state")["state"]["zones"]
    left = sorted(zones["pool"] + zones["drawn"])
    assert zones["drawn"] == [last] and [left.count(str(tile)) for tile in range(1, 9)] == [9, 7, 7, 8, 7, 8, 9, 7]
    assert zones["column-0-0"] == ["2", "2", "4", "5", "5"] and zones["column-0-1"] == ["3", "3", "3", "8"]
    legal = {
        1: "build:0 build:1", 2: "build:1 stack:0.0", 3: "build:1", 4: "build:1 build:2 stack:1.1",
        5: "build:2 stack:0.1", 6: "build:2 stack:2.0", 7: "build:2", 8: "build:2 stack:1.2 stack:2.1",
    }
    assert host.get("legal")["legal"] == legal[int(last)].split()


TILES = [f"{high}-{low}" for high in range(7) for low in range(high + 1)]


def deal_dominoes(host, rng, game="dominoes", each=5, rest="boneyard"):
    """A whole hand to each seat in turn from the first, then what is left; the highest double opens."""
    for players in (2, 3, 4):
        pack = rng.sample(TILES, 28)
        dealt = players * each
        doubles = [tile for tile in pack[:dealt] if tile[0] == tile[2]]
        if not doubles:
            continue
        host.get("new", game=game, players=players, seed=1, script={"pack": [pack]})
        zones = host.get("state")["state"]["zones"]
        for seat in range(players):
            assert sorted(zones[f"hand{seat}"]) == sorted(pack[seat * each:(seat + 1) * each]), zones
        assert zones[rest] == pack[dealt:] and zones["line"] == [], zones
        opening = max(doubles)
        assert host.get("legal") == {"legal": [opening]}
        turn = host.get("turn")["turn"]
        assert turn == {"seat": pack.index(opening) // each, "phase": "open", "private": False}, turn
        host.get("apply", action=opening)
        assert host.get("state")["state"]["zones"]["line"] == [opening]


def deal_block(host, rng):
    """The same with seven tiles each; what is left lies aside."""
    deal_dominoes(host, rng, "block", 7, "aside")


def bingo_game(host, row, answer):
    """Counts a row to its end beside the host; how it ended there and how many tiles were left. Without `answer` every match
    goes; else it says for each whether it does."""
    options = {"removal": "may-leave"} if answer else {}
    host.get("new", game="bingo", players=1, seed=1, options=options, script={"pack": [row]})
    said = dry = 0
    while True:
        gone, matched = [], False
        for place, tile in enumerate(row):
            turn = host.get("turn")["turn"]
            assert turn == {"seat": 0, "phase": "count", "private": False}, turn
            state = host.get("state")["state"]
            assert state["zones"]["row"] == [left for left in row if left not in gone], state
            assert (state["place"], state["number"], state["next"]) == (place, said % 13, tile), state
            assert state["scores"] == [28 - len(row) + len(gone)], state
            reply = host.get("apply", action="count")
            matches = int(tile[0]) + int(tile[2]) == said % 13
            said += 1
            if not matches:
                continue
            matched = True
            if answer:
                assert host.get("legal") == {"legal": ["remove", "leave"]}
                taken = answer(state)
                reply = host.get("apply", action="remove" if taken else "leave")
            if not answer or taken:
                gone.append(tile)
            if len(gone) == len(row):
                assert reply["over"] == {"winners": [0], "scores": [28], "reason": "cleared"}, reply
                return "cleared", 0
        dry = 0 if gone else dry + 1
        stuck = not matched and len(row) in (13, 26)
        if stuck or dry == 13:
            reason = "stuck" if stuck else "idle"
            assert reply["over"] == {"winners": [], "scores": [28 - len(row)], "reason": reason}, reply
            return reason, len(row)
        row = [tile for tile in row if tile not in gone]


def deal_bingo(host, rng):
    """The row lies as it was shuffled; whole games of both kinds."""
    for answer in (None, lambda state: rng.random() < 0.7):
        bingo_game(host, rng.sample(TILES, 28), answer)


def poker_hand(hand):
    """What five tiles are worth: the category, and what decides in it."""
    tiles = [(int(tile[0]), int(tile[2])) for tile in hand]
    doubles = [high for high, low in tiles if high == low]
    plain = [set(tile) for tile in tiles if tile[0] != tile[1]]
    suits = {suit: sorted(sum(tile) - suit for tile in tiles if suit in tile) for suit in range(1, 7)}
    rows = {suit: max((number for number in range(1, 6) for first in range(1, 7)
                       if set(range(first, first + number)) <= set(halves)), default=0)
            for suit, halves in suits.items()}
    places = [low + high * (high - 1) // 2 + 100 * (high == low) for high, low in tiles]
    best = lambda number: max((suit for suit in rows if rows[suit] >= number), default=0)
    return max([
        (9, 6) if len(doubles) == 5 else (0, max(places)),
        (8, 6) if rows[6] == 5 else (0, 0),
        (7, max(doubles)) if len(doubles) == 4 else (0, 0),
        (6, best(5)) if best(5) else (0, 0),
        (5, max(doubles)) if len(doubles) == 3 and plain[0] & plain[1] else (0, 0),
        (4, best(4)) if best(4) else (0, 0),
        (3, max(doubles)) if len(doubles) == 3 else (0, 0),
        (2, max(suits, key=lambda suit: len(suits[suit]))) if max(map(len, suits.values())) == 5 else (0, 0),
        (1, max(doubles)) if len(doubles) == 2 else (0, 0),
    ])


def deal_domino_poker(host, rng):
    """Five tiles to each seat from the first, whoever deals; the best hand wins."""
    names = ("high-piece one-pair flush threes four-straight full-hand five-straight fours six-straight royal").split()
    pack = [tile for tile in TILES if "0" not in tile and tile != "1-1"]
    for dealer in list(range(4)) * 25:
        dealt = rng.sample(pack, 20)
        hands = [dealt[5 * seat:5 * seat + 5] for seat in range(4)]
        host.get("new", game="domino-poker", players=4, seed=1, options={"betting": "show-down"},
                 script={"pack": [dealt], "picks": [dealer]})
        zones = host.get("state")["state"]["zones"]
        assert [sorted(zones[f"hand{seat}"]) for seat in range(4)] == [sorted(hand) for hand in hands], zones
        assert host.get("turn")["turn"] == {"seat": dealer, "phase": "show", "private": False}
        events = host.get("apply", action="show")["events"]
        shown = {event["seat"]: event["category"] for event in events if event["kind"] == "shown"}
        worth = [poker_hand(hand) for hand in hands]
        assert [shown[seat] for seat in range(4)] == [names[category] for category, _ in worth], (hands, shown)
        won = [event["seat"] for event in events if event["kind"] == "won"]
        assert won == [worth.index(max(worth))], (hands, won)


DEALS = {
    "bingo": deal_bingo,
    "block": deal_block,
    "crazy-eights": deal_crazy_eights,
    "domino-poker": deal_domino_poker,
    "dominoes": deal_dominoes,
    "no-respect": deal_no_respect,
    "no-thanks": deal_no_thanks,
}


def new(host, game, options, position):
    fields = {"position": position} if position else {}
    return host.get("new", game=game, players=2, seed=1, options=options, **fields)


def check(host, game, most, rng):
    """Repeats what is known of a game, up to counts of this size."""
    if game in DEALS:
        DEALS[game](host, rng)
    for known, options, position, counts in COUNTS:
        if known != game:
            continue
        new(host, game, options, position)
        for depth, nodes in enumerate([1, *counts]):
            if nodes <= most:
                reply = host.get("perft", depth=depth)
                assert reply == {"nodes": nodes}, (options, position, depth, nodes, reply)
    for known, options, position, moves in MOVES:
        if known != game:
            continue
        new(host, game, options, position)
        legal = [move for move in host.get("legal")["legal"] if not move.startswith("!")]
        assert sorted(legal) == sorted(moves.split()), (options, position, legal)
        assert host.get("state")["state"]["position"] == host.get("view", seat=None)["view"]["position"]
