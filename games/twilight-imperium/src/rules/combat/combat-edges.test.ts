import { deepEqual, equal } from 'node:assert/strict';
import type { Json, NoData, Seat, Window } from '@orrery/kernel';
import { testEvents, told } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { spans } from '../../model/cards/state.ts';
import { planetToChange } from '../../model/changes.ts';
import type { State } from '../../model/state.ts';
import { mayBombard } from '../../moments/invasion/queries.ts';
import { activate } from '../../moments/steps.ts';
import * as windows from '../../moments/windows.ts';
import { given, type Started } from '../../testing/index.ts';
import { opponentIn, preventCombatRolls } from '../../verbs/combat/combat-effects.ts';

const { emit, heard } = testEvents<{
  readonly noted: { readonly moment: string; readonly [more: string]: Json };
  readonly 'haven-changed': NoData;
}>();

const spansOf = (lasting: State['lasting']) => lasting.map(({ until }) => until);

/** In this file seat 2 logs the data of each window. */
function note<D>(w: Window<State, D>, what: (game: State, data: D) => object): void {
  w.install({
    id: `note/${w.id}`,
    automatic: true,
    publicly: () => true,
    playable: (_game, seat) => (seat === 2 ? ['note'] : []),
    *play(game, _seat, data) {
      yield* emit('noted', { moment: w.id, ...what(game, data) });
    },
  });
}
note(windows.startOfCombatRound, ({ combat }, { round }) => ({ round, hits: { ...combat!.hits } }));
note(windows.endOfCombatRound, ({ lasting }) => ({ lasting: spansOf(lasting) }));
note(windows.afterCombat, ({ lasting }, { winner, loser }) => ({ winner, loser, lasting: spansOf(lasting) }));
note(windows.afterHitsAssigned, (_game, { seat }) => ({ seat }));
note(windows.afterBombardment, (_game, { planet, infantryDestroyed }) => ({ planet, infantryDestroyed }));
note(windows.beforeInvasion, ({ lasting }) => ({ lasting: spansOf(lasting) }));
note(windows.afterTacticalAction, ({ lasting }) => ({ lasting: spansOf(lasting) }));

const holds = (game: State, seat: Seat, relic: string): boolean => game.seats[seat]!.relics.includes(relic);

windows.startOfCombatRound.install({
  id: 'edge-silence',
  automatic: true,
  publicly: () => true,
  playable: (game, seat, { round }) => (round === 1 && holds(game, seat, 'edge-silence') ? ['edge-silence'] : []),
  play: (game, seat) => preventCombatRolls(game, opponentIn(game.combat!, seat)!),
});

/** Hacan takes Quann while the dice of the first round are rolled, and loses it when those of the second are. */
windows.afterCombatRoll.install({
  id: 'edge-haven',
  automatic: true,
  publicly: () => true,
  playable: (game, seat) => (holds(game, seat, 'edge-haven') ? ['edge-haven'] : []),
  *play(game) {
    planetToChange(game, 'quann').controller = game.combat!.round === 1 ? null : 1;
    yield* emit('haven-changed');
  },
});

mayBombard.install((_game, { planet }, may) => may || planet.id === 'thibah');

const table = () => given('sol', 'hacan', 'letnev').planets('sol', 'jord').planets('letnev', 'bereg');
const withEffects = () =>
  table().with(({ lasting }) => lasting.push(...spans.map(until => ({ id: until, seat: 0, until, aim: null }))));
const noted = (started: Started, moment: string) =>
  told(heard(started.table), 'noted')
    .filter(each => each.moment === moment)
    .map(({ moment: _, ...rest }) => rest);
const rollers = (started: Started) => told(started.table, 'combat-roll').map(({ seat }) => seat);
const order = ({ table: played }: Started, ...wanted: string[]) =>
  heard(played)
    .events.map(({ type, data }) => (type === 'noted' ? data.moment : type))
    .filter(each => wanted.includes(each));

/** Two cruisers on each side; one of each is lost in the first round, the one of Hacan in the second. */
const duel = () =>
  withEffects()
    .planets('hacan', 'arretze')
    .units('sol', '46', { cruiser: 2 })
    .units('hacan', '46', { cruiser: 2 })
    .dice('combat', 7, 1)
    .dice('combat', 7, 1)
    .dice('combat', 7)
    .dice('combat', 1)
    .start(activate({ system: '46' }));

/** Infantry of Sol lands on Wellon, which Hacan holds. */
const landing = (start: ReturnType<typeof table>, attackers: object, defenders: object, ...rolls: number[][]) => {
  start
    .units('sol', '19', { carrier: 1, ...attackers })
    .units('hacan', 'wellon', defenders)
    .planets('hacan', 'wellon');
  for (const roll of rolls) start.dice('combat', ...roll);
  const started = start.start(activate({ system: '19' }));
  const amounts = Object.entries(attackers).map(([unit, count]) => [`${unit}@wellon`, count]);
  started.seat('sol').isAsked('commit').allots(Object.fromEntries(amounts));
  return started;
};
const skirmish = () => landing(withEffects(), { infantry: 2 }, { infantry: 2 }, [8, 1], [8, 1], [8], [1]);

proves('LRR 78.6, LRR 42.2', 'no hit of a round is left when the next one begins', () => {
  for (const started of [duel(), skirmish()]) {
    deepEqual(noted(started, 'start-of-combat-round'), [
      { round: 1, hits: { attacker: 0, defender: 0 } },
      { round: 2, hits: { attacker: 0, defender: 0 } },
    ]);
    equal(started.table.state.combat, null);
  }
});

proves('LRR 78.6, LRR 42.2', 'both sides assign hits in each round before any ability after the round', () => {
  for (const started of [duel(), skirmish()])
    deepEqual(
      noted(started, 'after-hits-assigned').map(({ seat }) => seat),
      [0, 1, 0, 1],
    );
});

proves(
  'LRR 78.6a, LRR 87.1, R-094',
  'the attacker sustains first, then the defender, before either loses a ship',
  () => {
    const { seat, table: played } = table()
      .units('sol', '46', { dreadnought: 1, cruiser: 1 })
      .units('hacan', '46', { dreadnought: 1, cruiser: 1 })
      .dice('combat', 10, 10)
      .dice('combat', 10, 10)
      .dice('combat', 10)
      .dice('combat', 1)
      .start(activate({ system: '46' }));
    seat('hacan').isNotAsked();
    seat('sol').isAsked('sustain-damage').allots({ dreadnought: 1 });
    seat('hacan').isAsked('sustain-damage').allots({ dreadnought: 1 });
    seat('hacan').isAsked('assign-hits').allots({ cruiser: 1 });
    seat('sol').isAsked('assign-hits').allots({ cruiser: 1 });
    deepEqual(played.over, true);
  },
);

proves('LRR 1.3a', 'effects for a round or a combat end with it, and no others do', () => {
  const left = (started: Started, moment: string) => noted(started, moment).map(({ lasting }) => lasting);
  const [production, round, combat, ...longer] = spans;
  deepEqual([round, combat, longer[0]], ['combat-round', 'combat', 'invasion']);
  for (const started of [duel(), skirmish()]) {
    deepEqual(left(started, 'end-of-combat-round'), [
      [production, round, combat, ...longer],
      [combat, ...longer],
    ]);
    deepEqual(noted(started, 'after-combat'), [{ winner: 0, loser: 1, lasting: [combat, ...longer] }]);
    deepEqual(left(started, 'after-tactical-action'), [longer.slice(1)]); // the invasion is over too
  }
});

proves('LRR 78.5', 'a side that makes no combat rolls in a round produces no hits, and rolls again in the next', () => {
  const started = table()
    .relics('sol', 'edge-silence')
    .planets('hacan', 'arretze')
    .units('sol', '46', { cruiser: 2 })
    .units('hacan', '46', { cruiser: 1 })
    .dice('combat', 1, 1)
    .dice('combat', 7, 1)
    .dice('combat', 1)
    .start(activate({ system: '46' }));
  deepEqual(rollers(started), [0, 0, 1]);
  deepEqual(started.seat('sol').units('46'), { cruiser: 2 });
});

proves('LRR 42.1', 'the same in ground combat', () => {
  const started = landing(table().relics('sol', 'edge-silence'), { infantry: 2 }, { infantry: 1 }, [1, 1], [8, 1], [1]);
  deepEqual(rollers(started), [0, 0, 1]);
  deepEqual(started.seat('sol').units('wellon'), { infantry: 2 });
});

proves('LRR 42.2a, LRR 87.1', 'a unit that sustained damage in the last round has not done so in this one', () => {
  const start = table().technology('sol', 'duranium-armor');
  const started = landing(start, { mech: 1 }, { infantry: 1 }, [1], [8], [1], [1], [6], [1]);
  started.seat('sol').isAsked('sustain-damage').allots({ mech: 1 });
  deepEqual(order(started, 'sustained', 'combat-round', 'unit-repaired'), [
    'combat-round',
    'sustained',
    'combat-round',
    'unit-repaired',
    'combat-round',
  ]);
});

proves('LRR 59.3', 'a nebula adds exactly 1 to the rolls of the defender', () => {
  const { seat } = table()
    .planets('hacan', 'arretze')
    .units('sol', '42', { cruiser: 1 })
    .units('hacan', '42', { cruiser: 1 })
    .dice('combat', 7)
    .dice('combat', 5)
    .start(activate({ system: '42' }));
  deepEqual(seat('sol').units('42'), { cruiser: 1 });
});

proves('LRR 78.4, LRR 78.7', 'a retreat that failed must be announced again', () => {
  const { seat } = table()
    .relics('letnev', 'edge-haven')
    .units('sol', '46', { cruiser: 1 })
    .units('hacan', '46', { cruiser: 1 })
    .planets('hacan', 'quann', 'arretze')
    .dice('combat', 1)
    .dice('combat', 1)
    .dice('combat', 1)
    .dice('combat', 1)
    .dice('combat', 7)
    .dice('combat', 1)
    .start(activate({ system: '46' }));
  seat('hacan').isAsked('announce-retreat').isTold({ round: 1 }).chooses('retreat');
  seat('hacan').isAsked('announce-retreat').isTold({ round: 3 }); // nowhere to go when the second began
  deepEqual([seat('hacan').units('46'), seat('hacan').tokensOnBoard], [{ cruiser: 1 }, []]);
  seat('hacan').passes();
  deepEqual(seat('hacan').units('46'), {});
});

proves(
  'LRR 78.7, LRR 78.7c, LRR 59.1, LRR 86.1',
  'a player who retreats sees why other systems are not possible',
  () => {
    const { seat } = table()
      .units('sol', '21', { cruiser: 1 })
      .units('letnev', '21', { cruiser: 1 })
      .units('letnev', '10', { destroyer: 1 })
      .units('hacan', '41', { destroyer: 1 })
      .dice('combat', 1)
      .dice('combat', 1)
      .start(activate({ system: '21' }));
    seat('letnev').chooses('retreat').isAsked('retreat').isOffered('10', '35');
    deepEqual(seat('letnev').barred, {
      18: 'retreat.nobody LRR 78.7c',
      41: 'retreat.enemy LRR 78.7c',
      42: 'retreat.kept-out LRR 59.1',
      43: 'move.anomaly LRR 86.1',
    });
    seat('letnev').chooses('10');
  },
);

proves('LRR 33.1', 'a player whose last ground force is lost with its ship is eliminated when the combat ends', () => {
  const started = table()
    .units('sol', '46', { cruiser: 1 })
    .units('hacan', '46', { carrier: 1, infantry: 1 })
    .dice('combat', 7)
    .dice('combat', 1)
    .start(activate({ system: '46' }));
  equal(started.seat('hacan').player.eliminated, true);
  deepEqual(order(started, 'combat-over', 'eliminated', 'before-invasion'), [
    'combat-over',
    'eliminated',
    'before-invasion',
  ]);
});

proves('LRR 33.1', 'so is a player who loses it on a planet', () => {
  const homeless = () => given('sol', 'hacan', 'letnev').planets('letnev', 'bereg');
  const started = landing(homeless(), { infantry: 1 }, { infantry: 1 }, [1], [8]);
  equal(started.seat('sol').player.eliminated, true);
  deepEqual(order(started, 'combat-over', 'eliminated', 'after-tactical-action'), [
    'eliminated', // at once
    'combat-over',
    'after-tactical-action',
  ]);
});

proves('LRR 61.7, LRR 10', 'fighters lost after the barrage do not count as lost in it', () => {
  const { seat } = table()
    .planets('hacan', 'arretze')
    .secrets('sol', 'fight-with-precision')
    .units('sol', '46', { destroyer: 1 })
    .units('hacan', '46', { carrier: 1, fighter: 1 })
    .dice('barrage', 1, 1)
    .dice('combat', 9)
    .dice('combat', 1, 1)
    .dice('combat', 9)
    .dice('combat', 1)
    .start(activate({ system: '46' }));
  seat('hacan').isAsked('assign-hits').allots({ fighter: 1 });
  seat('sol').isAsked('after-combat').isOffered().passes();
  deepEqual(seat('hacan').units('46'), {});
});

proves('LRR 77.2, LRR 77.3', 'Space Cannon is mentioned only if a player has both a cannon and a target', () => {
  const spokenOf = (start: ReturnType<typeof table>) => {
    const started = start.start(activate({ system: '19' }));
    if (started.seat('hacan').isWaitedFor) started.seat('hacan').isAsked('space-cannon').passes();
    return told(started.table, 'space-cannon-offense');
  };
  const guarded = () => table().units('hacan', 'wellon', { pds: 1, infantry: 1 }).planets('hacan', 'wellon');
  deepEqual(spokenOf(guarded()), []);
  deepEqual(spokenOf(table().units('sol', '19', { cruiser: 1 })), []);
  deepEqual(spokenOf(guarded().units('sol', '19', { cruiser: 1 })), [{ system: '19' }]);
});

proves('LRR 15.1', 'a planet is bombarded for its ground forces, not for its structures', () => {
  const { seat, table: played } = table()
    .units('sol', '19', { dreadnought: 1 })
    .units('hacan', 'wellon', { 'space-dock': 1 })
    .planets('hacan', 'wellon')
    .start(activate({ system: '19' }));
  seat('sol').isNotAsked();
  equal(played.over, true);
});

proves('LRR 15.2', 'the infantry destroyed by bombardment is counted, whichever player it belongs to', () => {
  const started = table()
    .units('sol', '19', { dreadnought: 3 })
    .units('hacan', 'wellon', { 'mech!': 1, infantry: 3 })
    .planets('hacan', 'wellon')
    .dice('bombardment', 5, 5, 5)
    .start(activate({ system: '19' }));
  started.seat('sol').isAsked('bombardment').allots({ 'dreadnought@wellon': 3 });
  started.seat('hacan').isAsked('assign-hits').allots({ 'mech!': 1, infantry: 2 });
  deepEqual(noted(started, 'after-bombardment'), [{ planet: 'wellon', infantryDestroyed: 2 }]);
});

proves('LRR 15.2', 'a bombardment of a planet without ground forces destroys nothing', () => {
  const started = table()
    .units('sol', '21', { dreadnought: 1 })
    .dice('bombardment', 10)
    .start(activate({ system: '21' }));
  started.seat('sol').isAsked('bombardment').allots({ 'dreadnought@thibah': 1 });
  deepEqual(noted(started, 'after-bombardment'), [{ planet: 'thibah', infantryDestroyed: 0 }]);
});
