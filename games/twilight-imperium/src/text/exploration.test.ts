import type { Ask, Option } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { explorationIds } from '../model/ids.ts';
import { actionPhase } from '../rules/phases/action-phase.ts';
import { given } from '../testing/index.ts';
import { rareAsks } from './examples/asks.ts';
import { optionText, tableForText } from './index.ts';

const { table } = given('sol', 'hacan', 'letnev').start(actionPhase({}));
const reader = tableForText(table.view(0), seat => ['Ada', 'Bo', 'Cy'][seat]!);
const label = (kind: string, option: Option): string =>
  optionText(
    { id: '1', seat: 0, kind, prompt: {}, form: 'pick', options: [option], min: 0, max: 1 } as Ask,
    option,
    reader,
  ).label;

test('an option of an exploration card says what it costs and what it gives', () => {
  const labels = rareAsks('bereg', 'wellon')
    .filter(([kind]) => kind !== 'ion-storm' && (explorationIds as readonly string[]).includes(kind))
    .map(([kind, , options]) => [kind, options.map(option => label(kind, option))]);
  expect(Object.fromEntries(labels)).toEqual({
    'mercenary-outfit': ['Place 1 infantry on Bereg'],
    'core-mine': ['Remove 1 infantry and gain 1 trade good'],
    expedition: ['Remove 1 infantry and ready Bereg'],
    'volatile-fuel-source': ['Remove 1 infantry and gain 1 command token'],
    'abandoned-warehouses': [
      'Gain 2 commodities',
      'Turn 1 commodity into a trade good',
      'Turn 2 commodities into trade goods',
    ],
    'functioning-base': [
      'Gain 1 commodity',
      'Spend 1 trade good and draw 1 action card',
      'Spend 1 commodity and draw 1 action card',
    ],
    'local-fabricators': [
      'Gain 1 commodity',
      'Spend 1 trade good and place 1 mech on this planet',
      'Spend 1 commodity and place 1 mech on this planet',
    ],
    'merchant-station': ['Replenish your commodities', 'Turn all your commodities into trade goods'],
  });
});
