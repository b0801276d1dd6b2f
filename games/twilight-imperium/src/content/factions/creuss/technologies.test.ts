import { deepEqual, equal } from 'node:assert/strict';
import { open } from '@orrery/kernel';
import { proves } from '@orrery/testkit/proves';
import { playerToChange } from '../../../model/changes.ts';
import { startOfStatusPhase } from '../../../moments/phases/windows.ts';
import { activate } from '../../../moments/steps.ts';
import { takeTurn } from '../../../rules/phases/action-phase.ts';
import { given } from '../../../testing/index.ts';

const table = (sets = {}) =>
  given('creuss', 'hacan', 'letnev', sets)
    .planets('creuss', 'creuss')
    .planets('hacan', 'arretze')
    .planets('letnev', 'arc-prime');

const generator = () => table().technology('creuss', 'wormhole-generator').strategyCards('creuss', 'leadership!');

proves(
  'LRR 90, technologies/wormhole-generator',
  'as an action a token comes to an own planet, or where nobody else is',
  () => {
    const { seat, table: played } = generator()
      .planets('creuss', 'wellon')
      .units('hacan', '19', { cruiser: 1 })
      .units('hacan', '46', { cruiser: 1 })
      .units('creuss', '20', { cruiser: 1 })
      .start(takeTurn({ seat: 0 }));
    const creuss = seat('creuss').uses('wormhole-generator').isAsked('wormhole-generator');
    const all = played.state.systems.map(({ id }) => id).filter(id => !['46', '16', '10'].includes(id));
    creuss
      .isOffered(...all)
      .chooses('19')
      .isAsked('wormhole-generator.token')
      .isOffered('alpha', 'beta')
      .chooses('alpha');
    deepEqual([creuss.system('19').wormholes, creuss.player.exhausted], [['alpha'], ['wormhole-generator']]);
  },
);

proves('LRR 90, technologies/wormhole-generator', 'a token moves from where it lies, and may stay there', () => {
  const moved = (to: string) => {
    const { seat, table: played } = generator()
      .wormhole('46', 'beta')
      .with(game => game.wormholeTokens.push({ card: 'creuss-beta', system: '46', shows: 'beta' }))
      .start(takeTurn({ seat: 0 }));
    seat('creuss').uses('wormhole-generator').chooses(to).chooses('beta');
    return [seat('creuss').system('46').wormholes, seat('creuss').system('47').wormholes, played.state.wormholeTokens];
  };
  deepEqual(moved('47'), [[], ['beta'], [{ card: 'creuss-beta', system: '47', shows: 'beta' }]]);
  deepEqual(moved('46'), [['beta'], [], [{ card: 'creuss-beta', system: '46', shows: 'beta' }]]);
});

proves('LRR 33.10b, technologies/wormhole-generator', 'never at the home of a player who is out', () => {
  const { seat } = generator()
    .planets('creuss', 'arretze')
    .with(game => {
      playerToChange(game, 1).eliminated = true;
    })
    .start(takeTurn({ seat: 0 }));
  const creuss = seat('creuss').uses('wormhole-generator');
  const { ask } = creuss;
  equal(ask.form === 'pick' && ask.options.some(({ key }) => key === '16'), false);
  creuss.chooses('46').chooses('alpha');
});

proves(
  'LRR 90, technologies/wormhole-generator',
  'with the base game alone it works by itself as the status phase begins',
  () => {
    const { seat } = table({ sets: ['base'] })
      .technology('creuss', 'wormhole-generator')
      .runs(game => open(game, startOfStatusPhase, {}));
    seat('creuss').isAsked('wormhole-generator').chooses('46').chooses('beta');
    deepEqual([seat('creuss').system('46').wormholes, seat('creuss').player.exhausted], [['beta'], []]);
  },
);

const splicer = (system: string) =>
  table()
    .sheet('creuss', 'hil-colish')
    .technology('creuss', 'dimensional-splicer')
    .units('creuss', system, { cruiser: 1 });

proves('LRR 78.3, technologies/dimensional-splicer', 'at a wormhole one hit, on a ship of its choice', () => {
  const { seat } = splicer('26')
    .units('hacan', '26', { carrier: 1, cruiser: 1 })
    .dice('combat', 10)
    .dice('combat', 1)
    .start(activate({ system: '26' }));
  const creuss = seat('creuss').isAsked('start-of-space-combat').chooses('dimensional-splicer');
  creuss.isAsked('dimensional-splicer').isOffered('carrier', 'cruiser').chooses('carrier');
  deepEqual([seat('hacan').units('26'), creuss.units('26')], [{}, { cruiser: 1 }]);
});

proves('LRR 87, technologies/dimensional-splicer', 'only the ship that is hit may sustain damage', () => {
  const { seat } = splicer('26')
    .units('hacan', '26', { dreadnought: 1, cruiser: 1 })
    .dice('combat', 10)
    .dice('combat', 10, 1)
    .start(activate({ system: '26' }));
  seat('creuss').chooses('dimensional-splicer').isOffered('cruiser', 'dreadnought').chooses('dreadnought');
  seat('hacan').isAsked('sustain-hit').isOffered('dreadnought').chooses('dreadnought');
  seat('hacan').isAsked('assign-hits').allots({ cruiser: 1 });
  deepEqual([seat('hacan').units('26'), seat('creuss').units('26')], [{ 'dreadnought!': 1 }, {}]);
});

proves(
  'action-cards/shields-holding, technologies/dimensional-splicer',
  'the hit can be cancelled before it is aimed',
  () => {
    const { seat } = splicer('26')
      .units('hacan', '26', { cruiser: 1 })
      .actionCards('hacan', 'shields-holding#0')
      .dice('combat', 10)
      .dice('combat', 1)
      .start(activate({ system: '26' }));
    seat('creuss').chooses('dimensional-splicer');
    seat('hacan').isAsked('before-hits-assigned').chooses('shields-holding#0');
    deepEqual(seat('hacan').units('26'), {});
  },
);

proves('LRR 101, technologies/dimensional-splicer', 'at the delta of its own flagship too, but nowhere else', () => {
  const fight = (system: string, ships: object, ...rolls: number[][]) => {
    const arranged = table()
      .sheet('creuss', 'hil-colish')
      .technology('creuss', 'dimensional-splicer')
      .units('creuss', system, ships)
      .units('hacan', system, { cruiser: 1 });
    for (const roll of rolls) arranged.dice('combat', ...roll);
    return arranged.start(activate({ system })).seat('creuss');
  };
  fight('46', { flagship: 1 })
    .isAsked('start-of-space-combat')
    .isOffered('dimensional-splicer')
    .chooses('dimensional-splicer');
  deepEqual(fight('46', { cruiser: 1 }, [10], [1]).isNotAsked().units('46'), { cruiser: 1 });
});

proves(
  'promissory-notes/creuss-iff, LRR 69.3',
  'its holder places a token as their turn begins, with their own planets',
  () => {
    const { seat, table: played } = table()
      .notes('hacan', 'creuss-iff#0')
      .planets('hacan', 'wellon')
      .units('creuss', '19', { cruiser: 1 })
      .units('creuss', '46', { cruiser: 1 })
      .strategyCards('hacan', 'trade!')
      .active('hacan')
      .start(takeTurn({ seat: 1 }));
    const hacan = seat('hacan').isAsked('start-of-turn').chooses('creuss-iff#0');
    hacan.isAsked('creuss-iff');
    const { ask } = hacan;
    const keys = ask.form === 'pick' ? ask.options.map(({ key }) => key) : [];
    deepEqual(
      ['19', '16', '46', '51', '17'].map(id => keys.includes(id)),
      [true, true, false, false, true],
    );
    hacan.chooses('19').chooses('beta');
    deepEqual(hacan.system('19').wormholes, ['beta']);
    deepEqual(played.state.seats[0]!.notes, ['creuss-iff#0']);
    hacan.isAsked('action').chooses('pass');
  },
);

proves('promissory-notes/creuss-iff', 'not in the turns of others', () => {
  const { seat } = table()
    .notes('hacan', 'creuss-iff#0')
    .strategyCards('letnev', 'trade!')
    .active('letnev')
    .start(takeTurn({ seat: 2 }));
  seat('hacan').isNotAsked();
  seat('letnev').isAsked('action').chooses('pass');
});
