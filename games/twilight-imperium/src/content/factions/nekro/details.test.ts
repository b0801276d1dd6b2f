import { deepEqual, equal } from 'node:assert/strict';
import { eventsOf } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { playerToChange } from '../../../model/changes.ts';
import { newCombat } from '../../../model/combat/combat.ts';
import type { TechnologyId } from '../../../model/ids.ts';
import { combatBonus } from '../../../moments/combat/queries.ts';
import { activate } from '../../../moments/steps.ts';
import { takeTurn } from '../../../rules/phases/action-phase.ts';
import { given } from '../../../testing/index.ts';
import { researchable } from '../../../verbs/cards/technology.ts';
import { destroyUnits } from '../../../verbs/units/units.ts';
import { preyOf } from './infection.ts';

const bare = () =>
  given('nekro', 'sol', 'letnev')
    .sheet('nekro')
    .planets('nekro', 'mordai-ii')
    .planets('sol', 'jord')
    .planets('letnev', 'arc-prime');

const table = () => bare().technology('nekro', 'neural-motivator', 'valefar-assimilator-x', 'valefar-assimilator-y');

proves('LRR 8.16, faction-abilities/galactic-threat', 'it cannot vote with influence either', () => {
  const { seat, table: played } = table()
    .planets('nekro', 'lodor')
    .planets('sol', 'wellon')
    .agenda('enforced-travel-ban');
  seat('nekro').isAsked('after-agenda-revealed').chooses('galactic-threat').chooses('against');
  deepEqual(
    played.state.lasting.map(({ id, until }) => [id, until]),
    [['galactic-threat', 'agenda-phase']],
  );
  while (seat('sol').ask.kind !== 'vote') seat('sol').passes();
  for (const who of ['nekro', 'letnev'] as const) while (seat(who).isWaitedFor) seat(who).passes();
  seat('sol').chooses('for').allots({ wellon: 1 });
  seat('nekro').isNotAsked();
  equal(played.asks().length, 0);
});

proves(
  'LRR 8.22, faction-abilities/galactic-threat',
  'once in an agenda phase, and where there is something to predict',
  () => {
    const again = table()
      .planets('sol', 'wellon')
      .with(game => {
        game.lasting = [{ id: 'galactic-threat', seat: 0, until: 'agenda-phase', aim: null }];
      })
      .agenda('enforced-travel-ban');
    equal(
      again.table.asks().some(({ kind }) => kind === 'after-agenda-revealed'),
      false,
    );
    for (let ask = again.table.asks()[0]; ask; ask = again.table.asks()[0])
      if (ask.kind === 'break-tie') again.seat(ask.seat).chooses('for');
      else again.seat(ask.seat).passes();
    const nothing = table().planets('sol', 'wellon').agenda('miscount-disclosed');
    equal(
      nothing.table.asks().some(({ kind }) => kind === 'after-agenda-revealed'),
      false,
    );
    for (let ask = nothing.table.asks()[0]; ask; ask = nothing.table.asks()[0]) nothing.seat(ask.seat).passes();
  },
);

proves(
  'LRR 8.22, faction-abilities/galactic-threat',
  'other predictions of its own bring no technology; a right one is told',
  () => {
    const vote = (card: 'galactic-threat' | 'politics-rider') => {
      const started = table()
        .technology('sol', 'plasma-scoring')
        .planets('sol', 'wellon')
        .actionCards('nekro', 'politics-rider')
        .deck('action-cards', 'sabotage#0', 'sabotage#1', 'sabotage#2')
        .agenda('enforced-travel-ban');
      started.seat('nekro').isAsked('after-agenda-revealed').chooses(card).chooses('for');
      for (let ask = started.table.asks()[0]; ask; ask = started.table.asks()[0])
        if (ask.kind === 'vote') started.seat(ask.seat).chooses('for');
        else if (ask.kind === 'vote.planets') started.seat(ask.seat).allots({ wellon: 1 });
        else if (ask.kind === 'galactic-threat.technology') started.seat(ask.seat).chooses('plasma-scoring');
        else started.seat(ask.seat).passes();
      return [
        started.seat('nekro').player.technologies.includes('plasma-scoring'),
        eventsOf(started.table, 'prediction-true').map(({ data }) => data.card),
      ];
    };
    deepEqual(vote('galactic-threat'), [true, ['galactic-threat']]);
    deepEqual(vote('politics-rider'), [false, ['politics-rider']]);
  },
);

proves('LRR 78, faction-abilities/technological-singularity', 'only for what dies where the combat is', () => {
  const asked = (planet: 'wellon' | null) => {
    const { seat } = table()
      .technology('sol', 'plasma-scoring')
      .planets('sol', 'wellon')
      .units('sol', 'wellon', { infantry: 2 })
      .units('sol', '19', { cruiser: 2 })
      .units('nekro', '19', { cruiser: 1 })
      .with(game => {
        game.combat = newCombat({ system: '19', planet: null }, 0, 1);
      })
      .runs(game =>
        destroyUnits(game, 1, planet ? 'infantry' : 'cruiser', 1, { system: '19', planet }, { cause: 'effect', by: 0 }),
      );
    const is = seat('nekro').isWaitedFor;
    if (is) seat('nekro').passes();
    return is;
  };
  deepEqual([asked('wellon'), asked(null)], [false, true]);
});

proves('LRR 90.10, faction-abilities/propagation', 'there is nothing that it could research', () => {
  deepEqual(researchable(table().start().table.state, 0), []);
  equal(researchable(table().start().table.state, 1).length > 0, true);
});

proves(
  'technologies/valefar-assimilator-x',
  'without a card that can copy, it cannot take faction technologies',
  () => {
    const prey = (arranged: ReturnType<typeof bare>) =>
      preyOf(arranged.technology('sol', 'plasma-scoring', 'spec-ops-ii').start().table.state, 0, [0, 1]);
    deepEqual([prey(bare()), prey(table())], [['plasma-scoring'], ['plasma-scoring', 'spec-ops-ii']]);
    const other = bare().technology('nekro', 'valefar-assimilator-x').technology('letnev', 'valefar-assimilator-y');
    deepEqual(preyOf(other.start().table.state, 0, [2]), []);
  },
);

const copying = (...copies: readonly ['x' | 'y', TechnologyId][]) =>
  table()
    .technology('nekro', ...copies.map(([, technology]) => technology))
    .with(game => {
      playerToChange(game, 0).copies = copies.map(([card, technology]) => ({
        card: `valefar-assimilator-${card}` as const,
        technology,
      }));
    })
    .technology('sol', 'advanced-carrier-ii', 'plasma-scoring')
    .units('nekro', '46', { dreadnought: 2 })
    .tokens('sol', { fleet: 4 })
    .units('sol', '46', { destroyer: 2 })
    .dice('combat', 10, 1)
    .dice('combat', 1, 1)
    .dice('combat', 10, 1)
    .dice('combat', 1);

const singularity = 'technological-singularity';

proves('technologies/valefar-assimilator-y', 'it chooses which card copies when one of them is already in use', () => {
  const used = copying(['x', 'l4-disruptors'])
    .start(activate({ system: '46' }))
    .seat('nekro');
  used.chooses(singularity).chooses('advanced-carrier-ii').isAsked('valefar-assimilator-x.card');
  used.isOffered('valefar-assimilator-x', 'valefar-assimilator-y').chooses('valefar-assimilator-y').isNotAsked();
  deepEqual(
    used.player.copies!.map(({ card }) => card),
    ['valefar-assimilator-x', 'valefar-assimilator-y'],
  );
  const upgrade = copying(['x', 'spec-ops-ii'])
    .start(activate({ system: '46' }))
    .seat('nekro');
  upgrade.chooses(singularity).chooses('advanced-carrier-ii').isAsked('valefar-assimilator-x.card');
  upgrade.chooses('valefar-assimilator-x').isNotAsked();
  const free = copying()
    .start(activate({ system: '46' }))
    .seat('nekro');
  free.chooses(singularity).chooses('advanced-carrier-ii').isNotAsked();
  deepEqual(free.player.copies, [{ card: 'valefar-assimilator-x', technology: 'advanced-carrier-ii' }]);
});

proves('faction-abilities/technological-singularity', 'who takes none now may take one later in the combat', () => {
  const nekro = copying()
    .start(activate({ system: '46' }))
    .seat('nekro');
  nekro.chooses(singularity).isAsked(`${singularity}.technology`).isBound(0, 1).passes();
  nekro.isAsked('after-units-destroyed').chooses(singularity).chooses('plasma-scoring').isNotAsked();
});

proves(
  'LRR 51.4, leaders/nekro-malleon',
  'only from pools that hold something, an action card only if there is one',
  () => {
    const { seat } = table()
      .leader('nekro', 'nekro-malleon')
      .tokens('sol', { tactic: 0, fleet: 1, strategy: 2 })
      .strategyCards('nekro', 'leadership!')
      .start(takeTurn({ seat: 0 }));
    seat('nekro').chooses('use:nekro-malleon').chooses('1');
    seat('sol').isAsked('nekro-malleon.price').isOffered('fleet', 'strategy').passes();
    seat('nekro').isAsked('action').chooses('pass');
  },
);

proves('LRR 51.8, leaders/nekro-acidos', 'one card', () => {
  const nekro = copying()
    .leader('nekro', 'nekro-acidos')
    .deck('action-cards', 'sabotage#0', 'sabotage#1')
    .start(activate({ system: '46' }))
    .seat('nekro');
  nekro.chooses(singularity).chooses('plasma-scoring').chooses('nekro-acidos').isNotAsked();
  deepEqual(nekro.player.actionCards, ['sabotage#0']);
});

proves('LRR 51.12, leaders/unit-dsgn-flayesh', 'a planet without a specialty cannot be chosen', () => {
  const turn = (...systems: string[]) => {
    const arranged = table().leader('nekro', 'unit-dsgn-flayesh').strategyCards('nekro', 'leadership!');
    for (const system of systems) arranged.units('nekro', system, { cruiser: 1 });
    return arranged.start(takeTurn({ seat: 0 })).seat('nekro');
  };
  turn('26').cannotUse('unit-dsgn-flayesh').chooses('pass');
  const some = turn('26', '19').uses('unit-dsgn-flayesh').isOffered('wellon').chooses('wellon');
  while (some.isWaitedFor)
    if (some.ask.kind === 'action') some.chooses('end-turn');
    else if (some.ask.form === 'pick' && some.ask.min > 0) some.chooses(some.ask.options[0]!.key);
    else some.passes();
});

proves(
  'LRR 42, faction-units/mordred',
  'only mechs add 2, in a combat against a player whose technology is copied',
  () => {
    const bonus = (technology: TechnologyId, fights = true) => {
      const { state } = table()
        .technology('nekro', technology)
        .with(game => {
          playerToChange(game, 0).copies = [{ card: 'valefar-assimilator-x', technology }];
          if (fights) game.combat = newCombat({ system: '19', planet: 'wellon' }, 1, 0);
        })
        .start().table;
      return (['mech', 'infantry'] as const).map(unit => combatBonus(state, { seat: 0, unit }, 0));
    };
    deepEqual(
      [bonus('spec-ops-ii'), bonus('l4-disruptors'), bonus('spec-ops-ii', false)],
      [
        [2, 0],
        [0, 0],
        [0, 0],
      ],
    );
  },
);

proves('LRR 8.22, faction-abilities/galactic-threat', 'one outcome is enough', () => {
  const { seat, table: played } = table()
    .planets('sol', 'wellon')
    .law('fleet-regulations')
    .agenda('miscount-disclosed');
  seat('nekro').isAsked('after-agenda-revealed').chooses('galactic-threat').isOffered('fleet-regulations');
  seat('nekro').chooses('fleet-regulations');
  for (let ask = played.asks()[0], i = 0; ask && i < 30; ask = played.asks()[0], i++)
    if (ask.form === 'pick' && ask.min > 0) seat(ask.seat).chooses(ask.options[0]!.key);
    else seat(ask.seat).passes();
});
