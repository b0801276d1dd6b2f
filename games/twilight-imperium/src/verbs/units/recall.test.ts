import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { test } from 'vitest';
import { given } from '../../testing/index.ts';
import { gainTradeGoods } from '../economy/economy.ts';
import { callBack, choosePlaceFor, pieceAvailable, piecesFor } from './recall.ts';

/** All four mechs of Sol are on the board; those on Wellon are in a system with a command token. */
const mechs = () =>
  given('sol', 'hacan', 'letnev')
    .crowded()
    .units('sol', 'lodor', { mech: 1, 'mech!': 1 })
    .units('sol', '46', { mech: 1, carrier: 1 })
    .units('hacan', '46', { mech: 1, carrier: 1 })
    .planets('hacan', 'quann')
    .units('sol', 'wellon', { mech: 1 })
    .token('sol', '19');

proves('LRR 67.5a, LRR 24.4a', 'pieces are called back from systems without an own command token', () => {
  const { seat } = mechs().runs(game => callBack(game, 0, 'mech', 2));
  const sol = seat('sol').isAsked('recall').isTold({ unit: 'mech', count: 2 }).isBound(2, 2).suggestionIsLegal();
  sol.isOfferedLines({ '26:lodor': 1, '26:lodor!': 1, '46:space': 1 });
  const places = [{ system: '26', planet: 'lodor' }, { system: '26', planet: 'lodor', damaged: 1 }, { system: '46' }];
  deepEqual(new Set(sol.pointsAt), new Set(places));
  sol.allots({ '26:lodor!': 1, '46:space': 1 });
  deepEqual([sol.units('lodor'), sol.units('46'), sol.units('wellon')], [{ mech: 1 }, { carrier: 1 }, { mech: 1 }]);
  deepEqual(seat('hacan').units('46'), { mech: 1, carrier: 1 });
});

proves('LRR 67.5a', 'only as many as are missing are called back, the first ones by suggestion', () => {
  const { seat } = mechs().runs(game => callBack(game, 0, 'mech', 1));
  const { ask } = seat('sol').isBound(1, 1);
  deepEqual(ask.form === 'allocate' && Object.values(ask.suggest), [1]);
  seat('sol').allots({ '26:lodor': 1 });
  deepEqual(
    mechs()
      .runs(game => callBack(game, 1, 'mech', 3))
      .seat('hacan')
      .isNotAsked()
      .units('46'),
    { mech: 1, carrier: 1 },
  );
});

test('LRR 23.4a: which pieces there are', () => {
  const { state } = mechs().start().table;
  deepEqual([piecesFor(state, 0, 'mech'), piecesFor(state, 1, 'mech'), piecesFor(state, 2, 'mech')], [3, 4, 4]);
  deepEqual(piecesFor(state, 0, 'infantry'), Number.POSITIVE_INFINITY);
  deepEqual([pieceAvailable(state, 0, 'mech'), pieceAvailable(state, 1, 'mech')], [true, true]);
  const held = mechs().token('sol', '26', '46').start().table.state;
  deepEqual([piecesFor(held, 0, 'mech'), pieceAvailable(held, 0, 'mech')], [0, false]);
  const one = given('sol', 'hacan', 'letnev').units('sol', 'lodor', { mech: 3 }).token('sol', '26').start().table.state;
  deepEqual([piecesFor(one, 0, 'mech'), pieceAvailable(one, 0, 'mech')], [1, true]);
});

proves('LRR 23.4a', 'a piece from reinforcements must be placed, one that has to be called back may be', () => {
  const placing = (start: ReturnType<typeof mechs>, places: readonly string[]) =>
    start.runs(function* (game) {
      const place = yield* choosePlaceFor(game, 0, 'mech', 'test-place', places, {
        key: each => each,
        at: each => ({ area: each }),
      });
      yield* gainTradeGoods(game, 0, place === undefined ? 9 : places.indexOf(place) + 1);
    });
  const spare = () => given('sol', 'hacan', 'letnev').units('sol', 'lodor', { mech: 3 });
  const must = placing(spare(), ['one', 'two']).seat('sol').isAsked('test-place').isBound(1, 1).chooses('two');
  deepEqual(must.tradeGoods, 2);
  deepEqual(placing(spare(), ['one']).seat('sol').isNotAsked().tradeGoods, 1);
  deepEqual(placing(spare(), []).seat('sol').isNotAsked().tradeGoods, 9);
  deepEqual(placing(mechs(), ['one', 'two']).seat('sol').isBound(0, 1).passes().tradeGoods, 9);
  deepEqual(placing(mechs(), ['one']).seat('sol').isBound(0, 1).chooses('one').tradeGoods, 1);
  deepEqual(
    placing(mechs().token('sol', '26', '46'), ['one'])
      .seat('sol')
      .isNotAsked().tradeGoods,
    9,
  );
});
