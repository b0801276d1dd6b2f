import { deepEqual, equal } from 'node:assert/strict';
import { open, query, type Seat, window } from '@orrery/kernel';
import { proves } from '@orrery/testkit/proves';
import { test } from 'vitest';
import { technologies } from '../../model/cards/technologies.ts';
import type { State } from '../../model/state.ts';
import { componentActionsOf } from '../../moments/cards/registry.ts';
import { given } from '../../testing/index.ts';
import { allow, forbid, modify, on, technology } from './technology.ts';

// A test technology with one ability of each kind, on a card without an ability.
const strength = query<State, { seat: Seat }, number>('test-strength');
const rivalry = query<State, { one: Seat; other: Seat }, number>('test-rivalry');
const mayFly = query<State, Seat, boolean>('test-may-fly');
const mayFall = query<State, Seat, boolean>('test-may-fall');
const everybody = (game: State): Seat[] => [...game.seats.keys()];
const tea = window<State, { log: string[] }>('test-tea', everybody);
const nap = window<State, { log: string[] }>('test-nap', everybody);
const alarm = window<State, { log: string[] }>('test-alarm', everybody);
const edition = query<State, Seat, string>('test-edition');
const luck = query<State, Seat, number>('test-luck');

technology({
  id: 'carrier-ii',
  passive: [
    modify(strength, (_input, value) => value + 1),
    modify(
      rivalry,
      (_input, value) => value + 1,
      ({ other }) => other,
    ),
    allow(mayFly, () => true),
    forbid(mayFall, () => true),
  ],
  responses: [
    on(tea, {
      when: () => true,
      *play(_game, me, { log }) {
        log.push(`tea for ${me}`);
      },
    }),
    on(nap, {
      exhausts: true,
      when: () => true,
      *play(_game, me, { log }) {
        log.push(`nap of ${me}`);
      },
    }),
    on(alarm, {
      must: true,
      when: (_game, me) => me !== 2,
      *play(_game, me, { log }) {
        log.push(`alarm for ${me}`);
      },
    }),
  ],
  componentAction: {
    possible: (_game, me) => me === 0,
    *play() {},
  },
  lasting: [modify(luck, (_seat, value) => value + 1)],
  editions: {
    base: { passive: [modify(edition, () => 'base')] },
    codex1: { passive: [modify(edition, () => 'codex1')] },
    codex4: { passive: [modify(edition, () => 'codex4')] },
  },
}).install();

const owners = () => given('sol', 'hacan', 'letnev').technology('sol', 'carrier-ii').technology('letnev', 'carrier-ii');

test('a passive ability answers for the owners of the card alone', () => {
  const { state } = owners().runs(function* () {}).table;
  const each = <T>(ask: (seat: Seat) => T): T[] => [0, 1, 2].map(ask);
  deepEqual(
    each(seat => strength(state, { seat }, 1)),
    [2, 1, 2],
  );
  deepEqual(
    each(other => rivalry(state, { one: 0, other }, 1)),
    [2, 1, 2],
  );
  deepEqual(
    each(seat => mayFly(state, seat, false)),
    [true, false, true],
  );
  deepEqual(
    each(seat => mayFall(state, seat, true)),
    [false, true, false],
  );
});

proves('LRR 1.18', 'owners are asked at its moment, each once', () => {
  const log: string[] = [];
  const { seat, table } = owners().runs(game => open(game, tea, { log }));
  seat('hacan').isNotAsked();
  seat('letnev').isAsked('test-tea').passes();
  seat('sol').isAsked('test-tea').isOffered('carrier-ii').chooses('carrier-ii').isNotAsked();
  seat('letnev').isAsked('test-tea').chooses('carrier-ii');
  equal(table.over, true);
  deepEqual(log, ['tea for 0', 'tea for 2']);
});

test('what exhausts the card wants it ready, and leaves it exhausted', () => {
  const log: string[] = [];
  const { seat, table } = owners()
    .exhausted('letnev', 'carrier-ii')
    .runs(game => open(game, nap, { log }));
  seat('letnev').isNotAsked();
  seat('sol').isAsked('test-nap').chooses('carrier-ii');
  equal(table.over, true);
  deepEqual(log, ['nap of 0']);
  deepEqual(seat('sol').player.exhausted, ['carrier-ii']);
});

test('what must happen is not asked about, and happens where the moment fits', () => {
  const log: string[] = [];
  const { table } = owners().runs(game => open(game, alarm, { log }));
  equal(table.over, true);
  deepEqual(log, ['alarm for 0']);
});

test('an action of the card is for its owner, while it is ready', () => {
  const actions = (table: ReturnType<typeof owners>, seat: Seat): string[] =>
    componentActionsOf(table.runs(function* () {}).table.state, seat)
      .map(({ piece }) => piece)
      .filter(piece => piece === 'carrier-ii');
  deepEqual(actions(owners(), 0), ['carrier-ii']);
  deepEqual(actions(owners(), 2), []); // not possible
  deepEqual(actions(given('sol', 'hacan', 'letnev'), 0), []);
  deepEqual(actions(owners().exhausted('sol', 'carrier-ii'), 0), []);
});

test('of several editions the newest of the sets in use counts', () => {
  const inUse = (...sets: State['options']['sets'][number][]): string => {
    const { state } = given('sol', 'hacan', 'letnev', { sets })
      .technology('sol', 'carrier-ii')
      .runs(function* () {}).table;
    return edition(state, 0, 'none') + edition(state, 1, '');
  };
  equal(inUse('base'), 'base');
  equal(inUse('base', 'pok', 'codex1'), 'codex1');
  equal(inUse('base', 'codex1', 'codex4'), 'codex4');
  equal(inUse('base', 'codex4'), 'codex4');
});

test('what lasts does so for whom it lasts, card or no card', () => {
  const { state } = owners()
    .with(({ lasting }) => lasting.push({ id: 'carrier-ii', seat: 1, until: 'turn', aim: null }))
    .runs(function* () {}).table;
  deepEqual(
    [0, 1, 2].map(seat => luck(state, seat, 0)),
    [0, 1, 0],
  );
});

test('the technologies of a faction stand on its sheet', () => {
  const { seat } = given('sol', 'hacan', 'letnev')
    .sheet('sol')
    .runs(function* () {});
  deepEqual(
    seat('sol').player.sheet.filter(id => id in technologies),
    ['advanced-carrier-ii', 'spec-ops-ii'],
  );
});
