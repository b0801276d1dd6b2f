import { deepEqual, equal } from 'node:assert/strict';
import { eventsOf } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import type { TechnologyId } from '../../../model/ids.ts';
import { activate } from '../../../moments/steps.ts';
import { takeTurn } from '../../../rules/phases/action-phase.ts';
import { type Given, given } from '../../../testing/index.ts';
import { researchTechnology } from '../../../verbs/cards/technology.ts';

const table = () => given('jolnar', 'hacan', 'letnev').sheet('jolnar');

/** Hacan researches for 4 with these trade goods and three infantry. */
const research = (tradeGoods: number, ...exhausted: string[]) =>
  table()
    .leader('jolnar', 'doctor-sucaban')
    .exhausted('jolnar', ...exhausted)
    .goods('hacan', { tradeGoods })
    .planets('hacan', 'wellon')
    .planet('wellon', { exhausted: true })
    .units('hacan', 'wellon', { infantry: 2 })
    .units('hacan', '18', { carrier: 1, infantry: 1 })
    .technology('hacan', 'infantry-ii')
    .runs(game => researchTechnology(game, 1, { price: 4 }));

proves(
  'LRR 51.4, LRR 90.10, leaders/doctor-sucaban',
  'infantry of whoever researches are worth a resource each; they are removed, not destroyed',
  () => {
    const { seat, table: played } = research(4);
    const hacan = seat('hacan').chooses('sarween-tools');
    const jolnar = seat('jolnar').isAsked('when-paying-for-research').isTold({ seat: 1, price: 4 });
    jolnar.isOffered('doctor-sucaban').chooses('doctor-sucaban');
    hacan.isAsked('doctor-sucaban.infantry').isBound(0, 3).isOfferedLines({ 'infantry@18': 1, 'infantry@wellon': 2 });
    hacan.allots({ 'infantry@18': 1, 'infantry@wellon': 1 }).isTold({ price: 2 }).allots({ 'trade-goods': 2 });
    deepEqual([hacan.units('wellon'), hacan.units('18')], [{ infantry: 1 }, { carrier: 1 }]);
    deepEqual([hacan.tradeGoods, hacan.player.reviving, jolnar.player.exhausted], [2, 0, ['doctor-sucaban']]);
    equal(eventsOf(played, 'destroyed').length, 0);
  },
);

proves('LRR 51.4, leaders/doctor-sucaban', 'its own research too, and its owner may refuse', () => {
  const own = table()
    .leader('jolnar', 'doctor-sucaban')
    .units('jolnar', '18', { carrier: 2, infantry: 7 })
    .runs(game => researchTechnology(game, 0, { price: 6 }));
  own.seat('jolnar').chooses('sarween-tools').chooses('doctor-sucaban').isBound(6, 6).allots({ 'infantry@18': 6 });
  deepEqual(own.seat('jolnar').player.technologies, ['sarween-tools']);
  const { seat } = research(4);
  seat('hacan').chooses('sarween-tools');
  seat('jolnar').passes();
  seat('hacan').isAsked('pay-resources').isTold({ price: 4 }).allots({ 'trade-goods': 4 });
  deepEqual(seat('jolnar').player.exhausted, []);
});

proves(
  'LRR 90.10, R-160, leaders/doctor-sucaban',
  'a player may name a technology that only the agent makes affordable',
  () => {
    const { seat } = research(2);
    seat('hacan').chooses('sarween-tools');
    seat('jolnar').chooses('doctor-sucaban');
    const { ask } = seat('hacan').isBound(2, 3);
    deepEqual(ask.form === 'allocate' && ask.suggest, { 'infantry@18': 1, 'infantry@wellon': 1 });
    seat('hacan').allots({ 'infantry@wellon': 2 }).isTold({ price: 2 }).allots({ 'trade-goods': 2 });
    deepEqual(seat('hacan').player.technologies, ['infantry-ii', 'sarween-tools']);
    deepEqual(seat('hacan').units('18'), { carrier: 1, infantry: 1 });
  },
);

proves(
  'LRR 90.10, R-160, leaders/doctor-sucaban',
  'if it cannot be afforded after all, another technology that it can pay for is chosen, or none',
  () => {
    const { seat } = research(2);
    seat('hacan').chooses('sarween-tools');
    seat('jolnar').passes();
    deepEqual([seat('hacan').isNotAsked().player.technologies, seat('hacan').tradeGoods], [['infantry-ii'], 2]);
  },
);

proves('LRR 90.10, R-160, leaders/doctor-sucaban', 'not where the agent is exhausted, or all infantry too few', () => {
  research(0).seat('hacan').isNotAsked();
  research(2, 'doctor-sucaban').seat('hacan').isNotAsked();
});

proves('LRR 51.4, leaders/doctor-sucaban', 'one infantry is enough to be asked', () => {
  const { seat } = table()
    .leader('jolnar', 'doctor-sucaban')
    .goods('hacan', { tradeGoods: 3 })
    .planet('lodor', { controller: 'hacan', exhausted: true })
    .units('hacan', '18', { infantry: 1, carrier: 1 })
    .runs(game => researchTechnology(game, 1, { price: 4 }));
  seat('hacan').chooses('sarween-tools');
  seat('jolnar').isAsked('when-paying-for-research').chooses('doctor-sucaban');
  seat('hacan').allots({ 'infantry@18': 1 }).allots({ 'trade-goods': 3 });
});

proves('LRR 51.4, leaders/doctor-sucaban', 'nobody is asked where nothing is spent, or no infantry is there', () => {
  const free = table()
    .leader('jolnar', 'doctor-sucaban')
    .units('hacan', '18', { infantry: 1, carrier: 1 })
    .runs(game => researchTechnology(game, 1));
  free.seat('hacan').chooses('sarween-tools');
  const bare = table()
    .leader('jolnar', 'doctor-sucaban')
    .goods('hacan', { tradeGoods: 4 })
    .runs(game => researchTechnology(game, 1, { price: 4 }));
  bare.seat('hacan').chooses('sarween-tools').allots({ 'trade-goods': 4 });
});

const eight: TechnologyId[] = [
  'antimass-deflectors',
  'gravity-drive',
  'neural-motivator',
  'dacxive-animators',
  'plasma-scoring',
  'sarween-tools',
  'graviton-laser-system',
];

/** Hacan moves two cruisers into the Space Cannon range of Wellon's controller. */
const shotAt = (start: Given, who: 'jolnar' | 'letnev') =>
  start.planets(who, 'wellon').units(who, 'wellon', { pds: 2 }).units('hacan', '46', { cruiser: 2 }).active('hacan');

proves(
  'LRR 51.6, LRR 51.8, leaders/agnlan-oln',
  'eight technologies unlock the commander, who rolls dice of unit abilities again, once',
  () => {
    const started = shotAt(table(), 'jolnar')
      .leader('jolnar', 'agnlan-oln', 'locked')
      .technology('jolnar', ...eight.filter(id => id !== 'plasma-scoring'), 'carrier-ii', 'infantry-ii')
      .dice('space-cannon', 6, 2)
      .dice('space-cannon', 9)
      .start(activate({ system: '19' }));
    started.seat('hacan').chooses('46').allots({ cruiser: 2 });
    const jolnar = started.seat('jolnar').chooses('1').isAsked('after-ability-roll').isOffered('agnlan-oln');
    jolnar.chooses('agnlan-oln').isAsked('agnlan-oln.dice').isOffered('pds#0', 'pds#1').isBound(1, 2);
    jolnar.chooses('pds#1').isNotAsked();
    deepEqual(started.seat('hacan').units('19'), {});
  },
);

proves('LRR 51.6a, leaders/agnlan-oln', 'not with seven, and not for dice of others', () => {
  const early = shotAt(table(), 'jolnar')
    .leader('jolnar', 'agnlan-oln', 'locked')
    .technology('jolnar', ...eight.filter(id => id !== 'plasma-scoring'), 'carrier-ii')
    .dice('space-cannon', 1, 2)
    .start(activate({ system: '19' }));
  early.seat('hacan').chooses('46').allots({ cruiser: 2 });
  early.seat('jolnar').chooses('1').isNotAsked();
  const others = shotAt(table(), 'letnev')
    .leader('jolnar', 'agnlan-oln')
    .dice('space-cannon', 1, 2)
    .start(activate({ system: '19' }));
  others.seat('hacan').chooses('46').allots({ cruiser: 2 });
  others.seat('letnev').chooses('1').isNotAsked();
  others.seat('jolnar').isNotAsked();
});

proves('LRR 51.8, leaders/agnlan-oln', 'whoever has the commander on loan uses it too; combat dice stay', () => {
  const started = shotAt(table(), 'letnev')
    .leader('jolnar', 'agnlan-oln')
    .notesInPlay('letnev', 'alliance#0')
    .units('letnev', '19', { cruiser: 1 })
    .dice('space-cannon', 1, 2)
    .dice('space-cannon', 6, 6)
    .start(activate({ system: '19' }));
  started.seat('hacan').chooses('46').allots({ cruiser: 2 });
  started.seat('letnev').chooses('1').chooses('agnlan-oln').chooses('pds#0', 'pds#1');
  deepEqual(started.seat('hacan').units('19'), {});
  const combat = table()
    .units('jolnar', '46', { cruiser: 1 })
    .units('hacan', '46', { cruiser: 1 })
    .active('hacan')
    .leader('jolnar', 'agnlan-oln')
    .dice('combat', 7)
    .dice('combat', 7)
    .start(activate({ system: '46' }));
  combat.seat('jolnar').isNotAsked();
});

const hero = () =>
  table()
    .strategyCards('jolnar', 'leadership!')
    .tokens('jolnar', { tactic: 0 })
    .leader('jolnar', 'rin-the-masters-legacy');

proves(
  'LRR 51.10, LRR 51.12, leaders/rin-the-masters-legacy',
  'the hero exchanges technologies for others of the same colour, whatever they need',
  () => {
    const { seat, table: played } = hero()
      .technology('jolnar', 'sarween-tools', 'predictive-intelligence', 'plasma-scoring', 'carrier-ii')
      .exhausted('jolnar', 'predictive-intelligence')
      .start(takeTurn({ seat: 0 }));
    const jolnar = seat('jolnar').uses('rin-the-masters-legacy');
    jolnar.isAsked('rin-the-masters-legacy.return').isTold({ colour: 'red' }).isOffered('plasma-scoring').passes();
    jolnar.isTold({ colour: 'yellow' }).isOffered('sarween-tools', 'predictive-intelligence').isBound(0, 2);
    jolnar.chooses('sarween-tools', 'predictive-intelligence').isAsked('rin-the-masters-legacy.take').isBound(2, 2);
    jolnar.isOffered(
      'graviton-laser-system',
      'transit-diodes',
      'integrated-economy',
      'scanlink-drone-network',
      'e-res-siphons',
    );
    jolnar.chooses('integrated-economy', 'e-res-siphons');
    deepEqual(jolnar.player.technologies, ['plasma-scoring', 'carrier-ii', 'integrated-economy', 'e-res-siphons']);
    deepEqual([jolnar.player.leaders, jolnar.player.exhausted], [[], []]);
    deepEqual(played.state.purged, ['rin-the-masters-legacy']);
  },
);

proves('LRR 51.10, leaders/rin-the-masters-legacy', 'not without a technology to exchange', () => {
  hero()
    .technology('jolnar', 'carrier-ii')
    .start(takeTurn({ seat: 0 }))
    .seat('jolnar')
    .cannotUse('rin-the-masters-legacy')
    .chooses('pass');
});

const green: TechnologyId[] = [
  'neural-motivator',
  'dacxive-animators',
  'hyper-metabolism',
  'x-89-bacterial-weapon',
  'psychoarchaeology',
  'bio-stims',
];

proves(
  'LRR 51.10, leaders/rin-the-masters-legacy',
  'as many as are left of the colour, and none is no exchange',
  () => {
    const all = hero()
      .technology('jolnar', ...green)
      .start(takeTurn({ seat: 0 }));
    all.seat('jolnar').cannotUse('rin-the-masters-legacy').chooses('pass');
    const red = hero()
      .technology('jolnar', ...green, 'plasma-scoring')
      .start(takeTurn({ seat: 0 }));
    const jolnar = red
      .seat('jolnar')
      .uses('rin-the-masters-legacy')
      .isTold({ colour: 'red' })
      .chooses('plasma-scoring');
    jolnar.isAsked('rin-the-masters-legacy.take').isBound(1, 1).chooses('duranium-armor');
    deepEqual(jolnar.player.technologies, [...green, 'duranium-armor']);
  },
);

proves('LRR 51.10, leaders/rin-the-masters-legacy', 'the last one of a colour is taken without a question', () => {
  const { seat } = hero()
    .technology('jolnar', ...green.slice(1))
    .start(takeTurn({ seat: 0 }));
  const jolnar = seat('jolnar').uses('rin-the-masters-legacy').isBound(0, 1).chooses('bio-stims').isNotAsked();
  deepEqual(jolnar.player.technologies, [...green.slice(1, -1), 'neural-motivator']);
});
