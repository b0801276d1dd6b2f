import { deepEqual, doesNotThrow, throws } from 'node:assert/strict';
import { unused } from '@orrery/testkit/proves';
import { test } from 'vitest';
import { activate, turnEnds } from '../moments/steps.ts';
import { rollForEffect } from '../verbs/combat/hits.ts';
import { loseControl } from '../verbs/galaxy/planets.ts';
import { given } from './index.ts';

const table = () => given('sol', 'hacan', 'letnev');
const shots = [{ unit: 'cruiser', roll: { dice: 1, hitsOn: 7 } }] as const;

test('dice that are laid ready are used up one roll at a time', () => {
  const { table: played } = table()
    .dice('effect', 3)
    .mayRoll('combat', 5)
    .runs(function* () {
      yield* rollForEffect(0, 'x', shots);
    });
  deepEqual(unused(played, [['effect', [3]]]), []);
  deepEqual(
    unused(played, [
      ['effect', [3]],
      ['effect', [3]],
      ['effects', [4, 5]],
    ]),
    ['effect: 3', 'effects: 4 5'],
  );
});

test('a setup without room for its units is refused, unless that is what the test is about', () => {
  const crowd = () => table().planets('sol', 'jord').units('sol', '46', { fighter: 1 });
  throws(() => crowd().start(turnEnds({ seat: 0 })), /seat 0 has no room for 1 fighter in system 46/);
  throws(() => table().units('sol', '46', { cruiser: 4 }).start(), /seat 0 has no room for 4 cruiser in system 46/);
  doesNotThrow(() =>
    crowd()
      .technology('sol', 'fighter-ii')
      .start(turnEnds({ seat: 0 })),
  );
  const gone = crowd()
    .crowded()
    .start(turnEnds({ seat: 0 }));
  deepEqual(gone.seat('sol').units('46'), {});
});

test('a test that expects a question is told if no step was started or a seat was eliminated', () => {
  throws(() => table().start().seat('sol').isAsked('action'), /start\(\) was given no step/);
  const out = table()
    .planets('hacan', 'lodor')
    .runs(game => loseControl(game, 'lodor'));
  throws(() => out.seat('hacan').isAsked('action'), /seat 1 is not asked anything.*\nseat 1 was eliminated/);
  const quiet = table().start(activate({ system: '46' }));
  throws(
    () => quiet.seat('sol').isAsked('action'),
    ({ message }: Error) => !/no step|eliminated/.test(message),
  );
});

test('a setup with a piece in two places is refused', () => {
  const deck = () => table().deck('agendas', 'mutiny', 'shared-research');
  throws(() => deck().agenda('mutiny'), /mutiny is revealed, so it cannot be in the deck too/);
  throws(() => deck().law('mutiny').agenda('minister-of-war'), /mutiny is there 2 times/);
  throws(() => table().actionCards('sol', 'spy').actionCards('hacan', 'spy').start(), /spy is there 2 times/);
});

test('a deck that does not exist is refused', () => {
  throws(
    () => table().deck('actionCards' as 'action-cards', 'spy'),
    /no deck is called actionCards; they are action-cards, /,
  );
});
