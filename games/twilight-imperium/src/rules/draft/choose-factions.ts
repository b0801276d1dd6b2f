import {
  askAll,
  atRandom,
  choose,
  invariant,
  next,
  pick,
  type Rule,
  reveal,
  type Seat,
  shuffle,
  step,
} from '@orrery/kernel';
import type { SetupChoice } from '../../model/draft/choice.ts';
import { type DealtFactions, type Draft, factionCard, factionOnCard, snake } from '../../model/draft/draft-state.ts';
import { emit } from '../../model/events/index.ts';
import { canPlayTogether, couldClash } from '../../model/factions/homes.ts';
import type { FactionId } from '../../model/ids.ts';
import type { State } from '../../model/state.ts';
import { seatAt } from './homes.ts';

/** The choice of a table that is known to be of a kind. */
export function choiceOf<K extends SetupChoice['kind']>(game: State, kind: K): Extract<SetupChoice, { kind: K }> {
  const choice = game.options.setup;
  invariant(choice?.kind === kind, () => `this table does not play ${kind}`);
  return choice as Extract<SetupChoice, { kind: K }>;
}

export function draftOf({ draft }: State): Draft {
  invariant(draft, 'no draft is under way');
  return draft;
}

/** Lays out what is on offer. Chance decides who begins, where there is an order. */
export function* layOut(game: State, offered: readonly FactionId[], inTurn: boolean): Rule<Draft> {
  const seats = [...game.seats.keys()];
  const order = inTurn ? yield* shuffle('draft', seats) : seats;
  game.draft = {
    order,
    factions: [...offered],
    banned: [],
    slices: [],
    drafted: seats.map(() => ({ faction: null, slice: null, position: null })),
  };
  if (inTurn) yield* emit('draft-order', { order });
  yield* emit('factions-offered', { factions: offered });
  return game.draft;
}

/** Factions that nobody has taken or banned, and that can play with those that were taken. */
export const factionsLeft = (game: State): FactionId[] => {
  const { factions: offered, banned, drafted } = draftOf(game);
  const taken = drafted.flatMap(({ faction }) => faction ?? []);
  return offered.filter(
    id => !banned.includes(id) && !taken.includes(id) && canPlayTogether([...taken, id], game.options.sets),
  );
};

export function takeFaction(game: State, seat: Seat, faction: FactionId): void {
  draftOf(game).drafted[seat]!.faction = faction;
  seatAt(game, seat, faction);
}

const atFaction = (faction: FactionId) => ({ faction });

/** One seat bans a faction: nobody plays it. */
export const banFaction = step<State, { seat: Seat }>('ti/ban-faction');
banFaction.body(function* (game, { seat }) {
  const faction = yield* choose(seat, 'setup.ban', factionsLeft(game), { at: atFaction });
  draftOf(game).banned.push(faction);
  yield* emit('faction-banned', { seat, faction });
});

/** One seat picks the faction that it plays. */
export const pickFaction = step<State, { seat: Seat }>('ti/pick-faction');
pickFaction.body(function* (game, { seat }) {
  const faction = yield* choose(seat, 'setup.faction', factionsLeft(game), { at: atFaction });
  takeFaction(game, seat, faction);
  yield* emit('faction-picked', { seat, faction });
});

/** Bans and picks are in snake order: with an odd number of bans the last to ban picks first. */
export const pickAndBan = step<State>('ti/pick-and-ban');
pickAndBan.body(function* (game) {
  const { bans, from } = choiceOf(game, 'pick-and-ban');
  const { order } = yield* layOut(game, from, true);
  const turns = snake(order, bans + 1);
  const picks = turns.splice(-order.length);
  return next(...turns.map(seat => banFaction({ seat })), ...picks.map(seat => pickFaction({ seat })));
});

/** Everybody looks at the factions that they were dealt, and nobody at others'. */
export const dealFactions = step<State>('ti/deal-factions');
dealFactions.body(function* (game) {
  const { dealt, from } = choiceOf(game, 'two-of-which-one');
  yield* layOut(game, from, false);
  const { hands, box } = yield* dealHands(game, from, dealt);
  game.dealtFactions = { hands, box };
  for (const [seat, hand] of hands.entries()) {
    yield* reveal([seat], hand);
    yield* emit('factions-dealt', { seat, count: dealt }, { [seat]: { factions: hand.map(factionOnCard) } });
  }
  return next(chooseDealtFaction({}));
});

/** Hands of so many cards each, and the rest; dealt again where not all choices could play together. */
function* dealHands(game: State, from: readonly FactionId[], dealt: number): Rule<DealtFactions> {
  for (;;) {
    const box = yield* shuffle('factions', from.map(factionCard));
    const hands = game.seats.map(() => box.splice(0, dealt));
    if (
      !couldClash(
        hands.map(hand => hand.map(factionOnCard)),
        game.options.sets,
      )
    )
      return { hands, box };
  }
}

/** All choose at once, and all choices are shown together. The factions that were not chosen stay hidden. */
export const chooseDealtFaction = step<State>('ti/choose-dealt-faction');
chooseDealtFaction.body(function* (game) {
  invariant(game.dealtFactions, 'factions are dealt');
  const chosen = yield* askAll(
    game.dealtFactions.hands.map((hand, seat) =>
      pick(seat, 'setup.one-of', hand, { at: card => ({ faction: factionOnCard(card) }), private: true }),
    ),
  );
  game.dealtFactions = undefined;
  for (const [seat, [card]] of chosen.entries()) {
    const faction = factionOnCard(card!);
    yield* reveal('all', [card!]);
    takeFaction(game, seat, faction);
    yield* emit('faction-picked', { seat, faction });
  }
});

/** All name their factions at once; then chance deals everybody one of theirs, or of those that the table has named. */
export const randomWithin = step<State>('ti/random-within');
randomWithin.body(function* (game) {
  const { named, from } = choiceOf(game, 'random-within');
  yield* layOut(game, from, false);
  const wanted: (readonly FactionId[])[] =
    named === 0
      ? game.seats.map(() => from)
      : yield* askAll(
          game.seats.map((_, seat) =>
            pick(seat, 'setup.name-factions', from, { at: atFaction, min: named, max: from.length }),
          ),
        );
  if (named > 0)
    for (const [seat, each] of wanted.entries()) yield* emit('factions-named', { seat, factions: [...each] });
  for (const seat of yield* shuffle('draft', [...game.seats.keys()])) {
    const left = factionsLeft(game);
    const open = wanted[seat]!.filter(id => left.includes(id));
    const faction = yield* atRandom('factions', open.length > 0 ? open : left);
    takeFaction(game, seat, faction);
    yield* emit('faction-dealt', { seat, faction });
  }
});
