import { deepEqual, equal } from 'node:assert/strict';
import { test } from 'vitest';
import { ofUnits } from '../../content/objectives/units.ts';
import { systemOf } from '../../model/readers.ts';
import type { State } from '../../model/state.ts';
import { given } from '../../testing/index.ts';
import { researchable } from '../../verbs/cards/technology.ts';
import { mayResearch } from '../cards/queries.ts';
import { canEnter, canPass, waysFrom } from '../movement/routes.ts';
import { initiativeFor, initiativeOrder } from '../phases/initiative.ts';
import { anomaliesFound, anomaliesIn, countsAsHome, isAnomaly, isHomeSystem, wormholesFor } from './systems.ts';

// Content for these tests alone; a law with its name has it in force.
const inForce = (game: State, id: string): boolean => game.laws.some(law => law.id === id);
anomaliesFound.install((game, { id }, found) =>
  id === '47' && inForce(game, 'supernova-at-47') ? [...found, 'supernova'] : found,
);
wormholesFor.install((game, { system, seat }, found) =>
  system.id === '47' && seat === 1 && inForce(game, 'secret-door') ? [...found, 'alpha'] : found,
);
countsAsHome.install((game, { id }, is) => (id === '46' && inForce(game, 'camp') ? true : is));
initiativeFor.install((game, seat, number) => (seat === 2 && inForce(game, 'early') ? 0 : number));
mayResearch.install((game, { technology }, may) =>
  inForce(game, 'no-blue') && technology === 'antimass-deflectors' ? false : may,
);

test('content may make an anomaly of a system: ships cannot enter it, and objectives see it', () => {
  const table = (...laws: string[]) => {
    const all = given('sol', 'hacan').units('sol', '39', { cruiser: 1 });
    for (const law of laws) all.law(law);
    return all.start().table.state;
  };
  const [usual, odd] = [table(), table('supernova-at-47')];
  deepEqual([anomaliesIn(usual, systemOf(usual, '47')), anomaliesIn(odd, systemOf(odd, '47'))], [[], ['supernova']]);
  equal(isAnomaly(odd, systemOf(odd, '47'), 'supernova'), true);
  deepEqual([canEnter(usual, 0, systemOf(usual, '47')), canEnter(odd, 0, systemOf(odd, '47'))], [true, false]);
  equal(canPass(odd, 0, systemOf(odd, '47'), '39', [{ unit: 'cruiser' }]), false);
});

test('a wormhole may be there for one seat alone', () => {
  const game = given('sol', 'hacan').law('secret-door').start().table.state;
  deepEqual([waysFrom(game, 0, '47').includes('26'), waysFrom(game, 1, '47').includes('26')], [false, true]);
  const scorer = (faction: 0 | 1) =>
    given('sol', 'hacan')
      .law('secret-door')
      .units(faction, '47', { cruiser: 1 })
      .units(faction, '40', { cruiser: 1 })
      .start().table.state;
  equal(ofUnits['become-the-gatekeeper'].isMet!(scorer(0), 0), false);
  equal(ofUnits['become-the-gatekeeper'].isMet!(scorer(1), 1), true);
});

test('a system may count as a home system', () => {
  const game = given('sol', 'hacan').law('camp').start().table.state;
  deepEqual(
    ['01', '16', '46', '47'].map(id => isHomeSystem(game, id)),
    [true, true, true, false],
  );
});

test('initiative may differ from the strategy cards', () => {
  deepEqual(initiativeOrder(given('sol', 'hacan', 'letnev').start().table.state), [0, 1, 2]);
  deepEqual(initiativeOrder(given('sol', 'hacan', 'letnev').law('early').start().table.state), [2, 0, 1]);
});

test('content says what may be researched', () => {
  const game = given('sol', 'hacan').law('no-blue').start().table.state;
  const found = researchable(game, 0);
  equal(found.includes('antimass-deflectors'), false);
  equal(found.includes('neural-motivator'), true);
});
