import { deepEqual, equal } from 'node:assert/strict';
import { told } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { activate } from '../../../moments/steps.ts';
import { takeTurn } from '../../../rules/phases/action-phase.ts';
import { given } from '../../../testing/index.ts';
import { produceByEffect } from '../../../verbs/economy/produce-by-effect.ts';
import { produceIn } from '../../../verbs/economy/production.ts';

const table = () =>
  given('argent', 'hacan', 'letnev')
    .planets('argent', 'valk')
    .planets('hacan', 'arretze')
    .planets('letnev', 'arc-prime');

const turn = (set: ReturnType<typeof table>) =>
  set
    .strategyCards('argent', 'leadership!')
    .tokens('argent', { tactic: 0 })
    .start(takeTurn({ seat: 0 }));

const recruiting = () =>
  table()
    .leader('argent', 'trilossa-aun-mirik')
    .planets('hacan', 'vefut-ii', 'bereg')
    .units('hacan', 'arretze', { 'space-dock': 1 })
    .goods('hacan', { tradeGoods: 5 });

proves(
  'LRR 51.4, leaders/trilossa-aun-mirik',
  'anybody’s new ground forces go to own planets there and next door',
  () => {
    const { seat } = recruiting().runs(game => produceIn(game, 1, '16'));
    seat('hacan').allots({ infantry: 2, cruiser: 1 }).isAsked('pay-resources').allots({ 'trade-goods': 3 });
    const argent = seat('argent').isAsked('when-ground-forces-produced').isOffered('trilossa-aun-mirik');
    argent.chooses('trilossa-aun-mirik');
    seat('hacan').isAsked('produce.place').isOfferedLines({ arretze: 2, 'vefut-ii': 2 }).allots({ 'vefut-ii': 2 });
    deepEqual([seat('hacan').units('vefut-ii'), seat('hacan').units('16')], [{ infantry: 2 }, { cruiser: 1 }]);
    deepEqual(argent.player.exhausted, ['trilossa-aun-mirik']);
  },
);

proves('LRR 51.4, leaders/trilossa-aun-mirik', 'also what an effect produces; not for ships; nobody has to', () => {
  const { seat } = recruiting().runs(game => produceByEffect(game, 1, { system: '16', planet: 'arretze' }, { max: 2 }));
  seat('hacan').allots({ infantry: 2 }).allots({ 'trade-goods': 1 });
  seat('argent').chooses('trilossa-aun-mirik');
  seat('hacan').isOfferedLines({ arretze: 2, 'vefut-ii': 2 }).allots({ arretze: 1, 'vefut-ii': 1 });
  const ships = recruiting().runs(game => produceIn(game, 1, '16'));
  ships.seat('hacan').allots({ cruiser: 1 }).allots({ 'trade-goods': 2 });
  ships.seat('argent').isNotAsked();
  const left = recruiting().runs(game => produceIn(game, 1, '16'));
  left.seat('hacan').allots({ infantry: 1 }).allots({ 'trade-goods': 1 });
  deepEqual(left.seat('argent').passes().player.exhausted, []);
});

proves('LRR 51.6, leaders/trrakan-aun-zulok', 'six units with one of the three abilities unlock it', () => {
  const locked = (destroyers: number) =>
    turn(
      table()
        .tokens('argent', { fleet: 6 })
        .leader('argent', 'trrakan-aun-zulok', 'locked')
        .units('argent', '46', { destroyer: destroyers, cruiser: 1 })
        .units('argent', '47', { dreadnought: 1 })
        .units('argent', 'valk', { pds: 2, infantry: 2 }),
    )
      .seat('argent')
      .chooses('pass').player.leaders[0]!.locked;
  deepEqual([locked(3), locked(2)], [false, true]);
});

/** A destroyer of the holder against a fighter and a carrier. */
const barrage = (who: 'argent' | 'letnev') =>
  table()
    .leader('argent', 'trrakan-aun-zulok')
    .notesInPlay('letnev', 'alliance#0')
    .units(who, '46', { destroyer: 1 })
    .units('hacan', '46', { carrier: 1, fighter: 1 })
    .active(who)
    .dice('combat', 8);

proves('LRR 10, leaders/trrakan-aun-zulok', 'a die more for one unit in a barrage, if its owner likes', () => {
  for (const who of ['argent', 'letnev'] as const) {
    const { seat, table: played } = barrage(who)
      .dice('barrage', 1, 1, 9)
      .start(activate({ system: '46' }));
    seat(who).isAsked('barrage.extra-dice').isTold({ dice: 1 }).chooses('roll');
    equal(told(played, 'barrage')[0]!.hits, 1);
  }
  const { seat, table: played } = barrage('argent')
    .dice('barrage', 1, 1)
    .start(activate({ system: '46' }));
  seat('argent').passes();
  equal(told(played, 'barrage')[0]!.dice.length, 2);
});

proves(
  'LRR 77, LRR 15, leaders/trrakan-aun-zulok',
  'in Space Cannon and Bombardment too, beside Plasma Scoring',
  () => {
    const { seat, table: played } = table()
      .leader('argent', 'trrakan-aun-zulok')
      .technology('argent', 'plasma-scoring')
      .planets('argent', 'wellon')
      .units('argent', 'wellon', { pds: 1 })
      .units('hacan', '19', { cruiser: 1 })
      .active('hacan')
      .dice('space-cannon', 1, 1, 6)
      .start(activate({ system: '19' }));
    seat('argent').isAsked('space-cannon').chooses('1').isAsked('space-cannon.extra-dice').isTold({ dice: 2 });
    seat('argent').chooses('roll');
    equal(told(played, 'space-cannon')[0]!.hits, 1);
    const bombs = table()
      .leader('argent', 'trrakan-aun-zulok')
      .units('argent', '19', { dreadnought: 1 })
      .units('hacan', 'wellon', { infantry: 3 })
      .planets('hacan', 'wellon')
      .token('argent', '19')
      .dice('bombardment', 5, 5)
      .start(activate({ system: '19' }));
    bombs.seat('argent').allots({ 'dreadnought@wellon': 1 }).isAsked('bombardment.extra-dice').chooses('wellon');
    deepEqual(bombs.seat('hacan').units('wellon'), { infantry: 1 });
  },
);

const note = 'strike-wing-ambuscade#0';

proves('LRR 69.3, promissory-notes/strike-wing-ambuscade', 'one more die once for its holder', () => {
  const set = () =>
    table()
      .notes('letnev', note)
      .units('letnev', '46', { destroyer: 1 })
      .units('hacan', '46', { carrier: 1, fighter: 1 })
      .active('letnev')
      .dice('combat', 9);
  const { seat, table: played } = set()
    .dice('barrage', 1, 1, 9)
    .start(activate({ system: '46' }));
  const passes = (): void => {
    while (seat('letnev').ask.kind !== 'before-ability-roll') seat('letnev').passes();
  };
  passes();
  seat('letnev').isOffered(note).chooses(note).isAsked('barrage.extra-dice').chooses('roll');
  equal(told(played, 'barrage')[0]!.hits, 1);
  deepEqual([seat('letnev').player.notes, seat('argent').player.notes], [[], [note]]);
});

const migration = () =>
  table()
    .leader('argent', 'mirik-aun-sissiri')
    .sheet('argent', 'strike-wing-alpha')
    .tokens('argent', { fleet: 5 })
    .units('argent', '58', { carrier: 1, fighter: 2, cruiser: 1 })
    .units('argent', 'valk', { infantry: 2 })
    .units('argent', '47', { destroyer: 1 })
    .token('argent', '46', '47', '42', '43', '20')
    .units('hacan', '20', { destroyer: 1 });

proves('LRR 51.12, leaders/mirik-aun-sissiri', 'ships fly from anywhere to own command tokens, straight', () => {
  const { seat } = turn(migration());
  const argent = seat('argent').uses('mirik-aun-sissiri').isAsked('mirik-aun-sissiri.from').isOffered('58', '47');
  // 42 is a nebula, 43 a supernova, and in 20 there are ships of Hacan
  argent.chooses('58').isAsked('mirik-aun-sissiri.to').isOffered('46', '47').chooses('46');
  argent.isAsked('mirik-aun-sissiri.ships').isOfferedLines({ carrier: 1, fighter: 2, cruiser: 1 });
  argent.allots({ carrier: 1, fighter: 1 }).isAsked('mirik-aun-sissiri.cargo');
  argent.isOfferedLines({ 'space:fighter': 1, 'valk:infantry': 2 }).isBound(0, 3).allots({ 'valk:infantry': 2 });
  argent.isAsked('mirik-aun-sissiri.from').isOffered('58', '47').chooses('47');
  argent.isAsked('mirik-aun-sissiri.ships').isOfferedLines({ destroyer: 1 }).allots({ destroyer: 1 });
  argent.isAsked('mirik-aun-sissiri.from').passes();
  deepEqual(argent.units('46'), { carrier: 1, fighter: 1, infantry: 2, destroyer: 1 });
  deepEqual([argent.units('58'), argent.player.leaders], [{ cruiser: 1 }, []]);
});

proves('LRR 95.3, leaders/mirik-aun-sissiri', 'nothing is carried off from beside an own command token', () => {
  const { seat } = turn(
    migration().planets('argent', 'wellon').token('argent', '19').units('argent', '19', { carrier: 1, infantry: 1 }),
  );
  const argent = seat('argent').uses('mirik-aun-sissiri').chooses('19').chooses('46').allots({ carrier: 1 });
  argent.isAsked('mirik-aun-sissiri.from').passes();
  deepEqual([argent.units('46'), argent.units('19')], [{ carrier: 1 }, {}]); // the infantry has no room left
});

proves('LRR 41.2, leaders/mirik-aun-sissiri', 'whoever leaves a gravity rift rolls for it', () => {
  const { seat } = turn(
    table()
      .leader('argent', 'mirik-aun-sissiri')
      .units('argent', '41', { cruiser: 2 })
      .token('argent', '46')
      .dice('gravity-rift', 3, 4),
  );
  const argent = seat('argent').uses('mirik-aun-sissiri').chooses('41').allots({ cruiser: 2 });
  deepEqual(argent.units('46'), { cruiser: 1 });
});

proves('LRR 22, leaders/mirik-aun-sissiri', 'not without ships or a token to go to', () => {
  const { seat } = turn(table().leader('argent', 'mirik-aun-sissiri').units('argent', '41', { cruiser: 2 }));
  seat('argent').cannotUse('mirik-aun-sissiri').chooses('pass');
});
