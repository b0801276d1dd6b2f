import { deepEqual, equal } from 'node:assert/strict';
import { checkPosition } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { describe, test } from 'vitest';
import type { Tactical } from '../../model/movement/state.ts';
import { activate } from '../../moments/steps.ts';
import { type Given, given, type Started } from '../../testing/index.ts';
import { destroyUnits, removeUnits } from '../../verbs/units/units.ts';

const before: ('base' | 'pok')[] = ['base', 'pok'];

/** The seat is asked right after the destruction, and scores. */
function scores({ table, seat }: Started, who: 'sol' | 'hacan', id: string): void {
  deepEqual(table.waiting(), [seat(who).seat]);
  deepEqual(checkPosition(table, id), []);
  seat(who).isAsked('after-units-destroyed').isOffered(id).chooses(id);
  equal(seat(who).points, 1);
  deepEqual(table.state.secretsScored, [id]);
}

const isOver = ({ table }: Started): void => {
  deepEqual(table.asks(), []);
  equal(table.over, true);
};

describe('Destroy Their Greatest Ship', () => {
  const id = 'destroy-their-greatest-ship';
  const table = (): Given => given('sol', 'hacan', 'letnev').points('letnev', 3).secrets('sol', id);
  const space = { system: '46', planet: null };

  for (const unit of ['flagship', 'war-sun'] as const)
    test(`a ${unit} that another player loses to the seat, in combat or out of it`, () => {
      const started = table()
        .units('hacan', '46', { [unit]: 1 })
        .runs(game => destroyUnits(game, 1, unit, 1, space, { cause: 'direct-hit', by: 0 }));
      scores(started, 'sol', id);
      isOver(started);
    });

  proves(
    'objectives/destroy-their-greatest-ship',
    'a lesser ship, one lost to somebody else, one of its own, one removed: none of these counts',
    () => {
      const lost = (unit: 'dreadnought' | 'flagship', seat: number, by: number | null): Started =>
        table()
          .units(seat, '46', { [unit]: 1 })
          .runs(game => destroyUnits(game, seat, unit, 1, space, { cause: 'effect', by }));
      isOver(lost('dreadnought', 1, 0));
      isOver(lost('flagship', 1, null));
      isOver(lost('flagship', 0, 0));
      isOver(
        table()
          .units('hacan', '46', { flagship: 1 })
          .runs(game => removeUnits(game, 1, 'flagship', 1, space)),
      );
    },
  );

  test('it is not scored outside the action phase', () => {
    isOver(
      table()
        .phase('agenda')
        .units('hacan', '46', { flagship: 1 })
        .runs(game => destroyUnits(game, 1, 'flagship', 1, space, { cause: 'effect', by: 0 })),
    );
  });
});

describe('Make an Example of Their World', () => {
  const id = 'make-an-example-of-their-world';
  const bombarding = (infantry: number, ...sets: ('base' | 'pok')[]): Started =>
    given('sol', 'hacan', 'letnev', sets.length > 0 ? { sets } : {})
      .points('letnev', 3)
      .secrets('sol', id)
      .units('sol', '19', { dreadnought: 2 })
      .planets('hacan', 'wellon')
      .units('hacan', 'wellon', { infantry })
      .dice('bombardment', 10, 10)
      .start(activate({ system: '19' }));

  test.each([[[]], [before]])('the last ground forces on a planet, in the bombardment step (sets: %j)', sets => {
    const started = bombarding(2, ...sets);
    started.seat('sol').isAsked('bombardment').allots({ 'dreadnought@wellon': 2 });
    scores(started, 'sol', id);
    isOver(started);
  });

  test('not while one is left', () => {
    const started = bombarding(3);
    started.seat('sol').isAsked('bombardment').allots({ 'dreadnought@wellon': 2 });
    isOver(started);
  });

  proves(
    'objectives/make-an-example-of-their-world',
    'by anything in that step since the third Codex, by Bombardment alone before it',
    () => {
      const otherwise = (step: 'bombardment' | 'ground-combat', ...sets: ('base' | 'pok')[]): Started =>
        given('sol', 'hacan', 'letnev', sets.length > 0 ? { sets } : {})
          .points('letnev', 3)
          .secrets('sol', id)
          .units('hacan', 'wellon', { infantry: 1 })
          .runs(function* (game) {
            game.tactical = { seat: 0, system: '19', step, committed: [], friends: [] } as unknown as Tactical;
            const how = { cause: 'effect', by: 0 } as const;
            yield* destroyUnits(game, 1, 'infantry', 1, { system: '19', planet: 'wellon' }, how);
          });
      const started = otherwise('bombardment');
      scores(started, 'sol', id);
      isOver(started);
      isOver(otherwise('ground-combat'));
      isOver(otherwise('bombardment', ...before));
    },
  );

  proves(
    'objectives/make-an-example-of-their-world, faction-abilities/harrow, R-178',
    'Harrow does not score it',
    () => {
      const { seat } = given('l1z1x', 'hacan', 'letnev')
        .sheet('l1z1x')
        .points('letnev', 3)
        .secrets('l1z1x', id)
        .planets('hacan', 'wellon')
        .units('hacan', 'wellon', { infantry: 1 })
        .units('l1z1x', '19', { dreadnought: 1, infantry: 1 })
        .dice('combat', 1)
        .dice('combat', 1)
        .dice('bombardment', 10)
        .start(activate({ system: '19' }));
      seat('l1z1x').isAsked('bombardment').passes().isAsked('commit').allots({ 'infantry@wellon': 1 });
      seat('l1z1x').isAsked('end-of-combat-round').chooses('harrow').isNotAsked();
      deepEqual([seat('hacan').units('wellon'), seat('l1z1x').points], [{}, 0]);
    },
  );
});

describe('Turn Their Fleets to Dust', () => {
  const id = 'turn-their-fleets-to-dust';
  const shooting = (ships: Readonly<Record<string, number>>, ...sets: ('base' | 'pok')[]): Started =>
    given('sol', 'hacan', 'letnev', sets.length > 0 ? { sets } : {})
      .points('letnev', 3)
      .secrets('hacan', id)
      .planets('hacan', 'wellon')
      .units('hacan', 'wellon', { pds: 2 })
      .units('sol', '19', ships)
      .dice('space-cannon', 10, 10)
      .start(activate({ system: '19' }));

  proves('objectives/turn-their-fleets-to-dust', 'the last ships but fighters in the active system, off turn', () => {
    const started = shooting({ cruiser: 2 });
    started.seat('hacan').isAsked('space-cannon').chooses('0');
    scores(started, 'hacan', id);
    isOver(started);
  });

  test('fighters may be left since the third Codex', () => {
    const started = shooting({ carrier: 2, fighter: 3 });
    started.seat('hacan').isAsked('space-cannon').chooses('0');
    started.seat('sol').isAsked('assign-hits').allots({ carrier: 2 });
    scores(started, 'hacan', id);
    isOver(started);
  });

  test('but not before it', () => {
    const started = shooting({ carrier: 2, fighter: 3 }, ...before);
    started.seat('hacan').isAsked('space-cannon').chooses('0');
    started.seat('sol').isAsked('assign-hits').allots({ carrier: 2 });
    isOver(started);
  });

  test('not while one is left, and not fighters alone', () => {
    const one = shooting({ cruiser: 3 });
    one.seat('hacan').isAsked('space-cannon').chooses('0');
    isOver(one);
  });
});

describe('Fight with Precision', () => {
  const id = 'fight-with-precision';
  const barrage = (fighters: number): Started =>
    given('sol', 'hacan', 'letnev')
      .points('letnev', 3)
      .secrets('sol', id)
      .units('sol', '46', { destroyer: 1 })
      .units('hacan', '46', { carrier: 1, fighter: fighters })
      .dice('barrage', 10, 10)
      .dice('combat', 10)
      .dice('combat', ...Array.from({ length: 1 + Math.max(0, fighters - 2) }, () => 1))
      .start(activate({ system: '46' }));

  proves('objectives/fight-with-precision', 'the last fighters of a player in the barrage', () => {
    const started = barrage(2);
    scores(started, 'sol', id);
    isOver(started);
  });

  test('not while one is left, nor in a round of the combat', () => {
    const started = barrage(3);
    started.seat('hacan').isAsked('assign-hits').allots({ fighter: 1 });
    equal(started.seat('sol').points, 0);
  });
});
