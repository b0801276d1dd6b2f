import { deepEqual, equal } from 'node:assert/strict';
import { told } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { activate } from '../../../moments/steps.ts';
import { given } from '../../../testing/index.ts';
import { produceByEffect } from '../../../verbs/economy/produce-by-effect.ts';
import { produceIn } from '../../../verbs/economy/production.ts';
import { dealFactionSheet } from '../../../verbs/factions/faction-sheet.ts';
import { dealLeaders } from '../../../verbs/factions/leaders.ts';

const table = () => given('yin', 'hacan', 'letnev').sheet('yin').planets('yin', 'darien').planets('hacan', 'arretze');

proves('GR setup.3, LRR 51.2', 'the faction brings its sheet and its leaders', () => {
  const { seat } = given('yin', 'hacan', 'letnev').runs(function* (game) {
    dealFactionSheet(game, 0);
    dealLeaders(game, 0);
  });
  const { sheet, leaders } = seat('yin').player;
  const own = ['indoctrination', 'devotion', 'van-hauge', 'moyins-ashes', 'impulse-core', 'yin-spinner'];
  deepEqual([...sheet].sort(), [...own].sort());
  deepEqual(leaders, [
    { id: 'brother-milor', locked: false },
    { id: 'brother-omar', locked: true },
    { id: 'dannel-of-the-tenth', locked: true },
  ]);
});

/** Yin lands with one infantry on Wellon, which Hacan defends; both have planets elsewhere. */
const landing = (defenders: Readonly<Record<string, number>>, tradeGoods = 3) =>
  table()
    .planet('darien', { controller: 'yin', exhausted: true })
    .goods('yin', { tradeGoods })
    .units('yin', '19', { carrier: 1, infantry: 1 })
    .token('yin', '19')
    .planets('hacan', 'wellon')
    .units('hacan', 'wellon', defenders);

const land = (set: ReturnType<typeof table>) => {
  const { seat, table: played } = set.start(activate({ system: '19' }));
  seat('yin').isAsked('commit').allots({ 'infantry@wellon': 1 });
  return { seat, played, yin: seat('yin') };
};

proves(
  'LRR 42.4a, faction-abilities/indoctrination',
  'for 2 influence an infantry of the opponent becomes its own',
  () => {
    const { seat, yin } = land(landing({ infantry: 2 }, 2).dice('combat', 8, 8).dice('combat', 1));
    yin.isAsked('start-of-ground-combat').isOffered('indoctrination').chooses('indoctrination');
    yin.isAsked('pay-influence').isTold({ price: 2 }).allots({ 'trade-goods': 2 });
    deepEqual([yin.units('wellon'), seat('hacan').units('wellon')], [{ infantry: 2 }, {}]);
    deepEqual(yin.planets, ['darien', 'wellon']);
  },
);

proves(
  'LRR 42.4b, faction-abilities/indoctrination',
  'the last one of them ends the combat at once, and nothing is destroyed',
  () => {
    const { seat, yin, played } = land(landing({ infantry: 1 }));
    yin.chooses('indoctrination').isAsked('when-faction-ability').passes().allots({ 'trade-goods': 2 });
    deepEqual([told(played, 'destroyed'), told(played, 'combat-roll')], [[], []]);
    deepEqual(
      [yin.units('wellon'), yin.planets, seat('hacan').planets],
      [{ infantry: 2 }, ['darien', 'wellon'], ['arretze']],
    );
  },
);

proves(
  'LRR 42.4a, faction-abilities/indoctrination',
  'not against mechs alone, nor without the influence; once a combat',
  () => {
    const mechs = land(landing({ mech: 1 }).dice('combat', 1).dice('combat', 6));
    deepEqual(mechs.yin.isNotAsked().units('wellon'), {});
    const poor = land(landing({ infantry: 1 }, 1).dice('combat', 1).dice('combat', 8));
    poor.yin.isNotAsked();
    const once = land(
      landing({ infantry: 3 }, 6).dice('combat', 1, 1).dice('combat', 1, 1).dice('combat', 1, 1).dice('combat', 8, 8),
    );
    once.yin.chooses('indoctrination').passes().allots({ 'trade-goods': 2 });
    deepEqual([once.yin.isNotAsked().tradeGoods, once.yin.units('wellon')], [4, {}]);
  },
);

proves('LRR 42.4a, faction-abilities/indoctrination', 'as the defender too, and not in combats of others', () => {
  const { seat } = table()
    .goods('yin', { tradeGoods: 2 })
    .planets('yin', 'wellon')
    .units('yin', 'wellon', { infantry: 1 })
    .units('hacan', '19', { carrier: 1, infantry: 1 })
    .active('hacan')
    .start(activate({ system: '19' }));
  seat('hacan').allots({ 'infantry@wellon': 1 });
  seat('yin').chooses('indoctrination').passes().isAsked('pay-influence').allots({ 'trade-goods': 2 });
  deepEqual([seat('yin').units('wellon'), seat('hacan').units('wellon')], [{ infantry: 2 }, {}]);
  const others = table()
    .goods('yin', { tradeGoods: 2 })
    .planets('letnev', 'wellon')
    .units('letnev', 'wellon', { infantry: 1 })
    .units('hacan', '19', { carrier: 1, infantry: 1 })
    .active('hacan')
    .dice('combat', 8)
    .dice('combat', 1)
    .start(activate({ system: '19' }));
  others.seat('hacan').allots({ 'infantry@wellon': 1 });
  others.seat('yin').isNotAsked();
});

proves('LRR 30, faction-units/moyins-ashes', 'for 3 influence in one payment a mech comes instead', () => {
  const { seat, yin } = land(landing({ infantry: 1 }));
  yin.chooses('indoctrination').isAsked('when-faction-ability').isOffered('moyins-ashes').chooses('moyins-ashes');
  yin.isAsked('pay-influence').isTold({ price: 3 }).allots({ 'trade-goods': 3 });
  deepEqual([yin.units('wellon'), seat('hacan').units('wellon')], [{ infantry: 1, mech: 1 }, {}]);
});

proves('LRR 30.2a, faction-units/moyins-ashes', 'from the reinforcements alone', () => {
  const { yin } = land(landing({ infantry: 1 }).units('yin', 'darien', { mech: 4 }));
  yin.chooses('indoctrination').isAsked('pay-influence').isTold({ price: 2 }).allots({ 'trade-goods': 2 });
  deepEqual(yin.units('wellon'), { infantry: 2 });
});

const duel = () =>
  table()
    .units('yin', '46', { cruiser: 2 })
    .units('hacan', '46', { dreadnought: 1, cruiser: 1 })
    .dice('combat', 1, 1)
    .dice('combat', 1, 1);

proves(
  'LRR 78.9, faction-abilities/devotion',
  'after a round a cruiser is given up for a hit on a ship of its choice',
  () => {
    const { seat } = duel()
      .dice('combat', 1)
      .dice('combat', 10)
      .start(activate({ system: '46' }));
    const yin = seat('yin').isAsked('end-of-combat-round').isOffered('devotion').chooses('devotion');
    yin.isAsked('devotion.ship').isOffered('dreadnought', 'cruiser').chooses('cruiser');
    deepEqual([yin.isNotAsked().units('46'), seat('hacan').units('46')], [{}, { dreadnought: 1 }]); // a round later
  },
);

proves('LRR 87, faction-abilities/devotion', 'only the ship that takes the hit may sustain it', () => {
  const { seat } = duel()
    .mayRoll('combat', 1)
    .mayRoll('combat', 5, 7)
    .start(activate({ system: '46' }));
  seat('yin').chooses('devotion').chooses('dreadnought');
  seat('hacan').isAsked('sustain-hit').chooses('dreadnought');
  deepEqual(seat('hacan').units('46'), { cruiser: 1, 'dreadnought!': 1 });
});

proves(
  'LRR 78.9, faction-abilities/devotion',
  'not on the ground, nor without a cruiser or destroyer, nor where nobody is left',
  () => {
    const won = table()
      .units('yin', '46', { cruiser: 1 })
      .units('hacan', '46', { cruiser: 1 })
      .dice('combat', 7)
      .dice('combat', 1)
      .start(activate({ system: '46' }));
    won.seat('yin').isNotAsked();
    const carriers = table()
      .units('yin', '46', { carrier: 1 })
      .units('hacan', '46', { cruiser: 1 })
      .dice('combat', 1)
      .dice('combat', 7)
      .start(activate({ system: '46' }));
    carriers.seat('yin').isNotAsked();
  },
);

proves(
  'LRR 78.2, technologies/impulse-core',
  'as a combat starts a destroyer is given up for a hit, on no fighter if able',
  () => {
    const { seat, table: played } = table()
      .technology('yin', 'impulse-core')
      .units('yin', '46', { destroyer: 1, carrier: 1 })
      .units('hacan', '46', { carrier: 1, fighter: 2 })
      .dice('combat', 9)
      .start(activate({ system: '46' }));
    seat('yin').isAsked('start-of-space-combat').isOffered('impulse-core').chooses('impulse-core');
    deepEqual(
      told(played, 'destroyed')
        .slice(0, 2)
        .map(({ unit }) => unit),
      ['destroyer', 'carrier'],
    );
    equal(told(played, 'barrage').length, 0); // it is destroyed
  },
);

proves(
  'LRR 78.2, technologies/impulse-core',
  'the opponent may sustain it, and a fighter takes it where there is nothing else',
  () => {
    const tough = table()
      .technology('yin', 'impulse-core')
      .units('yin', '46', { cruiser: 1, carrier: 1 })
      .units('hacan', '46', { dreadnought: 1 })
      .dice('combat', 1)
      .dice('combat', 5)
      .start(activate({ system: '46' }));
    tough.seat('yin').chooses('impulse-core');
    tough.seat('hacan').isAsked('sustain-damage').allots({ dreadnought: 1 });
    deepEqual(tough.seat('hacan').units('46'), { 'dreadnought!': 1 });
    const fighters = table()
      .technology('hacan', 'fighter-ii')
      .technology('yin', 'impulse-core')
      .units('yin', '46', { cruiser: 1, carrier: 1 })
      .units('hacan', '46', { fighter: 1 })
      .start(activate({ system: '46' }));
    fighters.seat('yin').chooses('impulse-core');
    deepEqual(fighters.seat('hacan').units('46'), {});
  },
);

proves(
  'LRR 78.10, faction-units/van-hauge',
  'all ships there go with it, and nobody wins; ground forces need room then',
  () => {
    const { seat, table: played } = table()
      .units('yin', '46', { 'flagship!': 1, cruiser: 1, infantry: 1 })
      .units('hacan', '46', { dreadnought: 1, cruiser: 1, infantry: 1 })
      .dice('combat', 1, 1, 1)
      .dice('combat', 5, 7)
      .start(activate({ system: '46' }));
    deepEqual([seat('yin').units('46'), seat('hacan').units('46')], [{}, {}]);
    deepEqual(
      told(played, 'combat-over').map(({ winner }) => winner),
      [null],
    );
  },
);

proves('LRR 31, faction-units/van-hauge', 'ships of third players too, and not for other ships that are lost', () => {
  const { seat } = table()
    .units('yin', '46', { 'flagship!': 1 })
    .units('hacan', '46', { cruiser: 1 })
    .units('letnev', '46', { dreadnought: 1 })
    .planets('letnev', 'arc-prime')
    .active('hacan')
    .dice('combat', 9)
    .dice('combat', 1, 1)
    .start(activate({ system: '46' }));
  seat('hacan').isAsked('space-combat.opponent').chooses('0');
  deepEqual(
    [0, 1, 2].map(who => seat(who).units('46')),
    [{}, {}, {}],
  );
  const cruiser = table()
    .units('yin', '46', { cruiser: 1 })
    .units('hacan', '46', { cruiser: 1 })
    .dice('combat', 1)
    .dice('combat', 7)
    .start(activate({ system: '46' }));
  deepEqual(cruiser.seat('hacan').units('46'), { cruiser: 1 });
});

const spinning = (sets: 'all' | 'base') =>
  (sets === 'all' ? given('yin', 'hacan', 'letnev') : given('yin', 'hacan', 'letnev', { sets: ['base'] }))
    .sheet('yin')
    .technology('yin', 'yin-spinner')
    .planets('yin', 'darien', 'wellon')
    .planets('hacan', 'arretze')
    .units('yin', 'darien', { 'space-dock': 1 })
    .units('yin', '46', { carrier: 1 })
    .goods('yin', { tradeGoods: 4 });

proves(
  'LRR 68, technologies/yin-spinner',
  'after a production up to two infantry come together anywhere of its own',
  () => {
    const { seat } = spinning('all').runs(game => produceIn(game, 0, '03'));
    const yin = seat('yin').allots({ cruiser: 1 }).allots({ 'trade-goods': 2 }).isAsked('after-units-produced');
    yin.chooses('yin-spinner').isAsked('yin-spinner.infantry');
    yin
      .isOfferedLines({ darien: 2, wellon: 2, '03': 2, '46': 2 })
      .isRefused('answer/against-rule', { darien: 1, wellon: 1 });
    yin.allots({ '46': 2 });
    deepEqual(yin.units('46'), { carrier: 1, infantry: 2 });
  },
);

proves('LRR 67.4, technologies/yin-spinner', 'also where an effect produces; nobody has to', () => {
  const { seat } = spinning('all').runs(game => produceByEffect(game, 0, { system: '03', planet: null }, { max: 1 }));
  const yin = seat('yin').allots({ cruiser: 1 }).allots({ 'trade-goods': 2 });
  yin.chooses('yin-spinner').allots({ wellon: 1 });
  deepEqual(yin.units('wellon'), { infantry: 1 });
  const left = spinning('all').runs(game => produceIn(game, 0, '03'));
  left.seat('yin').allots({ cruiser: 1 }).allots({ 'trade-goods': 2 }).passes();
  deepEqual(left.seat('yin').units('wellon'), {});
});

proves(
  'LRR 68, technologies/yin-spinner',
  'without the first codex one on an own planet of the system, after Production alone',
  () => {
    const { seat } = spinning('base').runs(game => produceIn(game, 0, '03'));
    const yin = seat('yin').allots({ cruiser: 1 }).allots({ 'trade-goods': 2 });
    deepEqual(yin.isNotAsked().units('darien'), { 'space-dock': 1, infantry: 1 });
    const effect = spinning('base').runs(game => produceByEffect(game, 0, { system: '03', planet: null }, { max: 1 }));
    effect.seat('yin').allots({ cruiser: 1 }).allots({ 'trade-goods': 2 });
    deepEqual(effect.seat('yin').isNotAsked().units('darien'), { 'space-dock': 1 });
  },
);
