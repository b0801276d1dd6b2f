import { deepEqual } from 'node:assert/strict';
import { eventsOf } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { mayMoveThrough } from '../../moments/movement/queries.ts';
import { activate } from '../../moments/steps.ts';
import { given } from '../../testing/index.ts';

// In this file a law of this name prevents ships from entering the elected system.
mayMoveThrough.install(
  (game, { system }, may) => may && !game.laws.some(({ id, elected }) => id === 'closed' && elected === system.id),
);

const table = () => given('sol', 'hacan', 'letnev');
const active = (system: string) => activate({ system });

proves('LRR 86.1', 'a player who activates a supernova is told that ships cannot enter it', () => {
  const { table: played } = table().units(2, '10', { cruiser: 1 }).active(2).token(2, '43').start(active('43'));
  deepEqual(
    eventsOf(played, 'could-not').map(({ data }) => data.reason),
    [{ id: 'move.anomaly', rule: 'LRR 86.1', with: { system: '43', anomaly: 'supernova' } }],
  );
});

proves(
  'LRR 58.3f, LRR 58.3b',
  'ships that are too far away get that reason, even if their path is blocked as well',
  () => {
    const { seat } = table()
      .units(0, '01', { carrier: 1, dreadnought: 1 })
      .units(0, '25', { cruiser: 1 })
      .units(1, '26', { fighter: 1 })
      .units(1, '19', { fighter: 1 })
      .token(0, '46')
      .technology(1, 'fighter-ii')
      .start(active('46'));
    deepEqual(seat(0).isAsked('move.from').isOffered('25').barred, { '01': 'move.too-far LRR 58.3f' });
    deepEqual(seat(0).reasonFor('01')?.with, { unit: 'carrier', move: 1, distance: 2 });
    seat(0).passes();

    const mixed = table()
      .units(0, '01', { carrier: 1, cruiser: 1, dreadnought: 1 })
      .units(0, '25', { cruiser: 1 })
      .token(0, '20')
      .start(active('20'));
    deepEqual(mixed.seat(0).reasonFor('01')?.with, { unit: 'cruiser', move: 2, distance: 3 }); // the fastest of them
    mixed.seat(0).passes();
  },
);

proves(
  'LRR 41.1, LRR 58.3b',
  'ships with enough move only because they leave a gravity rift are told what blocks their path',
  () => {
    const leaving = table()
      .units(0, '41', { carrier: 1 })
      .units(0, '19', { cruiser: 1 })
      .units(1, '20', { fighter: 1 })
      .units(1, '18', { fighter: 1 })
      .token(0, '46')
      .technology(1, 'fighter-ii')
      .start(active('46'));
    deepEqual(leaving.seat(0).isOffered('19').barred, { '41': 'move.blocked-by-ships LRR 58.3b' });
    leaving.seat(0).passes();

    const passing = table()
      .units(0, '39', { carrier: 1 })
      .units(0, '18', { cruiser: 1 })
      .units(1, '41', { destroyer: 1 })
      .token(0, '21')
      .start(active('21'));
    deepEqual(passing.seat(0).isOffered('18').barred, { '39': 'move.blocked-by-ships LRR 58.3b' });
    passing.seat(0).passes();
  },
);

proves('LRR 1.6', 'a path blocked by a card gets another reason than one blocked by ships', () => {
  const { seat } = table()
    .law('closed', '41')
    .units(0, '39', { cruiser: 1 })
    .units(0, '18', { cruiser: 1 })
    .token(0, '21')
    .start(active('21'));
  deepEqual(seat(0).isOffered('18').barred, { '39': 'move.blocked-by-effect LRR 1.6' });
  seat(0).passes();
});

proves('LRR 58.5', 'reasons leave out ships with a declared move and units that would be cargo', () => {
  const { seat } = table()
    .units(0, '01', { cruiser: 1, destroyer: 1 })
    .units(0, '27', { carrier: 1, infantry: 1 })
    .units(1, '27', { flagship: 1 })
    .token(0, '19')
    .start(active('19'));
  const sol = seat(0).isOffered('01', '27').chooses('27');
  deepEqual(sol.barred, { infantry: 'move.carried LRR 95.1' });
  sol.allots({ carrier: 1 }).passes();
  deepEqual(sol.isAsked('move.from').isOffered('01').barred, { '27': 'move.told LRR 58.5' });
  sol.chooses('01').allots({ cruiser: 1 });
  sol.chooses('01');
  deepEqual(sol.isAsked('move.ships').barred, { cruiser: 'move.told LRR 58.5' });
  sol.allots({ destroyer: 1 });
});

proves('LRR 89.2b', 'a player who could move ships and does not is given no reason', () => {
  const { seat, table: played } = table().units(0, '01', { cruiser: 1 }).token(0, '19').start(active('19'));
  seat(0).isAsked('move.from').passes();
  deepEqual(eventsOf(played, 'could-not'), []);
});
