import { deepEqual, equal } from 'node:assert/strict';
import { told } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { activate } from '../../../moments/steps.ts';
import { startingComponents } from '../../../rules/phases/setup.ts';
import { given } from '../../../testing/index.ts';
import { produceIn } from '../../../verbs/economy/production.ts';

const table = () =>
  given('argent', 'hacan', 'letnev').sheet('argent').planets('argent', 'valk').planets('hacan', 'arretze');

proves('GR setup.3, LRR 51.2', 'the faction brings its sheet and its leaders, and chooses two technologies', () => {
  const { seat } = given('argent', 'hacan', 'letnev').start(startingComponents({ seat: 0 }));
  const argent = seat('argent');
  argent.isAsked('setup.technology').isOffered('neural-motivator', 'sarween-tools', 'plasma-scoring').isBound(2, 2);
  argent.chooses('neural-motivator', 'plasma-scoring');
  while (argent.isWaitedFor) argent.allots({ ...(argent.ask.form === 'allocate' && argent.ask.suggest) });
  const { sheet, leaders } = argent.player;
  const units = ['quetzecoatl', 'aerie-sentinel', 'strike-wing-alpha'];
  deepEqual(
    [...sheet].sort(),
    ['zeal', 'raid-formation', ...units, 'aerie-hololattice', 'strike-wing-alpha-ii'].sort(),
  );
  deepEqual(leaders, [
    { id: 'trilossa-aun-mirik', locked: false },
    { id: 'trrakan-aun-zulok', locked: true },
    { id: 'mirik-aun-sissiri', locked: true },
  ]);
});

const ballot = () =>
  table().planets('letnev', 'wren-terra').planets('hacan', 'vefut-ii').planets('argent', 'lirta-iv').speaker('argent');

proves(
  'LRR 8.6, faction-abilities/zeal',
  'it votes first, also as speaker, and casts one vote more for each player',
  () => {
    const { seat, table: played } = ballot().agenda('minister-of-commerce');
    seat('argent').isAsked('vote').chooses('0').isAsked('vote.planets').allots({ 'lirta-iv': 1 });
    seat('hacan').isAsked('vote').passes();
    seat('letnev').passes();
    deepEqual(
      told(played, 'voted').map(({ seat: who, count }) => [who, count]),
      [[0, 6]],
    );
  },
);

proves(
  'LRR 8.6, faction-abilities/zeal',
  'a player who abstains casts no additional votes; the others vote in their usual order',
  () => {
    const { seat, table: played } = ballot().speaker('hacan').agenda('minister-of-commerce');
    seat('argent').passes();
    seat('letnev').passes();
    seat('hacan').passes();
    deepEqual(
      told(played, 'abstained').map(({ seat: who }) => who),
      [0, 2, 1],
    );
    deepEqual(told(played, 'votes-added'), []);
    seat('hacan').isAsked('break-tie').chooses('0');
  },
);

proves('LRR 8.6, faction-abilities/zeal', 'with Hack Election it still votes last', () => {
  const { seat, table: played } = ballot().actionCards('argent', 'hack-election').agenda('minister-of-commerce');
  const votes: number[] = [];
  for (let i = 0; i < 30 && played.asks().length > 0; i++) {
    const [ask] = played.asks();
    const who = seat(ask!.seat);
    if (ask!.kind === 'vote') votes.push(ask!.seat);
    if (ask!.kind === 'break-tie') who.chooses('0');
    else if (ask!.form === 'pick' && ask!.options.some(({ key }) => key === 'hack-election'))
      who.chooses('hack-election');
    else who.passes();
  }
  deepEqual(votes, [1, 2, 0]);
});

/** Two destroyers against these ships of Hacan in the void. */
const raid = (units: Readonly<Record<string, number>>, ...barrage: number[]) =>
  table()
    .tokens('hacan', { fleet: 6 })
    .units('argent', '46', { destroyer: 2 })
    .units('hacan', '46', units)
    .dice('barrage', ...barrage)
    .dice('combat', 8, 8);

proves('LRR 10, faction-abilities/raid-formation', 'hits beyond the fighters damage ships of its choice', () => {
  const { seat, table: played } = raid({ dreadnought: 2, flagship: 1, fighter: 1 }, 9, 9, 9, 1).start(
    activate({ system: '46' }),
  );
  const argent = seat('argent')
    .isAsked('raid-formation.ships')
    .isOfferedLines({ dreadnought: 2, flagship: 1 })
    .isBound(2, 2);
  argent.allots({ dreadnought: 1, flagship: 1 });
  deepEqual(
    told(played, 'units-damaged').map(({ unit, count }) => [unit, count]),
    [
      ['dreadnought', 1],
      ['flagship', 1],
    ],
  );
  equal(told(played, 'sustained').length, 0);
  deepEqual(seat('hacan').units('46').fighter, undefined); // the fighter is lost to a hit as well
  seat('hacan').isAsked('sustain-damage').allots({ dreadnought: 1 });
  seat('hacan').isAsked('assign-hits').allots({ 'dreadnought!': 1 });
});

proves(
  'LRR 10, faction-abilities/raid-formation',
  'without fighters every hit counts, and only ships that could sustain',
  () => {
    const { table: played } = raid({ dreadnought: 1, cruiser: 1 }, 9, 9, 9, 9).start(activate({ system: '46' }));
    deepEqual(
      told(played, 'units-damaged').map(({ unit, count }) => [unit, count]),
      [['dreadnought', 1]],
    );
    equal(told(played, 'sustained').length, 0);
  },
);

proves('LRR 10, faction-abilities/raid-formation', 'not for hits that fighters take, nor for the other side', () => {
  const even = raid({ dreadnought: 1, carrier: 1, fighter: 4 }, 9, 9, 9, 9).start(activate({ system: '46' }));
  deepEqual(told(even.table, 'units-damaged'), []);
  while (even.seat('hacan').isWaitedFor) even.seat('hacan').passes();
  const theirs = given('argent', 'hacan')
    .sheet('argent')
    .planets('argent', 'valk')
    .planets('hacan', 'arretze')
    .units('hacan', '46', { destroyer: 1 })
    .units('argent', '46', { dreadnought: 1 })
    .active('hacan')
    .dice('barrage', 9, 9)
    .dice('combat', 1)
    .dice('combat', 5)
    .start(activate({ system: '46' }));
  deepEqual(told(theirs.table, 'units-damaged'), []);
});

proves(
  'LRR 10, technologies/strike-wing-alpha-ii',
  'each 9 or 10 of a destroyer also destroys an infantry in space',
  () => {
    const { seat, table: played } = table()
      .technology('argent', 'strike-wing-alpha-ii')
      .units('argent', '46', { destroyer: 1 })
      .units('hacan', '46', { carrier: 1, infantry: 3, fighter: 1 })
      .dice('barrage', 9, 6, 10)
      .dice('combat', 7)
      .dice('combat', 1)
      .start(activate({ system: '46' }));
    deepEqual(
      told(played, 'destroyed').map(({ unit, count }) => [unit, count]),
      [
        ['infantry', 2],
        ['fighter', 1],
        ['carrier', 1],
      ],
    );
    deepEqual(seat('hacan').units('46'), {}); // what is left needs a carrier
  },
);

proves('LRR 10, technologies/strike-wing-alpha-ii', 'not before it is researched, and no more than there are', () => {
  const old = table()
    .units('argent', '46', { destroyer: 1 })
    .units('hacan', '46', { carrier: 1, infantry: 1 })
    .dice('barrage', 10, 10)
    .dice('combat', 8)
    .dice('combat', 1)
    .start(activate({ system: '46' }));
  equal(told(old.table, 'destroyed')[0]!.unit, 'carrier');
  const few = table()
    .technology('argent', 'strike-wing-alpha-ii')
    .units('argent', '46', { destroyer: 1 })
    .units('hacan', '46', { carrier: 1, infantry: 1 })
    .dice('barrage', 10, 10, 10)
    .dice('combat', 7)
    .dice('combat', 1)
    .start(activate({ system: '46' }));
  deepEqual(
    told(few.table, 'destroyed').map(({ unit, count }) => [unit, count]),
    [
      ['infantry', 1],
      ['carrier', 1],
    ],
  );
});

proves(
  'LRR 33.2, technologies/strike-wing-alpha-ii',
  'a player who loses the last unit that keeps them in the game is eliminated at once',
  () => {
    const { seat, table: played } = given('argent', 'hacan', 'letnev')
      .sheet('argent')
      .planets('argent', 'valk')
      .planets('letnev', 'arc-prime')
      .technology('argent', 'strike-wing-alpha-ii')
      .units('argent', '46', { destroyer: 1 })
      .units('hacan', '46', { carrier: 1, infantry: 1 })
      .dice('barrage', 9, 1, 1)
      .start(activate({ system: '46' }));
    deepEqual([seat('hacan').player.eliminated, told(played, 'combat-over').map(({ winner }) => winner)], [true, [0]]);
  },
);

proves('LRR 16, faction-units/strike-wing-alpha', 'destroyers carry one unit each', () => {
  const { seat } = table()
    .units('argent', '58', { destroyer: 1 })
    .units('argent', 'valk', { infantry: 2 })
    .start(activate({ system: '19' }));
  const argent = seat('argent').chooses('58').allots({ destroyer: 1 }).isAsked('move.cargo').isBound(0, 1);
  argent.allots({ '58:valk:infantry': 1 }).isAsked('commit').passes();
  deepEqual(argent.units('19'), { destroyer: 1, infantry: 1 });
});

const guns = (flagship: boolean) =>
  table()
    .technology('hacan', 'pds-ii')
    .planets('hacan', 'wellon')
    .units('hacan', 'wellon', { pds: 1, infantry: 1 })
    .units('argent', '19', { ...(flagship && { flagship: 1 }), carrier: 1, infantry: 2 })
    .token('argent', '19');

proves('LRR 77, faction-units/quetzecoatl', 'others do not fire at ships beside it, but at who lands', () => {
  const { seat } = guns(true)
    .dice('space-cannon', 1)
    .dice('combat', 10, 10)
    .dice('combat', 1)
    .start(activate({ system: '19' }));
  seat('hacan').isNotAsked();
  seat('argent').isAsked('commit').allots({ 'infantry@wellon': 2 });
  seat('hacan').isAsked('space-cannon-defense').chooses('fire');
  equal(seat('hacan').units('wellon').infantry, undefined);
  const without = guns(false).start(activate({ system: '19' }));
  without.seat('hacan').isAsked('space-cannon').passes();
  without.seat('argent').passes();
});

proves(
  'LRR 95.1, faction-units/aerie-sentinel',
  'it uses no capacity, but needs a ship with capacity in the system',
  () => {
    const { seat } = table()
      .units('argent', '58', { destroyer: 1, cruiser: 1 })
      .units('argent', 'valk', { mech: 2, infantry: 2 })
      .start(activate({ system: '19' }));
    const argent = seat('argent').chooses('58').allots({ destroyer: 1, cruiser: 1 }).isAsked('move.cargo');
    argent.suggestionIsLegal().isBound(0, 3).isRefused('answer/against-rule', { '58:valk:infantry': 2 });
    argent.allots({ '58:valk:mech': 2, '58:valk:infantry': 1 }).isAsked('commit').passes();
    deepEqual(argent.units('19'), { destroyer: 1, cruiser: 1, mech: 2, infantry: 1 });
    const alone = table()
      .units('argent', '58', { cruiser: 1 })
      .units('argent', 'valk', { mech: 1 })
      .start(activate({ system: '19' }));
    alone.seat('argent').chooses('58').allots({ cruiser: 1 });
    deepEqual(alone.seat('argent').units('19'), { cruiser: 1 });
  },
);

proves('LRR 16.3, faction-units/aerie-sentinel', 'it is removed when no ship with capacity is left', () => {
  const { seat } = table()
    .units('argent', '46', { destroyer: 1, cruiser: 1, mech: 2, infantry: 1 })
    .units('hacan', '46', { cruiser: 1 })
    .dice('barrage', 1, 1)
    .dice('combat', 1, 7)
    .dice('combat', 7)
    .start(activate({ system: '46' }));
  seat('argent').isAsked('assign-hits').allots({ destroyer: 1 });
  deepEqual(seat('argent').units('46'), { cruiser: 1 });
});

proves('LRR 78.7b, faction-units/aerie-sentinel', 'it retreats with any ship that has room', () => {
  const { seat } = table()
    .crowded()
    .planets('argent', 'quann')
    .units('argent', '46', { destroyer: 1, mech: 2, infantry: 1 })
    .units('hacan', '46', { cruiser: 1 })
    .active('hacan')
    .dice('barrage', 1, 1)
    .dice('combat', 1)
    .dice('combat', 1)
    .start(activate({ system: '46' }));
  seat('argent').isAsked('announce-retreat').chooses('retreat');
  deepEqual(seat('argent').units('25'), { destroyer: 1, mech: 2, infantry: 1 });
});

proves(
  'LRR 58.3b, technologies/aerie-hololattice',
  'others do not pass its structures, not even with Light/Wave',
  () => {
    // The way from 44 to 19 leads through Lodor, or through a supernova.
    const passes = (...own: 'aerie-hololattice'[]): boolean => {
      const { seat } = table()
        .technology('hacan', 'light-wave-deflector')
        .technology('argent', ...own)
        .anomaly('46', 'supernova')
        .planets('argent', 'lodor')
        .units('argent', 'lodor', { pds: 1 })
        .units('argent', '26', { cruiser: 1 })
        .units('hacan', '44', { cruiser: 1 })
        .active('hacan')
        .start(activate({ system: '19' }));
      if (!seat('hacan').isWaitedFor) return false;
      seat('hacan').isAsked('move.from').isOffered('44').passes();
      return true;
    };
    deepEqual([passes(), passes('aerie-hololattice')], [true, false]);
  },
);

proves('LRR 58, technologies/aerie-hololattice', 'its own ships pass, and others may end their move there', () => {
  const moves = (who: 'argent' | 'hacan', goal: string) => {
    const { seat } = table()
      .technology('argent', 'aerie-hololattice')
      .anomaly('46', 'supernova')
      .planets('argent', 'lodor')
      .units('argent', 'lodor', { 'space-dock': 1 })
      .units(who, '44', { cruiser: 1 })
      .active(who)
      .start(activate({ system: goal }));
    seat(who).isAsked('move.from').isOffered('44').passes();
    while (seat('argent').isWaitedFor) seat('argent').passes();
  };
  moves('argent', '19');
  moves('hacan', '26');
});

proves('LRR 68, technologies/aerie-hololattice', 'planets with structures have Production 1 of their own', () => {
  const { seat } = table()
    .technology('argent', 'aerie-hololattice')
    .planets('argent', 'starpoint', 'new-albion')
    .units('argent', 'starpoint', { pds: 2 })
    .units('argent', 'new-albion', { 'space-dock': 1 })
    .goods('argent', { tradeGoods: 6 })
    .runs(game => produceIn(game, 0, '27'));
  const argent = seat('argent').isAsked('produce').isTold({ limit: 5 }); // dock 1 + 2, and each planet
  argent.allots({ infantry: 2 }).isAsked('pay-resources').allots({ 'trade-goods': 1 });
  argent.isAsked('produce.place').isOfferedLines({ starpoint: 2, 'new-albion': 2 }).allots({ starpoint: 2 });
  deepEqual(argent.units('starpoint'), { pds: 2, infantry: 2 });
});
