"""Requests that no well-meaning client sends. Each gets one reply with the right code, and the game stays as it was."""

import base64
import json

BAD_JSON = [
    b"", b" ", b"\t", b"{", b"}", b"nonsense", b"{'cmd':'turn'}", b'{"cmd":"turn"', b'{"cmd":"turn"} x', b"\xff\xfe",
    b'{"cmd":"tu\xffrn"}', b"\x00", b"\xef\xbb\xbf{}", b'{"cmd":"\\ud800"}', b"[" * 100_000, b'{"a":' * 100_000,
    b"NaN", b"{]", b'{"cmd":"turn",}', b"x" * 3_000_000,
]
BAD_REQUEST = [
    b"{}", b"[]", b"null", b"7", b'"turn"', b'{"cmd":null}', b'{"cmd":7}', b'{"cmd":"dance"}', b'{"cmd":""}',
    b'{"cmd":["turn"]}', b'{"cmd":"apply"}', b'{"cmd":"apply","action":7}', b'{"cmd":"apply","action":null}',
    b'{"cmd":"view"}', b'{"cmd":"view","seat":"0"}', b'{"cmd":"view","seat":0.5}', b'{"cmd":"view","seat":[0]}',
    b'{"cmd":"resample","seat":0}', b'{"cmd":"resample","seed":0}', b'{"cmd":"resample","seat":0,"seed":-1}',
    b'{"cmd":"bot","level":1}', b'{"cmd":"bot","seed":1}', b'{"cmd":"bot","level":"1","seed":1}',
    b'{"cmd":"bot","level":1,"seed":1.5}', b'{"cmd":"load"}', b'{"cmd":"load","save":{}}', b'{"cmd":"perft"}',
    b'{"cmd":"perft","depth":"4"}', b'{"cmd":"perft","depth":-1}', b'{"cmd":"new"}',
]


def damaged(save, rng):
    """Texts that are no save any more."""
    whole = base64.b64decode(save)
    texts = ["", "A", "====", save[:-1], save + "A", save + "====", " " + save, save[4:], save.replace("A", "-", 1), "é"]
    for _ in range(200):
        data = bytearray(whole)
        data[rng.randrange(len(data))] ^= 1 << rng.randrange(8)
        texts.append(base64.b64encode(data).decode())
        texts.append(base64.b64encode(whole[:rng.randrange(len(whole))]).decode())
        texts.append(base64.b64encode(rng.randbytes(rng.randrange(300))).decode())
    return [text for text in texts if text != save]


def check(host, games, rng):
    for game in games:
        players = rng.randint(*game["players"])
        host.get("new", game=game["id"], players=players, seed=5)
        whole = {"game": game["id"], "players": players, "seed": 6}
        for _ in range(5):
            plain = [text for text in host.get("legal")["legal"] if "{" not in text and not text.startswith("!")]
            if plain:
                host.get("apply", action=plain[0])
        before = [host.ask(cmd) for cmd in ("turn", "legal", "state", "script", "save")]

        for line in BAD_JSON:
            reply = host.line(line)
            assert reply["error"]["code"] == "bad-json", (line[:60], reply)
        for line in BAD_REQUEST:
            reply = host.line(line)
            assert reply["error"]["code"] == "bad-request", (line, reply)
        for name in whole:
            host.refused("bad-request", "new", **{key: value for key, value in whole.items() if key != name})
            for value in (None, [], {}, True, 1.5, "x" if name != "game" else 7):
                host.refused("bad-request", "new", **{**whole, name: value})
        for seed in (-1, 2**64, 10**30, 10**400, 0.5):
            host.refused("bad-request", "new", **{**whole, "seed": seed})
        for players in (0, -1, game["players"][0] - 1, game["players"][1] + 1, 11, 256, 2**40, 10**30, -(10**30)):
            host.refused("bad-players", "new", **{**whole, "players": players})
        for name in ("", "skat", "x" * 10_000, game["id"].upper()):
            host.refused("unknown-game", "new", **{**whole, "game": name})
        for field in ("options", "script"):
            for value in ([], "x", 7, True):
                host.refused("bad-request", "new", **whole, **{field: value})
        host.refused("bad-option", "new", **whole, options={"no-such-option": 1})
        for option in game["options"]:
            wrong = [None, [], {}, "", "no-such-value", 99_999, -99_999, 0.5, 10**30]
            for value in wrong:
                host.refused("bad-option", "new", **whole, options={option["name"]: value})
        host.refused("bad-position", "new", **whole, position="no such position")
        host.refused("bad-request", "new", **whole, position=7)
        for script in ({"pack": 7}, {"dice": [7]}, {"dice": [0]}, {"dice": ["6"]}, {"picks": [-1]}, {"picks": "0"},
                       {"pack": [[7]]}, {"pack": ["x"]}, {"no-such-pack": []}):
            host.refused("bad-script", "new", **whole, script=script)
        for seat in (-1, game["players"][1] + 1, 10, 255, 2**40, 10**30):
            host.refused("bad-seat", "view", seat=seat)
            host.refused("bad-seat", "resample", seat=seat, seed=1)
        for level in (0, -1, game["levels"] + 1, 256, 257, 2**40, 10**30):
            host.refused("bad-level", "bot", level=level, seed=1)
        for depth in (10**6, 2**63):
            assert host.ask("perft", depth=depth)["error"]["code"] in ("bad-request", "unsupported")
        for text in ("", " ", "x", "\0", "x" * 100_000, "💥", ":", ",", "{", "bid:{1..2}", "7H,7H", "-1", "99999999999"):
            if before[0].get("turn"):
                host.refused("illegal", "apply", action=text)
        for text in damaged(host.get("save")["save"], rng):
            host.refused("bad-save", "load", save=text)
        bent = [json.dumps(request) for request in ({"cmd": "new", **whole}, {"cmd": "view", "seat": 0})]
        for _ in range(300):
            line = bytearray(rng.choice(bent).encode())
            for _ in range(rng.randint(1, 3)):
                line[rng.randrange(len(line))] = rng.choice(b'{}[]",:\\ 09x\xff')
            reply = host.line(bytes(line))
            if "turn" in reply:
                # By chance still a request for a new game.
                host.get("load", save=before[-1]["save"])
                before[3] = host.ask("script")

        after = [host.ask(cmd) for cmd in ("turn", "legal", "state", "script", "save")]
        assert after == before, "a refused request changed the game"
