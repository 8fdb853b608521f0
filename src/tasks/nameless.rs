//! To whom it belongs what has no name: words, pictures and tables that the compiler made. Whoever points there owns it,
//! and what it points to in turn; what several point to belongs to nobody.
//!
//! Every word in the image that could be the address of something nameless is taken for one, and something nameless
//! reaches up to the next address that is pointed to. That is so nearly always, and right enough for a sum.

use crate::elf::Piece;
use std::collections::BTreeMap;

/// A run of bytes without a name: where it begins and where it ends.
pub(crate) type Gap = (u32, u32);

/// Who points to something.
#[derive(Clone, PartialEq, Eq, Debug)]
enum By<O> {
    One(O),
    Several,
}

/// What has no name, cut where it is pointed to.
pub(crate) struct Nameless<'a, O> {
    contents: &'a [Piece<'a>],
    gaps: &'a [Gap],
    /// Where something begins, and who points there.
    begins: BTreeMap<u32, Option<By<O>>>,
}

impl<'a, O: Clone + PartialEq> Nameless<'a, O> {
    /// Cuts the gaps, which are in order, where anything nameless points to.
    pub(crate) fn new(contents: &'a [Piece<'a>], gaps: &'a [Gap]) -> Nameless<'a, O> {
        let mut nameless = Nameless {
            contents,
            gaps,
            begins: BTreeMap::new(),
        };
        let all: Vec<u32> = gaps
            .iter()
            .flat_map(|gap| nameless.pointed_to(*gap))
            .collect();
        nameless.begins.extend(all.into_iter().map(|at| (at, None)));
        nameless
    }

    /// Notes that an owner has these bytes, so that what they point to is the owner's.
    pub(crate) fn note(&mut self, owner: &O, bytes: Gap) {
        for at in self.pointed_to(bytes) {
            self.add(at, &By::One(owner.clone()));
        }
    }

    /// How many bytes each owner has.
    pub(crate) fn owned(mut self) -> Vec<(O, u32)> {
        self.pass_on();
        let by_one = |by: Option<By<O>>| match by {
            Some(By::One(owner)) => Some(owner),
            _ => None,
        };
        let begins: Vec<u32> = self.begins.keys().copied().collect();
        let lengths = begins.iter().map(|at| self.end(*at) - at);
        let lengths: Vec<u32> = lengths.collect();
        let owners = self.begins.into_values().map(by_one);
        let found = owners.zip(lengths);
        found
            .filter_map(|(owner, length)| Some((owner?, length)))
            .collect()
    }

    /// Whoever owns something owns what that points to.
    fn pass_on(&mut self) {
        let mut changed: Vec<u32> = self.begins.keys().copied().collect();
        while let Some(at) = changed.pop() {
            let Some(by) = self.begins.get(&at).cloned().flatten() else {
                continue;
            };
            let there = self.pointed_to((at, self.end(at)));
            changed.extend(there.into_iter().filter(|to| self.add(*to, &by)));
        }
    }

    /// Notes who points to something; says whether that is news.
    fn add(&mut self, at: u32, by: &By<O>) -> bool {
        let known = self.begins.entry(at).or_default();
        let all = match known {
            None => by.clone(),
            Some(one) if one == by => by.clone(),
            Some(_) => By::Several,
        };
        known.replace(all.clone()) != Some(all)
    }

    /// Where what begins here ends.
    fn end(&self, at: u32) -> u32 {
        let gap = self.gap(at).map_or(at, |(_, end)| end);
        let next = self.begins.range(at + 1..).next();
        next.map_or(gap, |(next, _)| gap.min(*next))
    }

    fn gap(&self, at: u32) -> Option<Gap> {
        let before = self.gaps.partition_point(|(start, _)| *start <= at);
        let gap = self.gaps[..before].last().copied();
        gap.filter(|(_, end)| at < *end)
    }

    /// The nameless addresses among the words of some bytes.
    fn pointed_to(&self, (from, to): Gap) -> Vec<u32> {
        let holds = |piece: &&Piece<'_>| {
            let end = piece.at + piece.bytes.len() as u32;
            (piece.at..end).contains(&from)
        };
        let Some(piece) = self.contents.iter().find(holds) else {
            return Vec::new();
        };
        let from = from.next_multiple_of(4) - piece.at;
        let to = (to - piece.at).max(from);
        let bytes = piece.bytes.get(from as usize..to as usize);
        let words = bytes.unwrap_or_default().chunks_exact(4);
        let words = words.map(|word| {
            word.iter()
                .rfold(0, |all, byte| all << 8 | u32::from(*byte))
        });
        words.filter(|word| self.gap(*word).is_some()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::Nameless;
    use crate::elf::Piece;

    const CODE: u32 = 0x1000;
    const DATA: u32 = 0x2000;

    /// Who owns how much of 32 bytes, where the code of some owners and the data have these words.
    fn owned(code: &[(char, u32)], data: &[u32]) -> Vec<(char, u32)> {
        let bytes = |words: &mut dyn Iterator<Item = u32>| -> Vec<u8> {
            words.flat_map(u32::to_le_bytes).collect()
        };
        let code_bytes = bytes(&mut code.iter().map(|(_, word)| *word));
        let data_bytes = bytes(&mut data.iter().copied());
        let contents = [(CODE, &code_bytes), (DATA, &data_bytes)];
        let contents = contents.map(|(at, bytes)| Piece { at, bytes });
        let gaps = [(DATA, DATA + data_bytes.len() as u32)];
        let mut nameless = Nameless::new(&contents, &gaps);
        for (at, (owner, _)) in (CODE..).step_by(4).zip(code) {
            nameless.note(owner, (at, at + 4));
        }
        nameless.owned()
    }

    #[test]
    fn who_points_there_owns_it_up_to_the_next() {
        assert_eq!(
            owned(&[('a', DATA), ('b', DATA + 8)], &[7; 8]),
            [('a', 8), ('b', 24)]
        );
        assert_eq!(owned(&[('a', DATA + 4)], &[7; 8]), [('a', 28)]);
        assert_eq!(owned(&[('a', DATA - 4)], &[7; 8]), []);
    }

    #[test]
    fn what_several_point_to_is_nobodys_and_neither_is_what_that_points_to() {
        let code = [('a', DATA), ('b', DATA), ('a', DATA + 12)];
        assert_eq!(owned(&code, &[7, DATA + 8, 7, 7]), [('a', 4)]);
    }

    #[test]
    fn what_is_pointed_to_points_on() {
        assert_eq!(
            owned(&[('a', DATA)], &[DATA + 8, 7, 7, 7]),
            [('a', 8), ('a', 8)]
        );
        // In a ring, too.
        assert_eq!(
            owned(&[('a', DATA)], &[DATA + 4, DATA]),
            [('a', 4), ('a', 4)]
        );
    }
}
