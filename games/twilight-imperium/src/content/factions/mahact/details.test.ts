import { deepEqual, equal } from 'node:assert/strict';
import { open } from '@orrery/kernel';
import { proves } from '@orrery/testkit/proves';
import { playerToChange } from '../../../model/changes.ts';
import { newCombat } from '../../../model/combat/combat.ts';
import { systemOf } from '../../../model/readers.ts';
import { combatBonus } from '../../../moments/combat/queries.ts';
import { mayActivateAgain } from '../../../moments/movement/queries.ts';
import { startOfStrategyPhase } from '../../../moments/phases/windows.ts';
import { activate, turnEnds } from '../../../moments/steps.ts';
import { takeTurn } from '../../../rules/phases/action-phase.ts';
import { strategicAction } from '../../../rules/phases/strategic-action.ts';
import { given } from '../../../testing/index.ts';
import { usesLeader } from '../../../verbs/factions/leaders.ts';
import { destroyUnits } from '../../../verbs/units/units.ts';

const table = () =>
  given('mahact', 'hacan', 'letnev')
    .sheet('mahact')
    .planets('mahact', 'ixth')
    .planets('hacan', 'arretze')
    .planets('letnev', 'arc-prime');

const hero = (arranged = table()) => arranged.leader('mahact', 'airo-shir-aur').strategyCards('mahact', 'leadership!');

proves(
  'R-221, leaders/airo-shir-aur',
  'a fleet is the ships of one player; units of others in the same space area stay',
  () => {
    const { seat } = hero()
      .units('hacan', '46', { carrier: 1, infantry: 1 })
      .units('letnev', '19', { cruiser: 1 })
      .units('mahact', '46', { destroyer: 1 })
      .units('mahact', 'lodor', { infantry: 1 })
      .mayRoll('combat', 1)
      .mayRoll('combat', 10)
      .start(takeTurn({ seat: 0 }));
    const mahact = seat('mahact').uses('airo-shir-aur').isOffered('0@46', '1@46', '2@19').chooses('1@46').chooses('19');
    deepEqual([mahact.units('46'), seat('hacan').units('46')], [{ destroyer: 1 }, {}]);
    while (mahact.isWaitedFor) mahact.passes();
    const alone = hero()
      .units('hacan', '46', { infantry: 1 })
      .units('letnev', '19', { cruiser: 1 })
      .crowded()
      .start(takeTurn({ seat: 0 }));
    alone.seat('mahact').cannotUse('airo-shir-aur').chooses('pass');
  },
);

/** The Mahact go from 27, with New Albion and Starpoint, to a cruiser of Hacan in 19. */
const leaves = (ships: Record<string, number>, onPlanets: Record<string, number> = { infantry: 3 }) => {
  const { seat } = hero()
    .planets('mahact', 'new-albion', 'starpoint')
    .units('mahact', 'new-albion', onPlanets)
    .units('mahact', 'starpoint', { infantry: 2 })
    .units('hacan', 'starpoint', { infantry: 1 })
    .units('mahact', '27', ships)
    .units('hacan', '19', { cruiser: 1 })
    .mayRoll('combat', ...Object.values(ships).map(() => 10))
    .mayRoll('combat', 1)
    .start(takeTurn({ seat: 0 }));
  return seat('mahact').uses('airo-shir-aur').chooses('0@27').chooses('19');
};

proves(
  'LRR 95.1, R-221, leaders/airo-shir-aur',
  'own ships load as much as they have room for, planet by planet',
  () => {
    const two = leaves({ carrier: 1, fighter: 1 })
      .isAsked('airo-shir-aur.cargo')
      .isBound(0, 3)
      .isTold({ planet: 'new-albion' });
    two.isOfferedLines({ infantry: 3 }).allots({ infantry: 2 });
    two.isAsked('airo-shir-aur.cargo').isBound(0, 1).isTold({ planet: 'starpoint' }).isOfferedLines({ infantry: 2 });
    two.passes();
    deepEqual(
      [two.units('19').infantry, two.units('new-albion'), two.units('starpoint')],
      [2, { infantry: 1 }, { infantry: 2 }],
    );
    while (two.isWaitedFor) two.passes();
    const full = leaves({ carrier: 1, fighter: 1 }).allots({ infantry: 3 });
    equal(full.units('19').infantry, 3);
    const none = leaves({ cruiser: 1 });
    deepEqual(none.units('new-albion'), { infantry: 3 });
    const structures = leaves({ carrier: 1 }, { pds: 1, infantry: 1 }).isOfferedLines({ infantry: 1 }).passes();
    structures.isOfferedLines({ infantry: 2 }).passes();
  },
);

proves('LRR 100.2, R-221, leaders/airo-shir-aur', 'a fleet that goes into the nexus opens it', () => {
  const { seat, table: played } = hero()
    .wormhole('46', 'gamma')
    .units('hacan', '46', { cruiser: 1 })
    .units('letnev', '82a', { cruiser: 1 })
    .mayRoll('combat', 10)
    .mayRoll('combat', 1)
    .start(takeTurn({ seat: 0 }));
  seat('mahact').uses('airo-shir-aur').chooses('1@46').chooses('82a');
  equal(played.state.nexusOpen, true);
});

proves(
  'LRR 20.5, leaders/jae-mir-kan',
  "no effect outside the secondary ability of another player's strategy card",
  () => {
    const own = table()
      .leader('mahact', 'jae-mir-kan')
      .units('mahact', 'ixth', { 'space-dock': 1 })
      .strategyCards('mahact', 'warfare')
      .tokens('hacan', { strategy: 0 })
      .tokens('letnev', { strategy: 0 })
      .token('mahact', '46')
      .start(strategicAction({ card: 'warfare' }));
    own.seat('mahact').isAsked('warfare.remove').chooses('46').allots({ tactic: 1 });
    own.seat('mahact').allots({ tactic: 4, fleet: 3, strategy: 2 });
    equal(own.table.asks().length, 0);
  },
);

proves(
  'LRR 51.4, leaders/jae-mir-kan, relics/scepter-of-emelpar',
  'beside other cards that stand in for a token',
  () => {
    const { seat } = table()
      .leader('mahact', 'jae-mir-kan')
      .relics('mahact', 'scepter-of-emelpar')
      .units('mahact', 'ixth', { 'space-dock': 1 })
      .strategyCards('hacan', 'warfare')
      .tokens('letnev', { strategy: 0 })
      .token('hacan', '46', '20')
      .active('hacan')
      .start(strategicAction({ card: 'warfare' }));
    seat('hacan').chooses('46').allots({ tactic: 1 }).allots({ tactic: 4, fleet: 3, strategy: 2 });
    const mahact = seat('mahact').chooses('follow').isAsked('stand-in');
    mahact.isOffered('scepter-of-emelpar', 'jae-mir-kan').chooses('scepter-of-emelpar').isAsked('produce').passes();
    deepEqual(mahact.player.exhausted, ['scepter-of-emelpar']);
  },
);

proves('LRR 5.2, leaders/il-na-viroset', 'in its own turn alone', () => {
  const may = (active: 'mahact' | 'hacan') => {
    const { state } = table().leader('mahact', 'il-na-viroset').token('mahact', '46').active(active).start().table;
    return mayActivateAgain(state, { seat: 0, system: systemOf(state, '46') }, false);
  };
  deepEqual([may('mahact'), may('hacan')], [true, false]);
});

proves('LRR 69.3, promissory-notes/scepter-of-dominion', 'not without units away from homes', () => {
  const asked = (...systems: string[]) => {
    const arranged = table().notes('letnev', 'scepter-of-dominion#0');
    for (const system of systems) arranged.units('letnev', system, { cruiser: 1 });
    const { seat } = arranged.runs(game => open(game, startOfStrategyPhase, {}));
    const is = seat('letnev').isWaitedFor;
    if (is) seat('letnev').passes();
    return is;
  };
  deepEqual([asked('10'), asked('10', '46')], [false, true]);
});

proves('LRR 97, technologies/crimson-legionnaire-ii', 'own infantry alone wait, and come in own turns', () => {
  const lost = (who: 0 | 1, unit: 'infantry' | 'mech') =>
    table()
      .technology('mahact', 'crimson-legionnaire-ii')
      .units('mahact', 'ixth', { infantry: 2, mech: 2 })
      .units('hacan', 'arretze', { infantry: 2 })
      .runs(game =>
        destroyUnits(
          game,
          who,
          unit,
          1,
          who === 0 ? { system: '52', planet: 'ixth' } : { system: '16', planet: 'arretze' },
          {
            cause: 'effect',
            by: null,
          },
        ),
      )
      .seat('mahact').player.reviving;
  deepEqual([lost(0, 'infantry'), lost(0, 'mech'), lost(1, 'infantry')], [1, 0, 0]);
  const turn = (active: 0 | 1, reviving: number) => {
    const { seat } = table()
      .technology('mahact', 'crimson-legionnaire-ii')
      .strategyCards('mahact', 'leadership!')
      .strategyCards('hacan', 'trade!')
      .with(game => {
        playerToChange(game, 0).reviving = reviving;
      })
      .start(takeTurn({ seat: active }));
    seat(active).isAsked('action').chooses('pass');
    return [seat('mahact').player.reviving, seat('mahact').units('ixth').infantry ?? 0];
  };
  deepEqual(
    [turn(0, 1), turn(1, 1), turn(0, 0)],
    [
      [0, 1],
      [1, 0],
      [0, 0],
    ],
  );
});

proves('LRR 21, faction-units/crimson-legionnaire', 'without a commodity there is nothing to turn', () => {
  const { seat } = table()
    .units('mahact', 'ixth', { infantry: 3 })
    .runs(game =>
      destroyUnits(game, 0, 'infantry', 1, { system: '52', planet: 'ixth' }, { cause: 'effect', by: null }),
    );
  deepEqual([seat('mahact').isNotAsked().commodities, seat('mahact').tradeGoods], [1, 0]);
});

proves('LRR 78.5, faction-units/arvicon-rex', 'two better, the flagship alone, in a combat', () => {
  const bonus = (fights: boolean, ...guests: number[]) => {
    const { state } = table()
      .with(game => {
        if (guests.length > 0) playerToChange(game, 0).guests = guests;
        if (fights) game.combat = newCombat({ system: '46', planet: null }, 0, 1);
      })
      .start().table;
    return (['flagship', 'cruiser'] as const).map(unit => combatBonus(state, { seat: 0, unit }, 0));
  };
  deepEqual(
    [bonus(true), bonus(true, 2), bonus(true, 1), bonus(false)],
    [
      [2, 0],
      [2, 0],
      [0, 0],
      [0, 0],
    ],
  );
});

proves('faction-units/starlancer', 'for a token of their own there has to be one', () => {
  const asked = (fleet: number) => {
    const { seat } = table()
      .tokens('mahact', { fleet })
      .planets('mahact', 'wellon')
      .units('mahact', 'wellon', { mech: 1 })
      .start(activate({ system: '19' }), turnEnds({ seat: 0 }));
    const is = seat('mahact').isWaitedFor && seat('mahact').ask.kind === 'after-system-activated';
    while (seat('mahact').isWaitedFor) seat('mahact').passes();
    return is;
  };
  deepEqual([asked(0), asked(1)], [false, true]);
});

proves('LRR 51.8, faction-abilities/imperia', 'beside what others share with them', () => {
  const { state } = table()
    .leader('hacan', 'gila-the-silvertongue')
    .leader('letnev', 'rear-admiral-farran')
    .with(game => {
      playerToChange(game, 0).guests = [1];
    })
    .notesInPlay('mahact', 'alliance#2')
    .start().table;
  deepEqual(
    ['gila-the-silvertongue', 'rear-admiral-farran'].map(id => usesLeader(state, 0, id)),
    [true, true],
  );
});

proves('R-221, leaders/airo-shir-aur', 'a single fleet that can be moved is enough', () => {
  const { seat } = hero()
    .units('hacan', '46', { cruiser: 1 })
    .units('letnev', '44', { cruiser: 1 })
    .mayRoll('combat', 10)
    .mayRoll('combat', 1)
    .start(takeTurn({ seat: 0 }));
  seat('mahact').uses('airo-shir-aur').isOffered('2@44').chooses('2@44').chooses('46');
});

proves('LRR 21.2, faction-units/crimson-legionnaire', 'room for one more commodity is enough', () => {
  const { seat } = table()
    .goods('mahact', { commodities: 2 })
    .units('mahact', 'ixth', { infantry: 3 })
    .runs(game =>
      destroyUnits(game, 0, 'infantry', 1, { system: '52', planet: 'ixth' }, { cause: 'effect', by: null }),
    );
  const mahact = seat('mahact').isAsked('crimson-legionnaire').isOffered('gain', 'convert').chooses('gain');
  deepEqual([mahact.commodities, mahact.tradeGoods], [3, 0]);
});

proves('LRR 8.6, technologies/genetic-recombination', 'one outcome is enough', () => {
  const { seat, table: played } = table()
    .technology('mahact', 'genetic-recombination')
    .planets('hacan', 'lodor')
    .law('fleet-regulations')
    .agenda('miscount-disclosed');
  seat('mahact').isAsked('before-vote').chooses('genetic-recombination').isOffered('fleet-regulations');
  seat('mahact').chooses('fleet-regulations');
  seat('hacan').isAsked('vote').isTold({ demanded: 'fleet-regulations' });
  for (let ask = played.asks()[0], i = 0; ask && i < 30; ask = played.asks()[0], i++)
    if (ask.form === 'pick' && ask.min > 0) seat(ask.seat).chooses(ask.options[0]!.key);
    else seat(ask.seat).passes();
});
