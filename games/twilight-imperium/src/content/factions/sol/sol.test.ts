import { deepEqual, equal } from 'node:assert/strict';
import { open } from '@orrery/kernel';
import { proves } from '@orrery/testkit/proves';
import { planetToChange } from '../../../model/changes.ts';
import type { PlanetId } from '../../../model/galaxy/planets.ts';
import type { TechnologyId } from '../../../model/ids.ts';
import { startOfTurn } from '../../../moments/phases/windows.ts';
import { activate } from '../../../moments/steps.ts';
import { statsOf } from '../../../moments/units/queries.ts';
import { takeTurn } from '../../../rules/phases/action-phase.ts';
import { startingComponents } from '../../../rules/phases/setup.ts';
import { gainAndRedistribute, readyRepairReturn } from '../../../rules/phases/status-phase.ts';
import { given } from '../../../testing/index.ts';
import { researchTechnology } from '../../../verbs/cards/technology.ts';
import { gainTradeGoods } from '../../../verbs/economy/economy.ts';
import { destroyUnits } from '../../../verbs/units/units.ts';

/** Sol can only use component actions or pass. */
const table = () =>
  given('sol', 'hacan', 'letnev').sheet('sol').strategyCards('sol', 'leadership!').tokens('sol', { tactic: 0 });
const turn = takeTurn({ seat: 0 });
const drop = 'component:orbital-drop:orbital-drop';

proves('GR setup.3, LRR 51.2', 'the faction brings its sheet and its leaders', () => {
  const { seat } = given('sol', 'hacan', 'letnev').start(startingComponents({ seat: 0 }));
  const { sheet, leaders } = seat('sol').player;
  const abilities = ['orbital-drop', 'versatile'];
  const units = ['advanced-carrier', 'spec-ops', 'genesis', 'zs-thunderbolt-m2'];
  deepEqual(sheet, [...abilities, ...units, 'advanced-carrier-ii', 'spec-ops-ii']);
  deepEqual(leaders, [
    { id: 'evelyn-delouis', locked: false },
    { id: 'claire-gibson', locked: true },
    { id: 'jace-x-4th-air-legion', locked: true },
  ]);
});

proves('LRR 22, faction-abilities/orbital-drop', 'a strategy token brings two infantry to a planet', () => {
  const { seat } = table().planets('sol', 'jord', 'wellon').start(turn);
  const sol = seat('sol').isOffered(drop, 'pass').chooses(drop);
  sol.isAsked('orbital-drop.planet').isOffered('jord', 'wellon').chooses('wellon');
  deepEqual([sol.units('wellon'), sol.player.tokens.strategy], [{ infantry: 2 }, 1]);
  sol.passes(); // a mech could follow
});

proves('LRR 22.2, faction-abilities/orbital-drop', 'not without a strategy token, nor without a planet', () => {
  const poor = table().planets('sol', 'jord').tokens('sol', { strategy: 0 }).start(turn);
  poor.seat('sol').isOffered('pass').chooses('pass');
  const homeless = table().units('sol', '18', { carrier: 1 }).start(turn);
  homeless.seat('sol').isOffered('pass').chooses('pass');
});

proves('LRR 22.2, faction-abilities/orbital-drop', 'the last strategy token will do', () => {
  const { seat } = table().planets('sol', 'jord').tokens('sol', { strategy: 1 }).start(turn);
  seat('sol').isOffered(drop, 'pass').chooses('pass');
});

/** An Orbital Drop to Wellon, with these trade goods left for a mech. */
const dropped = (tradeGoods: number) =>
  table()
    .planet('wellon', { controller: 'sol', exhausted: true })
    .goods('sol', { tradeGoods })
    .start(turn)
    .seat('sol')
    .chooses(drop);

proves(
  'LRR 30.1a, faction-units/zs-thunderbolt-m2',
  'after an Orbital Drop three resources bring a mech to the same planet',
  () => {
    const sol = dropped(3).isAsked('after-faction-ability').isOffered('zs-thunderbolt-m2');
    sol.chooses('zs-thunderbolt-m2').isAsked('pay-resources').isTold({ price: 3 }).allots({ 'trade-goods': 3 });
    deepEqual([sol.units('wellon'), sol.tradeGoods], [{ mech: 1, infantry: 2 }, 0]);
  },
);

proves('LRR 30.1a, faction-units/zs-thunderbolt-m2', 'not for two, and only if it likes', () => {
  deepEqual(dropped(2).isNotAsked().units('wellon'), { infantry: 2 });
  deepEqual(dropped(4).passes().units('wellon'), { infantry: 2 });
});

proves('LRR 30.1, faction-units/zs-thunderbolt-m2', "not after another's Orbital Drop", () => {
  const dropped = given('sol', 'hacan', 'letnev')
    .sheet('sol')
    .sheet('hacan', 'orbital-drop')
    .goods('sol', { tradeGoods: 3 })
    .planets('hacan', 'wellon')
    .strategyCards('hacan', 'leadership!')
    .start(takeTurn({ seat: 1 }));
  deepEqual(dropped.seat('hacan').uses('orbital-drop').units('wellon'), { infantry: 2 });
  dropped.seat('sol').isNotAsked();
});

proves('LRR 30.1, faction-units/zs-thunderbolt-m2', 'nor after an ability of its own that is another one', () => {
  const robbed = given('sol', 'hacan', 'letnev')
    .sheet('sol', 'pillage', 'zs-thunderbolt-m2')
    .planets('sol', 'wellon')
    .planets('hacan', 'lodor')
    .goods('sol', { tradeGoods: 3 })
    .goods('hacan', { tradeGoods: 3 })
    .runs(game => gainTradeGoods(game, 1, 1));
  equal(robbed.seat('sol').chooses('pillage').isNotAsked().tradeGoods, 4);
});

proves('LRR 81.5, faction-abilities/versatile', 'three tokens in the status phase where others get two', () => {
  const { seat } = given('sol', 'hacan', 'letnev').sheet('sol').start(gainAndRedistribute({}));
  seat('sol').isTold({ tactic: 3, fleet: 3, strategy: 2, gained: 3 }).allots({ tactic: 3, fleet: 3, strategy: 5 });
  for (const other of ['hacan', 'letnev'] as const)
    seat(other).isTold({ tactic: 3, fleet: 3, strategy: 2, gained: 2 }).allots({ tactic: 3, fleet: 3, strategy: 4 });
});

proves('LRR 81, faction-units/genesis', 'an infantry appears beside the flagship when the status phase is over', () => {
  const { seat } = table().units('sol', '18', { flagship: 1 }).start(readyRepairReturn({}));
  deepEqual(seat('sol').units('18'), { flagship: 1, infantry: 1 });
});

proves('LRR 16.3, faction-units/genesis', 'not beyond its capacity, nor without the flagship', () => {
  const { seat } = table()
    .planets('sol', 'jord')
    .units('sol', '18', { flagship: 1, fighter: 12 })
    .start(readyRepairReturn({}));
  seat('sol').isAsked('remove-cargo').allots({ infantry: 1 });
  deepEqual(seat('sol').units('18'), { flagship: 1, fighter: 12 });
  const without = table().units('sol', '18', { carrier: 1 }).start(readyRepairReturn({}));
  deepEqual(without.seat('sol').units('18'), { carrier: 1 });
});

/** Upgrades of one unit type that can be researched with these. */
function upgradesOpen(who: 'sol' | 'hacan', known: readonly TechnologyId[], part: string): string[] {
  const seat = who === 'sol' ? 0 : 1;
  const started = table()
    .technology(who, ...known)
    .runs(game => researchTechnology(game, seat));
  const { ask } = started.seat(who);
  started.seat(who).passes();
  return ask.form === 'pick' ? ask.options.map(({ key }) => key).filter(key => key.includes(part)) : [];
}

proves(
  'LRR 97, LRR 97.4, faction-units/advanced-carrier, technologies/advanced-carrier-ii',
  'carriers of its own, and their upgrade instead of the usual one',
  () => {
    const carrier = (...known: TechnologyId[]) => {
      const { state } = table()
        .technology('sol', ...known)
        .start().table;
      const { move, capacity, sustain } = statsOf(state, 0, 'carrier');
      return [move, capacity, sustain, statsOf(state, 1, 'carrier').capacity];
    };
    deepEqual(carrier(), [1, 6, undefined, 4]);
    deepEqual(carrier('advanced-carrier-ii'), [2, 8, true, 4]);
    const blue: TechnologyId[] = ['antimass-deflectors', 'gravity-drive'];
    deepEqual(upgradesOpen('sol', blue, 'carrier'), ['advanced-carrier-ii']);
    deepEqual(upgradesOpen('hacan', blue, 'carrier'), ['carrier-ii']);
  },
);

proves(
  'LRR 97, LRR 97.4, faction-units/spec-ops, technologies/spec-ops-ii',
  'infantry that hit on 7; upgraded on 6, and they come back from 5 on',
  () => {
    const { seat, table: played } = table()
      .technology('sol', 'spec-ops-ii')
      .planets('sol', 'jord')
      .units('sol', 'wellon', { infantry: 3 })
      .dice('revival', 4, 5, 10)
      .runs(function* (game) {
        yield* destroyUnits(game, 0, 'infantry', 3, { system: '19', planet: 'wellon' }, { cause: 'effect', by: null });
        yield* open(game, startOfTurn, { seat: 0 });
      });
    deepEqual(seat('sol').units('jord'), { infantry: 2 });
    equal(statsOf(played.state, 0, 'infantry').combat!.hitsOn, 6);
    equal(statsOf(table().start().table.state, 0, 'infantry').combat!.hitsOn, 7);
    const green: TechnologyId[] = ['neural-motivator', 'dacxive-animators'];
    deepEqual([upgradesOpen('sol', green, 'infantry'), upgradesOpen('sol', green, 'spec-ops')], [[], ['spec-ops-ii']]);
    deepEqual(upgradesOpen('hacan', green, 'infantry'), ['infantry-ii']);
  },
);

/** Hacan lands two infantry against one of Letnev. */
const landing = () =>
  given('sol', 'hacan', 'letnev')
    .sheet('sol')
    .units('hacan', '18', { carrier: 1, infantry: 2 })
    .units('letnev', 'wellon', { infantry: 1 })
    .planets('letnev', 'wellon')
    .leader('sol', 'evelyn-delouis')
    .active('hacan');

function lands({ seat }: ReturnType<ReturnType<typeof given>['start']>): void {
  seat('hacan').chooses('18').allots({ carrier: 1 }).allots({ '18:space:infantry': 2 });
  seat('hacan').allots({ 'infantry@wellon': 2 });
}

proves(
  'LRR 51.4, leaders/evelyn-delouis',
  "the agent adds a die to a ground force in anybody's combat, for one round",
  () => {
    const started = landing()
      .dice('combat', 1, 1, 1)
      .dice('combat', 8)
      .dice('combat', 8)
      .dice('combat', 1)
      .start(activate({ system: '19' }));
    lands(started);
    const sol = started.seat('sol').isAsked('start-of-ground-combat').isOffered('evelyn-delouis');
    sol.chooses('evelyn-delouis').isAsked('evelyn-delouis.unit').isOffered('1:infantry', '2:infantry');
    sol.chooses('1:infantry').isNotAsked(); // in the second round the agent is exhausted
    deepEqual(sol.player.exhausted, ['evelyn-delouis']);
    deepEqual(started.seat('hacan').units('wellon'), { infantry: 1 });
    deepEqual(started.seat('letnev').units('wellon'), {});
  },
);

proves('LRR 51.4, leaders/evelyn-delouis', 'or to the other side, or to nobody', () => {
  const started = landing()
    .dice('combat', 1, 1)
    .dice('combat', 8, 8)
    .start(activate({ system: '19' }));
  lands(started);
  started.seat('sol').chooses('evelyn-delouis').chooses('2:infantry');
  deepEqual(started.seat('hacan').units('wellon'), {});
  const passed = landing()
    .dice('combat', 8, 8)
    .dice('combat', 1)
    .start(activate({ system: '19' }));
  lands(passed);
  deepEqual(passed.seat('sol').passes().player.exhausted, []);
});

/** Hacan lands on Wellon, where one infantry stands; its dice miss, those of Sol hit. */
const attacked = (dice: readonly number[], ...planets: PlanetId[]) => {
  const started = given('sol', 'hacan', 'letnev')
    .leader('sol', 'claire-gibson', 'locked')
    .planets('sol', 'wellon', ...planets)
    .units('sol', 'wellon', { infantry: 1 })
    .units('hacan', '18', { carrier: 1, infantry: 2 })
    .active('hacan')
    .dice('combat', 1, 1)
    .dice('combat', ...dice)
    .start(activate({ system: '19' }));
  lands(started);
  return started.seat('sol');
};

proves(
  'LRR 51.6, LRR 51.8, leaders/claire-gibson',
  'planets of 12 resources unlock the commander, who reinforces a defence',
  () => {
    const sol = attacked([10, 10], 'jord', 'lodor', 'bereg', 'thibah'); // 12 with Wellon
    sol.isAsked('start-of-ground-combat').isOffered('claire-gibson').chooses('claire-gibson');
    deepEqual(sol.units('wellon'), { infantry: 2 });
  },
);

proves('LRR 51.6, leaders/claire-gibson', 'not those of 11', () => {
  const early = attacked([10], 'jord', 'lodor', 'bereg');
  deepEqual([early.player.leaders[0]!.locked, early.units('wellon')], [true, { infantry: 1 }]);
});

proves('LRR 51.8, leaders/claire-gibson', 'not for an attack, but for whoever has the commander on loan', () => {
  const started = landing()
    .leader('hacan', 'claire-gibson')
    .notesInPlay('letnev', 'alliance#1')
    .dice('combat', 1, 1)
    .dice('combat', 8, 8)
    .start(activate({ system: '19' }));
  lands(started);
  started.seat('letnev').isAsked('start-of-ground-combat').chooses('claire-gibson');
  started.seat('sol').passes();
  deepEqual(started.seat('letnev').units('wellon'), { infantry: 2 });
});

proves('LRR 51.8, leaders/claire-gibson', 'also where it attacks who coexists on its own planet', () => {
  const { seat } = given('sol', 'hacan', 'letnev')
    .leader('sol', 'claire-gibson')
    .planets('sol', 'wellon')
    .units('sol', 'wellon', { infantry: 1 })
    .units('hacan', 'wellon', { infantry: 1 })
    .with(game => {
      planetToChange(game, 'wellon').coexisting = [1];
    })
    .dice('combat', 8, 1)
    .dice('combat', 1)
    .start(activate({ system: '19' }));
  const sol = seat('sol').isAsked('fight-coexisting').chooses('wellon:1');
  sol.isAsked('start-of-ground-combat').chooses('claire-gibson');
  deepEqual(sol.units('wellon'), { infantry: 2 });
});

proves('LRR 51.10, LRR 51.12, leaders/jace-x-4th-air-legion', 'the hero takes all its tokens off the board', () => {
  const hero = 'component:jace-x-4th-air-legion:jace-x-4th-air-legion';
  const { seat, table: played } = table()
    .leader('sol', 'jace-x-4th-air-legion')
    .token('sol', '18', '19')
    .token('hacan', '19')
    .start(turn);
  const { reinforcements } = seat('sol').player.tokens;
  const sol = seat('sol').isOffered(hero, 'pass').chooses(hero);
  deepEqual([sol.system('18').tokens, sol.system('19').tokens], [[], [1]]);
  equal(sol.player.tokens.reinforcements, reinforcements + 2);
  deepEqual([sol.player.leaders, played.state.purged], [[], ['jace-x-4th-air-legion']]);
});

const supported = (strategy: number, ...planets: PlanetId[]) =>
  given('sol', 'hacan', 'letnev')
    .tokens('sol', { strategy })
    .notes('hacan', 'military-support#0')
    .planets('hacan', ...planets)
    .runs(game => open(game, startOfTurn, { seat: 0 }));

proves(
  'LRR 69.1a, LRR 69.3, promissory-notes/military-support',
  "at the start of the owner's turn it costs the owner a token and brings its holder two infantry",
  () => {
    const { seat } = supported(1, 'arretze', 'wellon');
    const hacan = seat('hacan').isAsked('start-of-turn').isOffered('military-support#0').chooses('military-support#0');
    hacan.isAsked('military-support.planet').isOffered('arretze', 'wellon').chooses('wellon');
    deepEqual([hacan.units('wellon'), seat('sol').player.tokens.strategy], [{ infantry: 2 }, 0]);
    deepEqual([hacan.player.notes, seat('sol').player.notes], [[], ['military-support#0']]);
  },
);

proves(
  'LRR 69.1a, promissory-notes/military-support',
  'where the owner has no token, the infantry come all the same',
  () => {
    const { seat } = supported(0, 'arretze');
    seat('hacan').chooses('military-support#0').isOffered('arretze').chooses('arretze');
    deepEqual([seat('hacan').units('arretze'), seat('sol').player.tokens.strategy], [{ infantry: 2 }, 0]);
  },
);

proves('LRR 69.1a, promissory-notes/military-support', 'its holder may leave them, or have no planet for them', () => {
  const kept = supported(0, 'arretze').seat('hacan').chooses('military-support#0').passes();
  deepEqual(kept.units('arretze'), {});
  supported(0).seat('hacan').chooses('military-support#0').isNotAsked();
});
