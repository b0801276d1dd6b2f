import { ask, askHead, type Barred, next, pick, pickWithin, type Seat, type Slot, step } from '@orrery/kernel';
import { othersClockwise } from '@orrery/tabletop';
import { type CardKey, stackOf } from '../model/cards.ts';
import { emit } from '../model/events.ts';
import type { Role } from '../model/ids.ts';
import { empireOf, empireSymbols, rolesInPlay, stackIsEmpty } from '../model/readers.ts';
import { bar, because } from '../model/reasons.ts';
import type { State } from '../model/state.ts';
import { dissentDraws, followerSymbols, symbolsOnCard } from '../moments/queries.ts';
import { type RoleTurn, roleRules } from '../moments/registries.ts';
import { duringOwnTurn } from '../moments/windows.ts';
import { cardTarget } from '../verbs/asks.ts';
import { drawCards, playForRole, takeRoleCard } from '../verbs/cards.ts';

/** Symbols on cards and in the empire, all counted together (ED 6). */
function symbolsOf(game: State, seat: Seat, role: Role, cards: readonly CardKey[]): number {
  return cards.reduce(
    (sum, card) => sum + symbolsOnCard(game, seat, card, role),
    empireSymbols(empireOf(game, seat), role),
  );
}

/** What the leader of a role has for its stack being empty when it was chosen (ED 24, ED 27, ED 30). */
function emptyStackSymbols(game: State, role: Role): number {
  if (!game.turn.stackWasEmpty || role === 'colonize') return 0;
  return role === 'survey' || role === 'warfare' ? Number(game.options.errata2014) : 1;
}

/** The active seat leads a role: any one of them, useful or not (ED 4). */
export const rolePhase = step<State>('ed/role-phase');
rolePhase.body(function* (game) {
  const me = game.turn.seat;
  const [role] = yield* pickWithin(game, duringOwnTurn, { seat: me }, () =>
    pick(me, 'role', rolesInPlay(game), {
      at: id => ({ role: id }),
      barred: () =>
        game.options.learning ? [bar('research', { role: 'research' }, because('role.learning', 'ED 4'))] : [],
    }),
  );
  game.turn.role = role!;
  game.turn.stackWasEmpty = stackIsEmpty(game, role!);
  yield* emit('role', { seat: me, role: role! });
  yield* takeRoleCard(game, me, stackOf[role!]); // ED 5
  return next(boost({ role: role! }), followers({ role: role!, waiting: othersClockwise(me, game.seats.length) }));
});

/** Cards in a seat's own hand that do nothing for a role; Politics never does (ED 32). */
const withoutSymbol = (game: State, seat: Seat, role: Role, rule: string): Barred[] =>
  empireOf(game, seat)
    .hand.filter(card => symbolsOnCard(game, seat, card, role) === 0)
    .map(card => bar(card, cardTarget(card), because('card.no-symbol', rule, { role })));

/** The leader plays any number of matching cards (ED 6). Asked whatever the hand holds, so that the question reveals nothing. */
export const boost = step<State, { role: Role }>('ed/boost');
boost.body(function* (game, { role }) {
  const me = game.turn.seat;
  const empire = empireOf(game, me);
  const taken = [...empire.played];
  const boosts =
    empire.hand.length === 0
      ? []
      : yield* ask(
          pick(me, 'boost', empire.hand, {
            private: true,
            where: card => symbolsOnCard(game, me, card, role) > 0,
            at: cardTarget,
            min: 0,
            max: empire.hand.length,
            prompt: { role, symbols: symbolsOf(game, me, role, taken) + emptyStackSymbols(game, role) },
            barred: () => withoutSymbol(game, me, role, 'ED 6'),
          }),
        );
  yield* playForRole(game, me, boosts);
  const cards = [...taken, ...boosts];
  const symbols = symbolsOf(game, me, role, cards) + emptyStackSymbols(game, role);
  return next(resolveRole({ seat: me, role, symbols, cards, leading: true }));
});

/** One seat carries out the role, with the leader bonus or without (ED 7, ED 8). */
export const resolveRole = step<State, RoleTurn & { seat: Seat; role: Role }>('ed/resolve-role');
resolveRole.body(function* (game, { seat, role, symbols, cards, leading }) {
  yield* roleRules.of(role).resolve(game, seat, { symbols, cards, leading });
});

type Reply = CardKey | 'dissent' | 'follow';

/** Dissent, or the cards to follow with: playing them means following (ED 8). */
function replyOf(game: State, seat: Seat, role: Role): Slot<Reply[]> {
  const { hand } = empireOf(game, seat);
  const matching = hand.filter(card => symbolsOnCard(game, seat, card, role) > 0);
  const replies: Reply[] = ['dissent', ...(mayFollowWithoutCards(game, seat, role) ? ['follow'] : []), ...matching];
  return pick(seat, 'follow', replies, {
    private: true,
    at: reply => (reply === 'dissent' || reply === 'follow' ? { choice: reply } : cardTarget(reply)),
    alone: reply => reply === 'dissent' || reply === 'follow',
    max: replies.length,
    about: `follow-${game.turn.number}`,
    prompt: { role, leader: game.turn.seat, symbols: followSymbols(game, seat, role, []) },
    barred: () => [
      ...(replies.includes('follow')
        ? []
        : [bar('follow', { choice: 'follow' }, because('follow.no-symbol', 'R-001', { role }))]),
      ...withoutSymbol(game, seat, role, 'ED 8'),
    ],
  });
}

const followSymbols = (game: State, seat: Seat, role: Role, cards: readonly CardKey[]): number =>
  symbolsOf(game, seat, role, cards) + followerSymbols(game, { seat, role }, 0);

/** At least one matching symbol is needed to follow. */
const mayFollowWithoutCards = (game: State, seat: Seat, role: Role): boolean => {
  const symbols = followSymbols(game, seat, role, []);
  return roleRules.of(role).followsWithoutCards?.(game, seat, symbols) ?? symbols > 0;
};

/** Asks each opponent in clockwise order, one after the other. */
export const followers = step<State, { role: Role; waiting: Seat[] }>('ed/followers');
followers.body(function* (game, { role, waiting }) {
  const [seat, ...rest] = waiting;
  if (seat === undefined) return;
  const reply = yield* askHead(waiting.map(each => replyOf(game, each, role)));

  if (reply.includes('dissent')) {
    yield* emit('dissented', { seat });
    yield* drawCards(game, seat, dissentDraws(game, seat, 1));
    return next(followers({ role, waiting: rest }));
  }
  const cards = reply.filter(each => each !== 'follow');
  yield* emit('followed', { seat, role });
  yield* playForRole(game, seat, cards);
  const symbols = followSymbols(game, seat, role, cards);
  return next(resolveRole({ seat, role, symbols, cards, leading: false }), followers({ role, waiting: rest }));
});
