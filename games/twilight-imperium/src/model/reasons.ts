import type { Barred, Json, Reason, Target } from '@orrery/kernel';

/** All ids of reasons why something is not legal. Their texts are in `text/reasons.ts`. */
export const reasonIds = [
  'action.cards-unused',
  'action.card-used',
  'action.exhausted',
  'action.no-tactic-token',
  'action.no-use',
  'action.traded',
  'action.no-neighbour',
  'activate.kept-out',
  'activate.own-token',
  'bombardment.all-or-none',
  'build.anomaly',
  'build.no-place',
  'build.wormhole',
  'commit.custodians',
  'commit.kept-out',
  'commit.station',
  'assign.ships-first',
  'commit.one-each',
  'commit.too-little',
  'commit.too-many',
  'diplomacy.mecatol',
  'home.in-play',
  'move.all-held',
  'move.anomaly',
  'move.blocked-by-anomaly',
  'move.blocked-by-ships',
  'move.blocked-by-effect',
  'move.carried',
  'move.cargo-token',
  'move.room',
  'move.held',
  'move.kept-out',
  'move.no-move',
  'move.no-way',
  'move.out-of-reach',
  'move.own-token',
  'move.there',
  'move.together',
  'move.told',
  'move.too-far',
  'invest.spread',
  'one-place',
  'pay.exhausted',
  'pay.each',
  'pay.one-use',
  'pay.too-little',
  'politics.speaker',
  'exchange.too-many',
  'produce.cost',
  'produce.effect',
  'produce.limit',
  'produce.no-pieces',
  'produce.no-place',
  'produce.not-by-these',
  'produce.plan',
  'produce.ships-there',
  'produce.structure',
  'produce.total-cost',
  'ready.ready',
  'research.cost',
  'research.nothing',
  'research.prerequisites',
  'retreat.enemy',
  'retreat.kept-out',
  'retreat.nobody',
  'retreat.room',
  'score.done',
  'score.home',
  'score.none-met',
  'score.not-met',
  'score.phase',
  'strategy-card.taken',
  'fragments.alike',
  'spinner.together',
  'structure.full',
  'structure.no-pieces',
  'structure.place',
  'transaction.no-refuge',
  'transaction.one-note',
  'transaction.one-partner',
  'vote.barred',
  'vote.no-outcome',
  'vote.no-planets',
] as const;

export type ReasonId = (typeof reasonIds)[number];

type Facts = Readonly<Record<string, Json>>;

/** Why a rule forbids something. */
export const because = (id: ReasonId, rule: string, facts?: Facts): Reason =>
  facts ? { id, rule, with: facts } : { id, rule };

/** Why a card that a seat has does not do as an action what is printed on it (LRR 22.3, LRR 34.4). */
export const whyNoAction = (isReady: boolean): Reason =>
  isReady ? because('action.no-use', 'LRR 22.3') : because('action.exhausted', 'LRR 34.4');

/** An option that is not legal, with the rule that forbids it. */
export const bar = (key: string, at: Target, reason: Reason): Barred => ({ option: { key, at }, reason });
