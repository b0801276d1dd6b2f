import { deepEqual, equal } from 'node:assert/strict';
import { open } from '@orrery/kernel';
import { proves } from '@orrery/testkit/proves';
import { endOfStatusPhase } from '../../../moments/phases/windows.ts';
import { activate } from '../../../moments/steps.ts';
import { takeTurn } from '../../../rules/phases/action-phase.ts';
import { given } from '../../../testing/index.ts';
import { produceIn } from '../../../verbs/economy/production.ts';

const table = () =>
  given('arborec', 'hacan', 'letnev').sheet('arborec').planets('arborec', 'nestphar').planets('hacan', 'arretze');

const turn = (set: ReturnType<typeof table>) =>
  set
    .strategyCards('arborec', 'leadership!')
    .tokens('arborec', { tactic: 0 })
    .start(takeTurn({ seat: 0 }));

const ospha = () =>
  table()
    .leader('arborec', 'letani-ospha')
    .units('arborec', '46', { destroyer: 1 })
    .units('hacan', '19', { carrier: 1, 'dreadnought!': 1, fighter: 2 });

proves('LRR 51.4, leaders/letani-ospha', "anybody's ship gives way to one that costs up to 2 more, undamaged", () => {
  const { seat } = turn(ospha());
  const arborec = seat('arborec').uses('letani-ospha').isAsked('letani-ospha.ship');
  arborec.isOffered('0:destroyer@46', '1:carrier@19', '1:dreadnought@19!').chooses('1:dreadnought@19!');
  const hacan = seat('hacan').isAsked('letani-ospha.new');
  hacan.isOffered('dreadnought', 'carrier', 'cruiser', 'destroyer', 'fighter').chooses('dreadnought');
  deepEqual(hacan.units('19'), { carrier: 1, fighter: 2, dreadnought: 1 });
  deepEqual(arborec.player.exhausted, ['letani-ospha']);
});

proves('LRR 51.4, leaders/letani-ospha', 'its owner may decline, or take a fighter', () => {
  const declined = turn(ospha());
  declined.seat('arborec').uses('letani-ospha').chooses('1:carrier@19');
  deepEqual(declined.seat('hacan').passes().units('19'), { carrier: 1, fighter: 2, 'dreadnought!': 1 });
  const smaller = turn(ospha());
  smaller
    .seat('arborec')
    .uses('letani-ospha')
    .chooses('0:destroyer@46')
    .isOffered('carrier', 'cruiser', 'destroyer', 'fighter');
  smaller.seat('arborec').chooses('carrier');
  deepEqual(smaller.seat('arborec').units('46'), { carrier: 1 });
});

proves('LRR 23.4a, leaders/letani-ospha', 'a piece may be called back from elsewhere', () => {
  const { seat } = turn(ospha().crowded().tokens('hacan', { fleet: 6 }).units('hacan', '47', { dreadnought: 4 }));
  seat('arborec').uses('letani-ospha').chooses('1:carrier@19');
  seat('hacan').isOffered('dreadnought', 'carrier', 'cruiser', 'destroyer', 'fighter').chooses('dreadnought');
  seat('hacan').isAsked('recall').allots({ '47:space': 1 });
  deepEqual(
    [seat('hacan').units('19'), seat('hacan').units('47')],
    [{ dreadnought: 1, 'dreadnought!': 1, fighter: 2 }, { dreadnought: 3 }],
  );
});

proves('LRR 22, leaders/letani-ospha', 'not without any ship but fighters', () => {
  const { seat } = turn(
    table()
      .leader('arborec', 'letani-ospha')
      .units('hacan', '16', { fighter: 1 })
      .units('hacan', 'arretze', { 'space-dock': 1 }),
  );
  seat('arborec').cannotUse('letani-ospha').chooses('pass');
});

proves('LRR 51.6, leaders/dirzuga-rophal', 'twelve ground forces on own planets unlock it, mechs among them', () => {
  const locked = (infantry: number, where: 'nestphar' | '27') =>
    turn(
      table()
        .crowded()
        .leader('arborec', 'dirzuga-rophal', 'locked')
        .units('arborec', 'nestphar', { mech: 2, infantry: 9 })
        .units('arborec', '27', { carrier: 1 })
        .units('arborec', where, { infantry }),
    )
      .seat('arborec')
      .chooses('pass').player.leaders[0]!.locked;
  deepEqual([locked(1, 'nestphar'), locked(0, 'nestphar'), locked(1, '27')], [false, true, true]);
});

const guarded = (who: 'arborec' | 'letnev') =>
  table()
    .planets('letnev', 'bereg')
    .leader('arborec', 'dirzuga-rophal')
    .notesInPlay('letnev', 'alliance#0')
    .planets(who, 'wellon')
    .units(who, 'wellon', { 'space-dock': 1 })
    .goods(who, { tradeGoods: 5 })
    .active('hacan');

proves('LRR 51.8, leaders/dirzuga-rophal', 'one unit where somebody else activates a system with Production', () => {
  const { seat } = guarded('arborec')
    .units('hacan', '46', { cruiser: 1 })
    .start(activate({ system: '19' }));
  const arborec = seat('arborec')
    .isAsked('after-system-activated')
    .isOffered('dirzuga-rophal')
    .chooses('dirzuga-rophal');
  arborec.isAsked('produce').isTold({ limit: 1 }).allots({ infantry: 1 }).isAsked('pay-resources');
  arborec.isTold({ price: 1 }).allots({ 'trade-goods': 1 });
  arborec.isAsked('produce.place').isOfferedLines({ wellon: 1, space: 1 }).allots({ wellon: 1 });
  deepEqual(arborec.units('wellon'), { infantry: 1, 'space-dock': 1 });
  seat('hacan').isAsked('move.from').passes();
});

proves('LRR 51.8, leaders/dirzuga-rophal', 'a ship too, as nobody else has any there yet; nobody has to', () => {
  const { seat } = guarded('arborec').start(activate({ system: '19' }));
  seat('arborec').chooses('dirzuga-rophal').allots({ cruiser: 1 }).allots({ 'trade-goods': 2 });
  deepEqual(seat('arborec').units('19'), { cruiser: 1 });
  const left = guarded('arborec').start(activate({ system: '19' }));
  equal(left.seat('arborec').passes().tradeGoods, 5);
});

proves('LRR 67.6, leaders/dirzuga-rophal', 'no ship beside others, and nothing where no unit has Production', () => {
  const { seat } = guarded('arborec')
    .units('hacan', '19', { cruiser: 1 })
    .start(activate({ system: '19' }));
  seat('arborec').chooses('dirzuga-rophal').isOfferedLines({ mech: 1, infantry: 1 }).passes();
  const none = table()
    .leader('arborec', 'dirzuga-rophal')
    .planets('arborec', 'wellon')
    .units('arborec', 'wellon', { pds: 1 })
    .goods('arborec', { tradeGoods: 5 })
    .active('hacan')
    .start(activate({ system: '19' }));
  none.seat('arborec').isNotAsked();
  const own = guarded('arborec')
    .active('arborec')
    .start(activate({ system: '19' }));
  own.seat('arborec').isAsked('produce').passes();
});

proves('LRR 51.8, leaders/dirzuga-rophal', 'for whoever holds the Alliance', () => {
  const { seat } = guarded('letnev').start(activate({ system: '19' }));
  seat('letnev').chooses('dirzuga-rophal').allots({ fighter: 1 }).allots({ 'trade-goods': 1 });
  deepEqual(seat('letnev').units('19'), { fighter: 1 });
});

proves('LRR 51.12, leaders/letani-miasmiala', 'any units in any systems with own ground forces, each paid', () => {
  const { seat } = turn(
    table()
      .leader('arborec', 'letani-miasmiala')
      .planets('arborec', 'wellon', 'lodor')
      .units('arborec', 'wellon', { infantry: 1 })
      .units('arborec', '46', { carrier: 1, infantry: 1 })
      .units('arborec', 'lodor', { 'space-dock': 1 })
      .units('hacan', '19', { cruiser: 1 })
      .goods('arborec', { tradeGoods: 9 }),
  );
  const arborec = seat('arborec').uses('letani-miasmiala').isAsked('letani-miasmiala.system').isOffered('19', '46');
  arborec.chooses('19').isAsked('produce');
  equal('dreadnought' in arborec.barred, true); // blockaded
  arborec.allots({ infantry: 4 }).isAsked('pay-resources').allots({ 'trade-goods': 2 });
  arborec.isAsked('produce.place').isOfferedLines({ wellon: 4, space: 4 }).allots({ wellon: 4 });
  arborec.isAsked('letani-miasmiala.system').isOffered('46').chooses('46').allots({ cruiser: 2 });
  arborec.isAsked('pay-resources').allots({ 'trade-goods': 4 });
  deepEqual([arborec.units('wellon'), arborec.units('46')], [{ infantry: 5 }, { carrier: 1, infantry: 1, cruiser: 2 }]);
  deepEqual(arborec.player.leaders, []);
});

proves('LRR 51.12, leaders/letani-miasmiala', 'not without ground forces or money', () => {
  const { seat } = turn(table().leader('arborec', 'letani-miasmiala').goods('arborec', { tradeGoods: 9 }));
  seat('arborec').cannotUse('letani-miasmiala').chooses('pass');
});

const spread = () =>
  table()
    .technology('arborec', 'bioplasmosis')
    .planets('arborec', 'wellon', 'lodor', 'thibah')
    .units('arborec', 'nestphar', { infantry: 2, mech: 1 })
    .units('arborec', 'wellon', { infantry: 1 });

proves('LRR 81, technologies/bioplasmosis', 'infantry walk one step at once, onto own planets', () => {
  const { seat } = spread().runs(game => open(game, endOfStatusPhase, {}));
  const arborec = seat('arborec').isOffered('bioplasmosis').chooses('bioplasmosis').isAsked('bioplasmosis.infantry');
  arborec.isOfferedLines({ 'nestphar>wellon': 2, 'nestphar>lodor': 2, 'wellon>nestphar': 1, 'wellon>lodor': 1 });
  arborec.isRefused('answer/against-rule', { 'nestphar>wellon': 2, 'nestphar>lodor': 1 });
  arborec.isRefused('answer/against-rule', { 'wellon>nestphar': 1, 'wellon>lodor': 1 });
  arborec.allots({ 'nestphar>wellon': 2, 'wellon>lodor': 1 });
  deepEqual(
    ['nestphar', 'wellon', 'lodor'].map(id => arborec.units(id)),
    [{ mech: 1 }, { infantry: 2 }, { infantry: 1 }],
  );
  deepEqual(arborec.planets, ['lodor', 'nestphar', 'thibah', 'wellon']);
});

proves('LRR 81, technologies/bioplasmosis', 'nobody has to; not without the technology', () => {
  const { seat } = spread().runs(game => open(game, endOfStatusPhase, {}));
  deepEqual(seat('arborec').passes().units('nestphar'), { infantry: 2, mech: 1 });
});

const note = 'stymie#0';

const approached = () =>
  table().notes('letnev', note).planets('letnev', 'wellon').units('hacan', '46', { cruiser: 1 }).active('hacan');

proves('LRR 69.3, promissory-notes/stymie', 'whoever moves ships to its holder has a token placed', () => {
  const { seat } = approached()
    .units('letnev', 'wellon', { pds: 1 })
    .start(activate({ system: '19' }));
  seat('letnev').isAsked('after-system-activated').passes();
  seat('hacan').chooses('46').allots({ cruiser: 1 });
  seat('letnev').isAsked('after-ships-moved').isOffered(note).chooses(note).isAsked('stymie.system');
  const homes = ['05', '16', '10'];
  equal(
    homes.some(id => JSON.stringify(seat('letnev').pointsAt).includes(`"${id}"`)),
    false,
  );
  seat('letnev').chooses('18');
  deepEqual([seat('hacan').tokensOnBoard, seat('hacan').tokens.reinforcements], [['18'], 7]);
  deepEqual([seat('arborec').player.notes, seat('letnev').player.notes], [[note], []]);
  seat('letnev').passes();
});

proves('LRR 20.3b, promissory-notes/stymie', 'without reinforcements it comes from a pool of their choice', () => {
  const { seat } = approached()
    .units('letnev', 'wellon', { infantry: 1 })
    .tokens('hacan', { tactic: 6, fleet: 5, strategy: 5 })
    .start(activate({ system: '19' }));
  seat('letnev').isAsked('after-system-activated').passes();
  seat('hacan').chooses('46').allots({ cruiser: 1 });
  seat('letnev').chooses(note).chooses('18');
  seat('hacan').isAsked('place-token-from').chooses('strategy');
  deepEqual([seat('hacan').tokensOnBoard, seat('hacan').tokens.strategy], [['18'], 4]);
});

proves('LRR 69.3, promissory-notes/stymie', 'not where no ship moves, nor without units there', () => {
  const still = approached()
    .units('letnev', 'wellon', { infantry: 1 })
    .start(activate({ system: '19' }));
  still.seat('letnev').passes();
  still.seat('hacan').passes();
  still.seat('letnev').isNotAsked();
  const empty = approached().start(activate({ system: '19' }));
  empty.seat('hacan').chooses('46').allots({ cruiser: 1 });
  empty.seat('letnev').isNotAsked();
});

const old = () =>
  given('arborec', 'hacan', 'letnev', { sets: ['base'] })
    .sheet('arborec')
    .planets('arborec', 'nestphar', 'lodor', 'wellon')
    .planets('hacan', 'arretze')
    .units('arborec', 'lodor', { 'space-dock': 1 })
    .goods('arborec', { tradeGoods: 4 });

proves(
  'LRR 69.3, promissory-notes/stymie',
  'without the first codex it keeps the owner from producing near its holder',
  () => {
    const produces = (system: string) => {
      const { seat } = old()
        .notesInPlay('letnev', note)
        .units('letnev', system, { cruiser: 1 })
        .runs(game => produceIn(game, 0, '26'));
      if (!seat('arborec').isWaitedFor) return false;
      seat('arborec').isAsked('produce').passes();
      return true;
    };
    // Lodor is adjacent to 19 and the own home, not to 20; units in a home do not count.
    deepEqual(['26', '19', '20', '05'].map(produces), [false, false, true, true]);
    const { seat } = old()
      .notesInPlay('letnev', note)
      .units('arborec', '46', { cruiser: 1 })
      .units('letnev', '47', { cruiser: 1 })
      .active('letnev')
      .start(activate({ system: '46' }));
    deepEqual([seat('letnev').player.notesInPlay, seat('arborec').player.notes], [[], [note]]);
    seat('letnev').passes();
  },
);

proves('LRR 22, promissory-notes/stymie', 'then an action puts it into the play area', () => {
  const { seat } = old()
    .notes('letnev', note)
    .strategyCards('letnev', 'leadership!')
    .tokens('letnev', { tactic: 0 })
    .start(takeTurn({ seat: 2 }));
  seat('letnev').isOffered('pass', `component:stymie:${note}`).chooses(`component:stymie:${note}`);
  deepEqual(seat('letnev').player.notesInPlay, [note]);
});
