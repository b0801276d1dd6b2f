import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { activate } from '../../../moments/steps.ts';
import { takeTurn } from '../../../rules/phases/action-phase.ts';
import { given } from '../../../testing/index.ts';
import { researchable, researchTechnology } from '../../../verbs/cards/technology.ts';
import { produceIn } from '../../../verbs/economy/production.ts';

const table = (...sets: ('base' | 'pok')[]) =>
  (sets.length === 0 ? given('yin', 'hacan', 'letnev') : given('yin', 'hacan', 'letnev', { sets }))
    .sheet('yin')
    .planets('yin', 'darien')
    .planets('hacan', 'arretze')
    .planets('letnev', 'arc-prime');

proves('LRR 87, faction-abilities/devotion', 'damaged ships and mechs that fly are targets of their own', () => {
  const { seat } = given('yin', 'naaz-rokha', 'letnev')
    .sheet('yin')
    .sheet('naaz-rokha')
    .planets('yin', 'darien')
    .planets('naaz-rokha', 'naazir')
    .units('yin', '46', { cruiser: 2, carrier: 1 })
    .units('naaz-rokha', '46', { dreadnought: 1, 'dreadnought!': 1, mech: 1 })
    .dice('combat', 1, 1, 1)
    .dice('combat', 1, 1, 1, 1)
    .dice('combat', 1, 1)
    .dice('combat', 1, 1)
    .dice('combat', 1)
    .dice('combat', 5)
    .start(activate({ system: '46' }));
  const yin = seat('yin').chooses('devotion').isAsked('devotion.ship');
  const at = { seat: 1, unit: 'dreadnought' };
  yin.isOffered('dreadnought', 'dreadnought!', 'mech~z-grav');
  deepEqual(yin.pointsAt, [at, { ...at, damaged: 1 }, { seat: 1, unit: 'mech', mark: 'z-grav' }]);
  yin.chooses('mech~z-grav');
  deepEqual(seat('naaz-rokha').units('46'), { dreadnought: 1, 'dreadnought!': 1 });
  yin.chooses('devotion').chooses('dreadnought!');
  deepEqual(seat('naaz-rokha').units('46'), { dreadnought: 1 });
});

proves(
  'LRR 78, faction-abilities/devotion, technologies/impulse-core',
  'not for ships that only watch a combat of others',
  () => {
    const { seat } = table()
      .technology('yin', 'impulse-core')
      .units('yin', '46', { cruiser: 1 })
      .units('hacan', '46', { cruiser: 1 })
      .units('letnev', '46', { dreadnought: 1 })
      .active('hacan')
      .dice('combat', 1)
      .dice('combat', 1)
      .dice('combat', 7)
      .dice('combat', 5)
      .start(activate({ system: '46' }));
    seat('hacan').isAsked('space-combat.opponent').chooses('2');
    seat('yin').isNotAsked();
    seat('letnev').isAsked('sustain-damage').allots({ dreadnought: 1 });
    deepEqual(seat('yin').isNotAsked().units('46'), { cruiser: 1 });
  },
);

const hero = 'dannel-of-the-tenth';
const turn = takeTurn({ seat: 0 });

proves(
  'LRR 51.12, leaders/dannel-of-the-tenth',
  'by its first wording for planets to ready, or for infantry, but not for neither',
  () => {
    const set = () =>
      table('base', 'pok').leader('yin', hero).strategyCards('yin', 'leadership!').tokens('yin', { tactic: 0 });
    set().start(turn).seat('yin').cannotUse(hero).chooses('pass');
    const tired = set().planet('darien', { exhausted: true }).start(turn).seat('yin').uses(hero);
    deepEqual(tired.readyPlanets, ['darien']);
    const manned = set().units('yin', 'darien', { infantry: 1 }).start(turn).seat('yin').uses(hero).chooses('darien');
    deepEqual(manned.units('darien'), { infantry: 2 });
  },
);

proves(
  'LRR 90.12, leaders/brother-omar',
  'its credit by the first wording too; another way to ignore prerequisites stays open',
  () => {
    const { state } = table('base', 'pok').leader('yin', 'brother-omar').start().table;
    equal(researchable(state, 0).includes('dacxive-animators'), true);
    const { seat } = table()
      .leader('yin', 'brother-omar')
      .technology('yin', 'inheritance-systems')
      .technology('hacan', 'carrier-ii')
      .technology('yin', 'antimass-deflectors')
      .units('yin', 'darien', { infantry: 1 })
      .resolves('yin', researchTechnology);
    const yin = seat('yin')
      .chooses('carrier-ii')
      .isAsked('research.lift')
      .isOffered('inheritance-systems', 'brother-omar');
    yin.chooses('inheritance-systems').isAsked('pay-resources').allots({ darien: 1 });
    deepEqual(yin.units('darien'), { infantry: 1 });
  },
);

const spinning = (...sets: 'base'[]) =>
  (sets.length === 0
    ? table()
    : given('yin', 'hacan', 'letnev', { sets }).planets('yin', 'darien').planets('hacan', 'arretze')
  )
    .technology('yin', 'yin-spinner')
    .units('yin', 'darien', { 'space-dock': 1 })
    .units('hacan', 'arretze', { 'space-dock': 1 });

proves(
  'LRR 68, technologies/yin-spinner',
  'one place will do; nothing comes anywhere else, nor for production of others',
  () => {
    const { seat } = spinning().runs(game => produceIn(game, 0, '03'));
    const yin = seat('yin')
      .allots({ infantry: 1 })
      .allots({ darien: 1 })
      .isAsked('after-units-produced')
      .chooses('yin-spinner');
    deepEqual(yin.isAsked('yin-spinner.infantry').isOfferedLines({ darien: 2 }).pointsAt, [{ planet: 'darien' }]);
    yin.suggestionIsLegal().allots({ darien: 1 });
    deepEqual(yin.units('darien'), { 'space-dock': 1, infantry: 2 });
    const two = spinning()
      .planets('yin', 'wellon')
      .units('yin', '46', { carrier: 1 })
      .runs(game => produceIn(game, 0, '03'));
    const far = two.seat('yin').allots({ infantry: 1 }).allots({ darien: 1 }).chooses('yin-spinner');
    deepEqual(far.pointsAt, [{ planet: 'wellon' }, { planet: 'darien' }, { system: '46' }]);
    far.allots({ '46': 1 });
    deepEqual(
      [far.units('46'), far.units('wellon'), far.units('darien')],
      [{ carrier: 1, infantry: 1 }, {}, { 'space-dock': 1, infantry: 1 }],
    );
    for (const set of [spinning(), spinning('base')]) {
      const others = set.planets('yin', 'hercant').runs(game => produceIn(game, 1, '16'));
      others.seat('hacan').allots({ infantry: 1 }).allots({ arretze: 1 });
      const yin = others.seat('yin').isNotAsked();
      deepEqual([yin.units('darien'), yin.units('hercant')], [{ 'space-dock': 1 }, {}]);
    }
  },
);

proves('LRR 30.2a, faction-units/moyins-ashes', 'the last mech will do', () => {
  const { seat } = table()
    .planet('darien', { exhausted: true })
    .goods('yin', { tradeGoods: 3 })
    .units('yin', 'darien', { mech: 3 })
    .units('yin', '19', { carrier: 1, infantry: 1 })
    .token('yin', '19')
    .planets('hacan', 'wellon')
    .units('hacan', 'wellon', { infantry: 1 })
    .start(activate({ system: '19' }));
  const yin = seat('yin').allots({ 'infantry@wellon': 1 }).chooses('indoctrination').chooses('moyins-ashes');
  yin.isAsked('pay-influence').allots({ 'trade-goods': 3 });
  deepEqual(yin.units('wellon'), { infantry: 1, mech: 1 });
});

proves(
  'LRR 68.1, leaders/brother-omar, leaders/that-which-molds-flesh',
  'who is lent it makes one more beside their own',
  () => {
    const { seat } = given('yin', 'vuilraith', 'letnev', { sets: ['base', 'pok'] })
      .leader('yin', 'brother-omar')
      .planets('yin', 'darien')
      .leader('vuilraith', 'that-which-molds-flesh')
      .notesInPlay('vuilraith', 'alliance#0')
      .planets('vuilraith', 'acheron')
      .units('vuilraith', 'acheron', { 'space-dock': 1 })
      .runs(game => produceIn(game, 1, '54'));
    seat('vuilraith').isAsked('produce').isTold({ beyond: 3 }).passes();
  },
);
