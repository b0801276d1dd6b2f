import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { activate } from '../../../moments/steps.ts';
import { given, type Started } from '../../../testing/index.ts';

const table = () =>
  given('creuss', 'hacan', 'letnev')
    .planets('creuss', 'creuss')
    .planets('hacan', 'arretze')
    .planets('letnev', 'arc-prime');

/** The simplest answers, to the end. */
const finish = ({ table: played }: Started): void => {
  for (let ask = played.asks()[0], i = 0; ask && i < 40; ask = played.asks()[0], i++)
    played.answer({ ask: ask.id, seat: ask.seat, value: ask.form === 'allocate' ? ask.suggest : [] });
};

const commander = () => table().leader('creuss', 'sai-seravus');

proves(
  'R-220, leaders/sai-seravus',
  'of two routes, ships with capacity take the one through a wormhole; one step through it is enough',
  () => {
    const moves = (from: string) => {
      const { seat } = commander()
        .technology('creuss', 'carrier-ii')
        .units('creuss', from, { carrier: 1 })
        .start(activate({ system: '26' }));
      const creuss = seat('creuss').chooses(from).allots({ carrier: 1 });
      const asked = creuss.isWaitedFor && creuss.ask.kind === 'after-ships-moved';
      while (creuss.isWaitedFor) creuss.passes();
      return asked;
    };
    deepEqual([moves('27'), moves('20')], [false, true]);
  },
);

proves('R-220, leaders/sai-seravus', 'a ship that carries one unit has capacity', () => {
  const { seat } = commander()
    .technology('creuss', 'cruiser-ii')
    .units('creuss', '39', { cruiser: 2 })
    .start(activate({ system: '26' }));
  const creuss = seat('creuss').chooses('39').allots({ cruiser: 2 });
  creuss.isAsked('after-ships-moved').chooses('sai-seravus').isBound(1, 2).says(2);
  deepEqual(creuss.units('26'), { cruiser: 2, fighter: 2 });
});

/** Hacan attacks a cruiser of Letnev or of the Creuss at the alpha wormhole. */
const attacked = (who: 'creuss' | 'letnev') =>
  table()
    .technology('creuss', 'dimensional-splicer')
    .units(who, '26', { cruiser: 1 })
    .units('hacan', '26', { destroyer: 1, cruiser: 1 })
    .active('hacan')
    .start(activate({ system: '26' }));

proves('LRR 78.3, technologies/dimensional-splicer', 'as the defender too, but not in the combat of others', () => {
  const started = attacked('creuss');
  const { seat } = started;
  seat('creuss').isAsked('start-of-space-combat').chooses('dimensional-splicer').isOffered('destroyer', 'cruiser');
  seat('creuss').chooses('cruiser');
  deepEqual(seat('hacan').units('26').cruiser, undefined);
  finish(started);
  const others = attacked('letnev');
  deepEqual(
    others.table.asks().some(({ kind }) => kind === 'start-of-space-combat'),
    false,
  );
  finish(others);
});

proves('faction-units/icarus-drive', 'a damaged mech goes first', () => {
  const { seat } = table()
    .sheet('creuss', 'icarus-drive')
    .units('creuss', 'creuss', { mech: 1, 'mech!': 2 })
    .units('creuss', '46', { carrier: 1, mech: 1 })
    .active('hacan')
    .start(activate({ system: '20' }));
  const creuss = seat('creuss').chooses('icarus-drive').isAsked('icarus-drive');
  deepEqual(creuss.pointsAt, [{ system: '46' }, { planet: 'creuss' }]);
  creuss.chooses('creuss').chooses('alpha');
  deepEqual(creuss.units('creuss'), { mech: 1, 'mech!': 1 });
  creuss.passes();
});
