import { deepEqual, equal, ok } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { activate } from '../../../moments/steps.ts';
import { statsOf } from '../../../moments/units/queries.ts';
import { startingComponents } from '../../../rules/phases/setup.ts';
import { given, type Started } from '../../../testing/index.ts';
import { researchable, researchTechnology } from '../../../verbs/cards/technology.ts';
import { produceByEffect } from '../../../verbs/economy/produce-by-effect.ts';
import { produceIn } from '../../../verbs/economy/production.ts';
import { destroyAllUnits } from '../../../verbs/units/destruction.ts';
import { destroyUnits } from '../../../verbs/units/units.ts';

const table = () => given('vuilraith', 'sol', 'hacan').sheet('vuilraith');
const fight = activate({ system: '46' });
const captured = ({ seat }: Started) =>
  Object.fromEntries(
    seat('vuilraith').player.captured.map(({ seat: owner, unit, count }) => [`${unit}@${owner ?? ''}`, count]),
  );

proves('GR setup.3, LRR 51.2', 'the faction brings its sheet and its leaders', () => {
  const { seat } = given('vuilraith', 'sol', 'hacan').start(startingComponents({ seat: 0 }));
  const { sheet, leaders } = seat('vuilraith').player;
  deepEqual(sheet, [
    ...['devour', 'amalgamation', 'riftmeld', 'the-terror-between', 'reanimator', 'dimensional-tear'],
    ...['dimensional-tear-ii', 'vortex'],
  ]);
  deepEqual(leaders, [
    { id: 'the-stillness-of-stars', locked: false },
    { id: 'that-which-molds-flesh', locked: true },
    { id: 'it-feeds-on-carrion', locked: true },
  ]);
});

proves('LRR 17.1, LRR 17.3, faction-abilities/devour', 'what the opponent loses in a combat is captured', () => {
  const started = table()
    .units('vuilraith', '46', { dreadnought: 2 })
    .units('sol', '46', { cruiser: 1, carrier: 1, fighter: 2 })
    .dice('combat', 5, 5)
    .dice('combat', 1, 1, 1, 1)
    .dice('combat', 5, 5)
    .dice('combat', 1, 1)
    .start(fight);
  started.seat('sol').isAsked('assign-hits').allots({ cruiser: 1, fighter: 1 });
  deepEqual(captured(started), { 'cruiser@1': 1, 'carrier@1': 1, 'fighter@': 2 });
});

proves(
  'LRR 17.1, LRR 78.3, faction-abilities/devour',
  'whatever destroys them in the combat: Anti-Fighter Barrage and Direct Hit too; own losses are lost',
  () => {
    const started = table()
      .units('vuilraith', '46', { destroyer: 2, cruiser: 1 })
      .units('sol', '46', { dreadnought: 1, fighter: 1 })
      .actionCards('vuilraith', 'direct-hit')
      .dice('barrage', 9, 1, 1, 1)
      .dice('combat', 1, 1, 7)
      .dice('combat', 5)
      .start(fight);
    started.seat('sol').isAsked('sustain-damage').allots({ dreadnought: 1 });
    started.seat('vuilraith').chooses('direct-hit');
    started.seat('vuilraith').isAsked('assign-hits').allots({ destroyer: 1 });
    deepEqual(captured(started), { 'fighter@': 1, 'dreadnought@1': 1 });
  },
);

proves('LRR 17.1, faction-abilities/devour', 'not structures, not what others lose, not outside a combat', () => {
  const ground = table()
    .planets('sol', 'lodor')
    .units('sol', 'lodor', { pds: 1, infantry: 1 })
    .units('vuilraith', '26', { carrier: 1, infantry: 2 })
    .dice('combat', 8, 8)
    .dice('combat', 1)
    .start(activate({ system: '26' }));
  ground.seat('sol').isAsked('space-cannon').passes();
  ground.seat('vuilraith').isAsked('commit').allots({ 'infantry@lodor': 2 });
  ground.seat('sol').isAsked('space-cannon-defense').passes();
  deepEqual([captured(ground), ground.seat('sol').units('lodor')], [{ 'infantry@': 1 }, {}]);
  const apart = table()
    .units('sol', '46', { cruiser: 1 })
    .runs(game => destroyUnits(game, 1, 'cruiser', 1, { system: '46', planet: null }, { cause: 'effect', by: 0 }));
  deepEqual(captured(apart), {});
});

proves('LRR 17.6, faction-abilities/devour', 'not from a player who blockades one of the space docks', () => {
  const started = table()
    .planets('vuilraith', 'acheron')
    .units('vuilraith', 'acheron', { 'space-dock': 1 })
    .units('vuilraith', '46', { dreadnought: 1 })
    .units('sol', '54', { destroyer: 1 })
    .units('sol', '46', { carrier: 1 })
    .dice('combat', 5)
    .dice('combat', 1)
    .start(fight);
  deepEqual(captured(started), {});
});

proves(
  'LRR 17.1, technologies/infantry-ii, faction-abilities/devour',
  'Infantry II are captured as tokens, and roll to return all the same',
  () => {
    const started = table()
      .planets('sol', 'lodor')
      .technology('sol', 'infantry-ii')
      .planets('sol', 'jord')
      .units('sol', 'lodor', { infantry: 1 })
      .units('vuilraith', '26', { carrier: 1, infantry: 2 })
      .dice('combat', 8, 8)
      .dice('combat', 1)
      .dice('revival', 6)
      .start(activate({ system: '26' }));
    started.seat('vuilraith').isAsked('commit').allots({ 'infantry@lodor': 2 });
    deepEqual([captured(started), started.seat('sol').player.reviving], [{ 'infantry@': 1 }, 1]);
  },
);

const yard = (tradeGoods: number) =>
  table()
    .planet('acheron', { controller: 'vuilraith', exhausted: true })
    .units('vuilraith', 'acheron', { 'space-dock': 1 })
    .tokens('vuilraith', { fleet: 5 })
    .goods('vuilraith', { tradeGoods });

proves(
  'LRR 67.1, faction-abilities/amalgamation',
  'a captured unit stands for the resources of one of its kind',
  () => {
    const started = yard(1)
      .captured('vuilraith', 'sol', { cruiser: 2, dreadnought: 1 })
      .captured('vuilraith', null, { fighter: 1 })
      .runs(game => produceIn(game, 0, '54'));
    const seat = started.seat('vuilraith');
    seat.isAsked('produce').isRefused('answer/unknown-key', { carrier: 1 }); // nothing captured for it
    seat.allots({ cruiser: 2, fighter: 3 }); // without the cruisers, the fighters cost a resource for two of them
    seat
      .isAsked('produce.exchange')
      .isOfferedLines({ 'amalgamation:cruiser:1': 2, 'amalgamation:fighter': 1 })
      .suggestionIsLegal()
      .isRefused('answer/against-rule', { 'amalgamation:cruiser:1': 1, 'amalgamation:fighter': 1 });
    seat.allots({ 'amalgamation:cruiser:1': 2, 'amalgamation:fighter': 1 });
    seat.isAsked('pay-resources').allots({ 'trade-goods': 1 });
    deepEqual([captured(started), seat.units('54')], [{ 'dreadnought@1': 1 }, { cruiser: 2, fighter: 3 }]);
  },
);

proves('LRR 67.1, faction-abilities/amalgamation', 'it is a choice: whoever can pay may keep its captives', () => {
  const started = yard(2)
    .captured('vuilraith', 'sol', { cruiser: 1 })
    .runs(game => produceIn(game, 0, '54'));
  started.seat('vuilraith').allots({ cruiser: 1 }).isAsked('produce.exchange').passes();
  started.seat('vuilraith').isAsked('pay-resources').allots({ 'trade-goods': 2 });
  deepEqual(captured(started), { 'cruiser@1': 1 });
});

proves('LRR 17.5, LRR 67.5, faction-abilities/amalgamation', 'own captured pieces can be produced that way', () => {
  const started = yard(8)
    .captured('vuilraith', 'vuilraith', { flagship: 1 })
    .runs(game => produceIn(game, 0, '54'));
  started.seat('vuilraith').allots({ flagship: 1 });
  started.seat('vuilraith').isAsked('produce.exchange').isRefused('answer/against-rule', {});
  started.seat('vuilraith').allots({ 'amalgamation:flagship:0': 1 });
  deepEqual([captured(started), started.seat('vuilraith').units('54')], [{}, { flagship: 1 }]);
  equal(started.seat('vuilraith').tradeGoods, 8);
});

proves(
  'LRR 67.4, faction-abilities/amalgamation',
  'where an effect limits what units may cost, their cost stays; where it does not, captives pay for them',
  () => {
    const by = (mostCost?: number) =>
      yard(1)
        .captured('vuilraith', 'sol', { cruiser: 1 })
        .runs(game =>
          produceByEffect(game, 0, { system: '54', planet: null }, mostCost === undefined ? {} : { mostCost }),
        );
    const limited = by(1).seat('vuilraith').isAsked('produce');
    limited.isOfferedLines({ destroyer: 1, fighter: 2, infantry: 2 }).passes();
    const free = by().seat('vuilraith').isAsked('produce').allots({ cruiser: 1 });
    free.isAsked('produce.exchange').allots({ 'amalgamation:cruiser:1': 1 });
    deepEqual([free.units('54'), free.tradeGoods], [{ cruiser: 1 }, 1]);
  },
);

proves('LRR 90.12, faction-abilities/riftmeld', 'a captured unit lifts the prerequisites of its upgrade', () => {
  const at = table().captured('vuilraith', 'sol', { cruiser: 1 }).captured('vuilraith', 'hacan', { cruiser: 1 });
  const started = at.runs(game => researchTechnology(game, 0));
  const seat = started.seat('vuilraith').isAsked('research');
  ok(!researchable(started.table.state, 0).includes('carrier-ii'));
  seat.chooses('cruiser-ii').isAsked('research.lift').isOffered('riftmeld:cruiser:1', 'riftmeld:cruiser:2');
  seat.isBound(1, 1).chooses('riftmeld:cruiser:2');
  deepEqual([captured(started), seat.player.technologies], [{ 'cruiser@1': 1 }, ['cruiser-ii']]);
});

proves('LRR 90.12, faction-abilities/riftmeld', 'it may be kept where the prerequisites are met', () => {
  const started = table()
    .captured('vuilraith', null, { infantry: 1 })
    .technology('vuilraith', 'neural-motivator', 'dacxive-animators')
    .runs(game => researchTechnology(game, 0));
  started.seat('vuilraith').chooses('infantry-ii');
  deepEqual([captured(started), started.table.over], [{ 'infantry@': 1 }, true]);
});

const terror = () => table().crowded().units('vuilraith', '46', { flagship: 1 });

proves(
  'LRR 17.1, faction-units/the-terror-between',
  'captures all other units that are destroyed in its system, its own too, also outside of combat',
  () => {
    const started = terror()
      .units('vuilraith', '46', { cruiser: 1, fighter: 1 })
      .units('sol', '46', { destroyer: 1 })
      .units('hacan', '20', { destroyer: 1 })
      .runs(function* (game) {
        const how = { cause: 'effect', by: null } as const;
        for (const [seat, unit] of [
          [0, 'cruiser'],
          [0, 'fighter'],
          [1, 'destroyer'],
        ] as const)
          yield* destroyUnits(game, seat, unit, 1, { system: '46', planet: null }, how);
        yield* destroyUnits(game, 2, 'destroyer', 1, { system: '20', planet: null }, how);
      });
    deepEqual(captured(started), { 'cruiser@0': 1, 'fighter@': 1, 'destroyer@1': 1 });
  },
);

proves(
  'LRR 17.1, faction-units/the-terror-between',
  'what is destroyed together with it is captured too, itself never; nobody captures a unit twice',
  () => {
    const started = terror()
      .units('vuilraith', '46', { cruiser: 1 })
      .units('sol', '46', { carrier: 1 })
      .runs(game => destroyAllUnits(game, '46', () => true));
    deepEqual(captured(started), { 'cruiser@0': 1, 'carrier@1': 1 });
    const combat = terror()
      .units('sol', '46', { 'dreadnought!': 2 })
      .active('sol')
      .dice('combat', 5, 5)
      .dice('combat', 5, 5)
      .start(fight);
    combat.seat('vuilraith').isAsked('sustain-damage').passes();
    deepEqual(captured(combat), { 'dreadnought@1': 2 });
  },
);

proves('LRR 17.1, faction-units/the-terror-between', 'not what is hit after a Direct Hit destroyed it', () => {
  const started = terror()
    .units('vuilraith', '46', { destroyer: 1 })
    .units('sol', '46', { cruiser: 2 })
    .actionCards('sol', 'direct-hit')
    .active('sol')
    .dice('barrage', 1, 1)
    .dice('combat', 7, 7)
    .dice('combat', 1, 1, 1)
    .start(fight);
  started.seat('vuilraith').isAsked('sustain-damage').allots({ flagship: 1 });
  started.seat('sol').chooses('direct-hit');
  deepEqual([captured(started), started.seat('vuilraith').units('46')], [{}, {}]);
});

proves(
  'LRR 17.3, faction-units/reanimator',
  'own infantry on its planet become captives, also outside of combat',
  () => {
    const on = (unit: 'mech' | 'cruiser') =>
      table()
        .planets('vuilraith', 'lodor')
        .units('vuilraith', unit === 'mech' ? 'lodor' : '26', { [unit]: 1 })
        .units('vuilraith', 'lodor', { infantry: 2 })
        .runs(game =>
          destroyUnits(game, 0, 'infantry', 2, { system: '26', planet: 'lodor' }, { cause: 'effect', by: 1 }),
        );
    deepEqual([captured(on('mech')), captured(on('cruiser'))], [{ 'infantry@': 2 }, {}]);
    const both = table()
      .planets('vuilraith', 'lodor')
      .units('vuilraith', 'lodor', { mech: 1, infantry: 1 })
      .runs(game => destroyAllUnits(game, '26', () => true));
    deepEqual(captured(both), { 'infantry@': 1 });
  },
);

proves('LRR 79.1, faction-units/dimensional-tear, technologies/dimensional-tear-ii', 'what the docks can do', () => {
  const first = yard(0).start();
  const { production, freeFighters, productionPlusResources } = statsOf(first.table.state, 0, 'space-dock');
  deepEqual([production, freeFighters, productionPlusResources], [5, 6, undefined]);
  const second = yard(20)
    .technology('vuilraith', 'dimensional-tear-ii')
    .runs(game => produceIn(game, 0, '54'));
  second.seat('vuilraith').isTold({ limit: 7 }).passes();
  equal(statsOf(second.table.state, 0, 'space-dock').freeFighters, 12);
});
