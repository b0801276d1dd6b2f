import { deepEqual, equal } from 'node:assert/strict';
import { test } from 'vitest';
import { actingSeat } from '../../model/readers.ts';
import { afterSystemActivated } from '../../moments/movement/windows.ts';
import { groundCombat, performPrimary, spaceCombat, tacticalAction } from '../../moments/steps.ts';
import { given } from '../../testing/index.ts';

const asked: number[] = [];
afterSystemActivated.install({
  id: 'who-is-first',
  playable: (game, seat) => (game.laws.some(({ id }) => id === 'all-look') ? [`look-${seat}`] : []),
  automatic: true,
  publicly: game => game.laws.some(({ id }) => id === 'all-look'),
  *play(_game, seat) {
    asked.push(seat);
  },
});

test('a tactical action is performed by the named seat, whoever is the active player', () => {
  const { seat, table } = given('sol', 'hacan', 'letnev')
    .active('sol')
    .units('hacan', '46', { carrier: 1, infantry: 1 })
    .start(tacticalAction({ seat: 1 }));
  const hacan = seat('hacan').isAsked('activate').chooses('19');
  deepEqual(hacan.tokensOnBoard, ['19']);
  deepEqual([hacan.tokens.tactic, seat('sol').tokens.tactic], [2, 3]);
  equal(actingSeat(table.state), 1);
  hacan.isAsked('move.from').chooses('46').allots({ carrier: 1 }).allots({ '46:space:infantry': 1 });
  hacan.isAsked('commit').allots({ 'infantry@wellon': 1 });
  equal(table.state.systems.find(({ id }) => id === '19')!.planets[0]!.controller, 1);
  equal(table.state.active, 0);
  equal(actingSeat(table.state), 0); // the action is over
});

test('its windows start with the seat that performs it', () => {
  asked.length = 0;
  const { seat } = given('sol', 'hacan', 'letnev')
    .active('sol')
    .law('all-look')
    .start(tacticalAction({ seat: 1 }));
  seat('hacan').chooses('47');
  deepEqual(asked, [1, 2, 0]);
});

test('a space combat can be fought outside of a tactical action', () => {
  const { seat, table } = given('sol', 'hacan', 'letnev')
    .active('sol')
    .units('hacan', '46', { cruiser: 2 })
    .units('letnev', '46', { destroyer: 1 })
    .dice('barrage', 1, 1)
    .dice('combat', 10, 1)
    .dice('combat', 1)
    .start(spaceCombat({ battle: { system: '46', attacker: 1, defender: 2 } }));
  deepEqual([seat('hacan').units('46'), seat('letnev').units('46')], [{ cruiser: 2 }, {}]);
  equal(table.state.combat, null);
  equal(table.state.tactical, null);
});

test('there is no combat if one side has no ship', () => {
  const { table } = given('sol', 'hacan', 'letnev')
    .units('hacan', '46', { cruiser: 2 })
    .start(spaceCombat({ battle: { system: '46', attacker: 1, defender: 2 } }));
  equal(
    table.events.some(({ type }) => type === 'combat'),
    false,
  );
});

test('a ground combat can be fought outside of a tactical action, too', () => {
  const { seat } = given('sol', 'hacan', 'letnev')
    .active('sol')
    .units('hacan', 'wellon', { infantry: 1 })
    .units('letnev', 'wellon', { infantry: 1 })
    .dice('combat', 10)
    .dice('combat', 1)
    .start(groundCombat({ planet: 'wellon', attacker: 1, defender: 2 }));
  deepEqual([seat('hacan').units('wellon'), seat('letnev').units('wellon')], [{ infantry: 1 }, {}]);
});

test('a primary ability is resolved by the seat that is named', () => {
  const { seat } = given('sol', 'hacan', 'letnev')
    .active('sol')
    .start(performPrimary({ card: 'trade', seat: 1 }));
  seat('hacan').passes(); // nobody is invited
  deepEqual([seat('hacan').player.tradeGoods, seat('sol').player.tradeGoods], [3, 0]);
});
