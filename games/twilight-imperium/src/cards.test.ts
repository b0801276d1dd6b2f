import { deepEqual, equal, ok } from 'node:assert/strict';
import { chooseNumber, next } from '@orrery/kernel';
import { fuzzGame, testEvents } from '@orrery/testkit';
import { describe, test } from 'vitest';
import { action, reaction } from './content/action-cards/action-card.ts';
import { twilightImperium } from './index.ts';
import { othersClockwise, playerOf } from './model/readers.ts';
import {
  forOrAgainst,
  lawsToElect,
  planetsWithTrait,
  playersToElect,
  scoredSecretsToElect,
  strategyCardsToElect,
} from './moments/agenda/outcomes.ts';
import { type Agenda, agendas } from './moments/agenda/registry.ts';
import { afterAgendaRevealed, whenAgendaRevealed } from './moments/agenda/windows.ts';
import { decks } from './moments/cards/registry.ts';
import { whenActionCardPlayed } from './moments/cards/windows.ts';
import { afterShipsMoved, afterSystemActivated } from './moments/movement/windows.ts';
import { considerAgenda } from './moments/steps.ts';
import { discardLaw } from './verbs/agenda/laws.ts';
import { predictOutcome } from './verbs/agenda/votes.ts';
import { nameOf } from './verbs/cards/action-cards.ts';
import { drawActionCards } from './verbs/cards/cards.ts';
import { gainTradeGoods } from './verbs/economy/economy.ts';
import { spendTradeGoods } from './verbs/economy/goods.ts';

const { emit } = testEvents<{
  readonly fuzz: {
    readonly card?: string;
    readonly agenda?: string;
    readonly outcome?: string;
    readonly recount?: string;
  };
}>();

/** Small decks of our own, so that hands, windows and agendas are played at random before there are real ones. */
const cards = [
  reaction({
    id: 'fuzz-cancel',
    source: 'base',
    copies: 8,
    window: whenActionCardPlayed,
    when: (_game, me, { seat, card, cancelled }) => seat !== me && nameOf(card) !== 'fuzz-cancel' && !cancelled,
    *resolve(_game, _me, moment) {
      moment.cancelled = true;
      yield* emit('fuzz', { card: 'cancel' });
    },
  }),
  reaction({
    id: 'fuzz-ambush',
    source: 'base',
    copies: 8,
    window: afterShipsMoved,
    when: (_game, me, { seat }) => seat !== me,
    resolve: (game, me) => gainTradeGoods(game, me, 1),
  }),
  reaction({
    id: 'fuzz-tithe',
    source: 'base',
    copies: 8,
    window: afterSystemActivated,
    when: () => true,
    aims: (game, me) =>
      othersClockwise(game, me)
        .filter(seat => playerOf(game, seat).tradeGoods > 0)
        .map(seat => ({ key: String(seat), at: { seat } })),
    resolve: (game, _me, _moment, { aim }) => spendTradeGoods(game, Number(aim), 1),
  }),
  reaction({
    id: 'fuzz-veto',
    source: 'base',
    copies: 4,
    window: whenAgendaRevealed,
    when: (_game, _me, { cancelled }) => !cancelled,
    *resolve(_game, _me, moment) {
      moment.cancelled = true;
      yield* emit('fuzz', { card: 'veto' });
    },
  }),
  reaction({
    id: 'fuzz-rider',
    source: 'base',
    copies: 8,
    window: afterAgendaRevealed,
    when: () => true,
    resolve: (game, me) => predictOutcome(game, me, 'fuzz-rider'),
  }),
  action({
    id: 'fuzz-market',
    source: 'base',
    copies: 12,
    possible: (game, me) => playerOf(game, me).tradeGoods > 0,
    announce: (game, me) => chooseNumber(me, 'fuzz-market.price', 1, playerOf(game, me).tradeGoods),
    *resolve(game, me, _moment, { more }) {
      yield* spendTradeGoods(game, me, more as number);
      yield* drawActionCards(game, me, more as number);
    },
  }),
];
for (const card of cards) card.install();

const agenda = (
  id: string,
  kind: Agenda['kind'],
  outcomes: Agenda['outcomes'],
  more: Partial<Agenda> = {},
): Agenda => ({
  id,
  source: 'base',
  kind,
  outcomes,
  *resolve(_game, outcome) {
    yield* emit('fuzz', { agenda: id, outcome });
  },
  ...more,
});
const laws: Agenda[] = [
  agenda('fuzz-law', 'law', () => forOrAgainst),
  agenda('fuzz-minister', 'law', playersToElect),
  agenda('fuzz-monument', 'law', planetsWithTrait('cultural')),
  agenda('fuzz-grant', 'directive', strategyCardsToElect),
  agenda('fuzz-leak', 'directive', scoredSecretsToElect),
  agenda('fuzz-repeal', 'directive', lawsToElect, {
    isMoot: game => game.laws.length === 0,
    *resolve(game, outcome) {
      yield* discardLaw(game, outcome);
    },
  }),
  agenda('fuzz-recount', 'directive', lawsToElect, {
    *resolve(_game, outcome) {
      yield* emit('fuzz', { recount: outcome });
      return next(considerAgenda({ card: outcome }));
    },
  }),
];
agendas.install(Object.fromEntries(laws.map(each => [each.id, each])));

const game = {
  ...twilightImperium,
  setup(...args: Parameters<typeof twilightImperium.setup>) {
    const state = twilightImperium.setup(...args);
    state.custodians = false; // agendas from the first round on
    return state;
  },
};
const pieces = {
  'action-cards': cards.flatMap(card => [...card.pieces]),
  agendas: laws.map(({ id }) => ({ card: id, source: 'base' })),
};
decks.install(pieces as unknown as Parameters<typeof decks.install>[0]);

describe('P1 to P6 hold with hands and agendas', () => {
  for (const seats of [3, 4, 6])
    test(`${seats} seats`, () => {
      const { table, problems } = fuzzGame(game, { seats, seed: `cards ${seats}`, decisions: 1200, checkEvery: 5 });
      deepEqual(problems, []);
      ok(table.events.some(({ type }) => type === 'agenda'));
    });
});

test('whole games with hands and agendas come to their end, and every card is played', () => {
  const notes = ['alliance', 'ceasefire', 'political-secret', 'support-for-the-throne', 'trade-agreement'];
  const unseen = new Set([...cards, ...laws].map(({ id }) => id).concat(notes));
  for (let i = 0; i < 3 || (i < 12 && unseen.size > 0); i++) {
    const seats = [3, 5, 6][i % 3]!;
    const { table, problems } = fuzzGame(game, { seats, seed: `cards whole ${i} ${seats}`, checkEvery: 0 });
    deepEqual(problems, []);
    equal(table.over, true);
    deepEqual(game.audit(table.state), []);
    for (const { type, data } of table.events)
      if (type === 'action-card-discarded') unseen.delete(nameOf(data.card));
      else if (type === 'agenda-decided') unseen.delete(data.card);
      else if (type === 'note-in-play') unseen.delete(nameOf(data.note));
  }
  deepEqual([...unseen], []);
});
