import { deepEqual } from 'node:assert/strict';
import { told } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { test } from 'vitest';
import type { TechnologyId } from '../../../model/ids.ts';
import { spaceCombat } from '../../../moments/steps.ts';
import { given } from '../../../testing/index.ts';

type Fleet = Readonly<Partial<Record<'cruiser' | 'destroyer' | 'dreadnought' | 'dreadnought!' | 'fighter', number>>>;

/** Sol attacks Hacan in empty space; all later dice miss, so the remaining units stay. */
const battle = (attacker: Fleet, defender: Fleet, owners: readonly ('sol' | 'hacan')[]) => {
  const technology: TechnologyId = 'assault-cannon';
  const table = given('sol', 'hacan', 'letnev').units('sol', '46', attacker).units('hacan', '46', defender);
  for (const owner of owners) table.technology(owner, technology);
  return table
    .with(game => {
      game.tactical = {
        seat: 0,
        system: '46',
        step: 'movement',
        friends: [],
        waves: [],
        committed: [],
        extraMove: null,
      };
    })
    .technology(1, 'fighter-ii')
    .tokens(1, { fleet: 4 })
    .technology(0, 'fighter-ii')
    .tokens(0, { fleet: 5 })
    .start(spaceCombat({}));
};

/** What was destroyed before the first round began. */
const lostAtStart = ({ table }: ReturnType<typeof battle>): unknown[] => {
  const round = table.events.findIndex(({ type }) => type === 'combat-round' || type === 'combat-over');
  const before = round < 0 ? table.events : table.events.slice(0, round);
  return told({ events: before }, 'destroyed').map(({ seat, unit }) => [seat, unit]);
};

test('Assault Cannon: with three non-fighter ships the opponent destroys one of its own as combat starts', () => {
  const fight = battle({ cruiser: 2, destroyer: 1 }, { dreadnought: 1, cruiser: 1, fighter: 2 }, ['sol']);
  const hacan = fight.seat('hacan').isAsked('assault-cannon').isOfferedLines({ dreadnought: 1, cruiser: 1 });
  hacan.isBound(1, 1).allots({ dreadnought: 1 }); // no Sustain Damage against it
  deepEqual(lostAtStart(fight), [[1, 'dreadnought']]);
});

proves(
  'technologies/assault-cannon',
  'where there is no choice it is not asked for, and a last ship ends the combat',
  () => {
    const fight = battle({ cruiser: 3 }, { cruiser: 1 }, ['sol']);
    deepEqual(lostAtStart(fight), [[1, 'cruiser']]);
    deepEqual(fight.seat('hacan').units('46'), {});
    deepEqual(fight.seat('sol').units('46'), { cruiser: 3 });
  },
);

test('Assault Cannon: fighters do not make three, and fighters are not destroyed', () => {
  deepEqual(lostAtStart(battle({ cruiser: 2, fighter: 3 }, { cruiser: 1 }, ['sol'])), []);
  deepEqual(lostAtStart(battle({ cruiser: 3 }, { fighter: 2 }, ['sol'])), []);
});

test('Assault Cannon: the attacker first; a defender with only two ships left cannot answer', () => {
  deepEqual(lostAtStart(battle({ cruiser: 3 }, { destroyer: 3 }, ['sol', 'hacan'])), [[1, 'destroyer']]);
  deepEqual(lostAtStart(battle({ cruiser: 3 }, { destroyer: 4 }, ['sol', 'hacan'])), [
    [1, 'destroyer'],
    [0, 'cruiser'],
  ]);
});
