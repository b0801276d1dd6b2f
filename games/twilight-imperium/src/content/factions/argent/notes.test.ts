import { deepEqual, equal } from 'node:assert/strict';
import { told } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { activate } from '../../../moments/steps.ts';
import { takeTurn } from '../../../rules/phases/action-phase.ts';
import { given } from '../../../testing/index.ts';

const table = () =>
  given('argent', 'hacan', 'empyrean').sheet('argent').planets('argent', 'valk').planets('hacan', 'arretze');

const turn = (set: ReturnType<typeof table>) =>
  set
    .strategyCards('argent', 'leadership!')
    .tokens('argent', { tactic: 0 })
    .start(takeTurn({ seat: 0 }));

const hero = 'mirik-aun-sissiri';

proves('LRR 37.3, leaders/mirik-aun-sissiri', 'ships may make room for others: limits come when all have moved', () => {
  const { seat } = turn(
    table()
      .leader('argent', hero)
      .leader('empyrean', 'acamar')
      .units('argent', '46', { cruiser: 2 })
      .units('argent', '47', { destroyer: 2 })
      .token('argent', '46', '39')
      .tokens('argent', { fleet: 2 }),
  );
  const argent = seat('argent').uses(hero).chooses('47').chooses('46').allots({ destroyer: 2 });
  argent.chooses('46').allots({ cruiser: 2 });
  seat('empyrean').isAsked('after-ships-arrived').chooses('acamar');
  argent.isAsked('gain-tokens').allots({ tactic: 1 });
  deepEqual([argent.units('46'), argent.units('39'), argent.units('47')], [{ destroyer: 2 }, { cruiser: 2 }, {}]);
});

proves('LRR 11.1, LRR 100.2, leaders/mirik-aun-sissiri', 'asteroid fields with Antimass alone; the nexus opens', () => {
  const goals = (antimass: boolean) => {
    const set = table().leader('argent', hero).units('argent', '47', { cruiser: 1 }).token('argent', '44', '46', '82a');
    const { seat, table: played } = turn(antimass ? set.technology('argent', 'antimass-deflectors') : set);
    const argent = seat('argent').uses(hero).chooses('47').isAsked(`${hero}.to`);
    const { ask } = argent;
    const keys = ask.form === 'pick' ? ask.options.map(({ key }) => key) : [];
    argent.chooses('82a').allots({ cruiser: 1 });
    equal(played.state.nexusOpen, true);
    return keys.sort();
  };
  deepEqual(
    [goals(false), goals(true)],
    [
      ['46', '82a'],
      ['44', '46', '82a'],
    ],
  );
});

proves('LRR 51.6, leaders/trrakan-aun-zulok', 'ships with Bombardment of Blitz count for the unlocking', () => {
  const { seat } = table()
    .leader('argent', 'trrakan-aun-zulok', 'locked')
    .actionCards('argent', 'blitz')
    .units('argent', '19', { destroyer: 5, cruiser: 1, carrier: 1, infantry: 1 })
    .tokens('argent', { fleet: 8 })
    .units('hacan', 'wellon', { infantry: 1 })
    .planets('hacan', 'wellon')
    .token('argent', '19')
    .mayRoll('bombardment', 1, 1, 1, 1, 1, 1, 1)
    .start(activate({ system: '19' }));
  equal(seat('argent').player.leaders[0]!.locked, true);
  seat('argent').chooses('blitz');
  equal(seat('argent').player.leaders[0]!.locked, false);
  while (seat('argent').isWaitedFor) {
    const { ask } = seat('argent');
    if (ask.form === 'allocate') seat('argent').allots(ask.suggest);
    else seat('argent').passes();
  }
});

proves('LRR 10, LRR 87, faction-abilities/raid-formation', 'hits are also assigned to ships with Waylay', () => {
  const { seat, table: played } = table()
    .units('argent', '46', { destroyer: 2 })
    .units('hacan', '46', { dreadnought: 2, carrier: 1, fighter: 1 })
    .actionCards('argent', 'waylay', 'direct-hit')
    .dice('barrage', 9, 9, 1, 1)
    .dice('combat', 1, 1)
    .dice('combat', 10, 10)
    .start(activate({ system: '46' }));
  const argent = seat('argent');
  while (argent.isWaitedFor && argent.ask.kind !== 'before-barrage') argent.passes();
  argent.isOffered('waylay').chooses('waylay');
  // One hit is beyond the fighter: it damages a dreadnought, which does not sustain damage. Then both hits are assigned.
  seat('hacan').isAsked('sustain-damage').isOfferedLines({ dreadnought: 1 }).passes();
  deepEqual(told(played, 'sustained'), []);
  seat('hacan').isAsked('assign-hits').isBound(2, 2).allots({ carrier: 1, fighter: 1 });
  deepEqual(seat('hacan').units('46'), { dreadnought: 1, 'dreadnought!': 1 });
});

proves(
  'LRR 51.12, leaders/mirik-aun-sissiri, technologies/voidwatch',
  'ships that enter a system from several systems arrive together: others react once',
  () => {
    const { seat } = turn(
      table()
        .leader('argent', hero)
        .technology('empyrean', 'voidwatch')
        .planets('empyrean', 'wellon')
        .units('empyrean', 'wellon', { infantry: 1 })
        .notes('argent', 'ceasefire#0', 'trade-agreement#0')
        .units('argent', '47', { destroyer: 1 })
        .units('argent', '39', { cruiser: 1 })
        .token('argent', '19'),
    );
    const argent = seat('argent')
      .uses(hero)
      .chooses('47')
      .allots({ destroyer: 1 })
      .chooses('39')
      .allots({ cruiser: 1 });
    argent.isAsked('voidwatch.note').chooses('ceasefire#0');
    while (argent.isWaitedFor) argent.passes();
    deepEqual([argent.units('19'), argent.player.notes], [{ destroyer: 1, cruiser: 1 }, ['trade-agreement#0']]);
  },
);
