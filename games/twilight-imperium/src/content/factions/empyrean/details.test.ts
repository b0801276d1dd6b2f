import { deepEqual, equal } from 'node:assert/strict';
import { eventsOf } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { voting } from '../../../moments/steps.ts';
import { isShip } from '../../../moments/units/counts-as.ts';
import { takeTurn } from '../../../rules/phases/action-phase.ts';
import { given } from '../../../testing/index.ts';
import { assignHits } from '../../../verbs/combat/hits.ts';
import { relocate } from '../../../verbs/movement/relocation.ts';

const table = () => given('empyrean', 'hacan', 'letnev').sheet('empyrean').planets('empyrean', 'the-dark');

proves('LRR 8, promissory-notes/blood-pact', 'whichever of the two votes last, and nobody else', () => {
  const added = (order: number[]) => {
    const { seat, table: played } = table()
      .planets('empyrean', 'wellon')
      .planets('hacan', 'lodor')
      .planets('letnev', 'thibah')
      .notesInPlay('hacan', 'blood-pact#0')
      .speaker('letnev')
      .with(game => {
        game.agenda = { card: 'mutiny', votes: [], stakes: [], barred: [], excluded: [] };
      })
      .phase('agenda')
      .active(null)
      .start(voting({ order }));
    for (const who of order) {
      seat(who).isAsked('vote').chooses('for');
      const { ask } = seat(who);
      seat(who).allots(ask.form === 'allocate' ? { [ask.lines.at(-1)!.key]: 1 } : {});
    }
    return eventsOf(played, 'votes-added').map(({ data }) => [data.seat, data.count]);
  };
  deepEqual([added([0, 1]), added([1, 0]), added([1, 2]), added([2, 1, 0])], [[[1, 4]], [[1, 4]], [], [[1, 4]]]);
});

/** Two dreadnoughts of Hacan are hit in 46. */
const hit = (where: string, flagship: 'empyrean' | 'letnev', goods: number) => {
  const started = table()
    .units(flagship, where, { flagship: 1 })
    .units('empyrean', '47', { cruiser: 1 })
    .units('hacan', '46', { dreadnought: 2 })
    .goods('empyrean', { tradeGoods: goods })
    .planet('the-dark', { exhausted: true })
    .runs(function* (game) {
      yield* assignHits(game, 1, { system: '46', planet: null }, 1, isShip, { cause: 'effect', by: null });
    });
  started.seat('hacan').isAsked('sustain-damage').allots({ dreadnought: 1 });
  return started.seat('empyrean');
};

proves('LRR 87, faction-units/dynamo', 'in its own system and next to it, for exactly two influence', () => {
  const asked = (...[where, flagship, goods]: Parameters<typeof hit>) => {
    const empyrean = hit(where, flagship, goods);
    const is = empyrean.isWaitedFor;
    if (is) empyrean.isAsked('after-sustain-damage').passes();
    return is;
  };
  deepEqual(
    [asked('46', 'empyrean', 2), asked('20', 'empyrean', 2), asked('20', 'empyrean', 1), asked('20', 'letnev', 2)],
    [true, true, false, false],
  );
  const paid = hit('46', 'empyrean', 2).chooses('dynamo');
  if (paid.isWaitedFor) paid.allots({ 'trade-goods': 2 });
  equal(paid.tradeGoods, 0);
});

proves('LRR 69, technologies/voidwatch', 'one note is enough, without any nothing is asked', () => {
  const toll = (...notes: string[]) => {
    const { seat } = table()
      .technology('empyrean', 'voidwatch')
      .planets('empyrean', 'wellon')
      .units('empyrean', 'wellon', { infantry: 1 })
      .units('hacan', '46', { cruiser: 1 })
      .notes('hacan', ...notes)
      .runs(game => {
        const ships = [{ unit: 'cruiser' as const, count: 1, damaged: 0 }];
        return relocate(game, 1, [{ from: '46', path: ['19'], ships, cargo: [] }], '19');
      });
    const is = seat('hacan').isWaitedFor;
    if (is) seat('hacan').isAsked('voidwatch.note').chooses(notes[0]!);
    return is;
  };
  deepEqual([toll('ceasefire#1'), toll()], [true, false]);
});

proves(
  'LRR 2.8, faction-units/watcher',
  'a sound mech and a damaged one are told apart, in the system of others too',
  () => {
    const cancels = (key: 'mech@wellon' | 'mech@wellon!') => {
      const { seat } = table()
        .strategyCards('hacan', 'trade!')
        .tokens('hacan', { tactic: 0 })
        .units('empyrean', 'wellon', { mech: 1, 'mech!': 1 })
        .planets('empyrean', 'wellon')
        .units('hacan', '19', { cruiser: 1 })
        .actionCards('hacan', 'focused-research')
        .goods('hacan', { tradeGoods: 4 })
        .start(takeTurn({ seat: 1 }));
      seat('hacan').uses('focused-research');
      seat('empyrean').isAsked('when-action-card-played').chooses('watcher').chooses(key);
      seat('hacan').isAsked('action').chooses('pass');
      return seat('empyrean').units('wellon');
    };
    deepEqual([cancels('mech@wellon'), cancels('mech@wellon!')], [{ 'mech!': 1 }, { mech: 1 }]);
  },
);

proves(
  'LRR 35.5, leaders/conservator-procyon',
  'a single void, or a single token where it has ships, is enough',
  () => {
    const may = (frontier: readonly string[], ...fleet: string[]) => {
      const arranged = table()
        .leader('empyrean', 'conservator-procyon')
        .strategyCards('empyrean', 'leadership!')
        .tokens('empyrean', { tactic: 0 })
        .with(game => {
          for (const system of game.systems)
            (system as { frontier: boolean }).frontier = system.planets.length === 0 && frontier.includes(system.id);
        });
      for (const system of fleet) arranged.units('empyrean', system, { cruiser: 1 });
      const { seat } = arranged.start(takeTurn({ seat: 0 }));
      const { ask } = seat('empyrean').isAsked('action');
      const found = ask.form === 'pick' && ask.options.some(({ key }) => key.includes('conservator-procyon'));
      seat('empyrean').chooses('pass');
      return found;
    };
    const voids = ['39', '40', '41', '42', '43', '44', '46', '47'];
    deepEqual([may(voids), may(voids, '46'), may(voids.slice(1))], [false, true, true]);
  },
);
