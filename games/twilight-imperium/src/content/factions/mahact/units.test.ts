import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { playerToChange } from '../../../model/changes.ts';
import { guestsOf } from '../../../model/readers.ts';
import { activate, turnEnds } from '../../../moments/steps.ts';
import { takeTurn } from '../../../rules/phases/action-phase.ts';
import { given } from '../../../testing/index.ts';
import { destroyUnits } from '../../../verbs/units/units.ts';

const table = () =>
  given('mahact', 'hacan', 'letnev')
    .sheet('mahact')
    .planets('mahact', 'ixth')
    .planets('hacan', 'arretze')
    .planets('letnev', 'arc-prime');

const holding = (...owners: number[]) =>
  table().with(game => {
    if (owners.length > 0) playerToChange(game, 0).guests = owners;
  });

const lost = (goods: { commodities?: number; tradeGoods?: number }, count: number, upgraded = false) => {
  const arranged = table().goods('mahact', goods).units('mahact', 'ixth', { infantry: 3, mech: 1 });
  if (upgraded) arranged.technology('mahact', 'crimson-legionnaire-ii');
  return arranged.runs(game =>
    destroyUnits(game, 0, 'infantry', count, { system: '52', planet: 'ixth' }, { cause: 'effect', by: 1 }),
  );
};

proves(
  'LRR 21, faction-units/crimson-legionnaire',
  'each that dies brings a commodity or turns one, one at a time',
  () => {
    const mahact = lost({}, 2)
      .seat('mahact')
      .isAsked('crimson-legionnaire')
      .isOffered('gain', 'convert')
      .chooses('convert');
    deepEqual([mahact.commodities, mahact.tradeGoods], [0, 1]);
  },
);

proves(
  'LRR 21.2, faction-units/crimson-legionnaire',
  'an impossible gain does not happen, and no other loss brings a commodity',
  () => {
    const full = lost({ commodities: 3 }, 1).seat('mahact').isNotAsked();
    deepEqual([full.commodities, full.tradeGoods], [2, 1]);
    const mech = table()
      .units('mahact', 'ixth', { infantry: 1, mech: 1 })
      .runs(game => destroyUnits(game, 0, 'mech', 1, { system: '52', planet: 'ixth' }, { cause: 'effect', by: 1 }));
    equal(mech.seat('mahact').commodities, 0);
  },
);

proves(
  'LRR 90, technologies/crimson-legionnaire-ii',
  'upgraded they hit on 7, and all come back at the start of the next turn',
  () => {
    const { seat } = lost({}, 2, true);
    const mahact = seat('mahact').chooses('gain');
    equal(mahact.player.reviving, 2);
    deepEqual([mahact.commodities, mahact.units('ixth')], [2, { infantry: 1, mech: 1 }]);
    const back = table()
      .technology('mahact', 'crimson-legionnaire-ii')
      .strategyCards('mahact', 'leadership!')
      .with(game => {
        playerToChange(game, 0).reviving = 2;
      })
      .start(takeTurn({ seat: 0 }));
    back.seat('mahact').isAsked('action').chooses('pass');
    deepEqual(back.seat('mahact').units('ixth'), { infantry: 2 });
  },
);

const guarded = (...owners: number[]) =>
  holding(...owners)
    .planets('mahact', 'wellon')
    .units('mahact', 'wellon', { mech: 1 })
    .units('hacan', '20', { cruiser: 1 });

proves(
  'R-113, faction-units/starlancer',
  'the token goes back to whoever activates the system, and the turn is over',
  () => {
    const { seat, table: played } = guarded(1)
      .active('hacan')
      .start(activate({ system: '19' }), turnEnds({ seat: 1 }));
    seat('mahact').isAsked('after-system-activated').chooses('starlancer');
    seat('hacan').isAsked('gain-tokens').allots({ tactic: 1 });
    deepEqual([guestsOf(played.state, 0), seat('hacan').tokens.tactic], [[], 4]);
    deepEqual([seat('hacan').units('19'), played.state.tactical], [{}, null]);
  },
);

proves('faction-units/starlancer', 'only in its own system, and for a token that is in the fleet pool', () => {
  const offered = (arranged: ReturnType<typeof guarded>, system: string) => {
    const { seat } = arranged.active('hacan').start(activate({ system }));
    seat('mahact').isNotAsked();
    if (seat('hacan').isWaitedFor) seat('hacan').passes();
  };
  offered(guarded(2), '19');
  offered(guarded(1), '46');
});

proves('faction-units/starlancer', 'they may end their own turn for a token of their own fleet pool', () => {
  const { seat } = guarded().start(activate({ system: '19' }), turnEnds({ seat: 0 }));
  const mahact = seat('mahact').chooses('starlancer').isAsked('gain-tokens').allots({ strategy: 1 });
  deepEqual(mahact.tokens, { tactic: 3, fleet: 2, strategy: 3, reinforcements: 8 });
});
