import { deepEqual, equal } from 'node:assert/strict';
import { quickRandom, type Seat } from '@orrery/kernel';
import { legalRandomAnswer, newTable } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { test } from 'vitest';
import { twilightImperium } from '../index.ts';
import { areAdjacent } from '../model/galaxy/adjacency.ts';
import type { UnitType } from '../model/ids.ts';
import { hasToken } from '../model/readers.ts';
import type { SystemId } from '../model/state.ts';
import { routesFor } from '../moments/movement/routes.ts';
import { activate } from '../moments/steps.ts';
import { shipsOf } from '../moments/units/counts-as.ts';
import { given } from '../testing/index.ts';
import { neighboursIn, reachIn } from './reach.ts';

const table = () => given('sol', 'hacan', 'letnev');

type Setup = ReturnType<typeof table>;

/** Where ships of a type could move from a system, for seat 0. */
const reach = (setup: Setup, from: SystemId, unit: UnitType, seat: Seat = 0) => {
  const fleet = reachIn(
    setup.technology(1, 'fighter-ii').technology(2, 'fighter-ii').start().table.view(0),
  ).fleets.find(each => each.seat === seat && each.from === from);
  return fleet?.ships.find(each => each.unit === unit)?.to;
};

proves('LRR 58.3f, LRR 58.4', 'ships reach as many systems away as they have move', () => {
  const setup = () => table().units(0, '27', { carrier: 1, cruiser: 1 });
  deepEqual(reach(setup(), '27', 'carrier'), { '01': 1, 19: 1, 40: 1, 42: 1 });
  deepEqual(reach(setup(), '27', 'cruiser'), {
    ...{ '01': 1, 19: 1, 40: 1, 42: 1 },
    ...{ 18: 2, 25: 2, 26: 2, 35: 2, 46: 2 },
  });
});

proves('LRR 58.3b', "others' ships are reached and not passed", () => {
  const setup = table().units(0, '01', { cruiser: 1 }).units(1, '26', { fighter: 1 }).units(2, '19', { destroyer: 1 });
  deepEqual(reach(setup, '01', 'cruiser'), { 19: 1, 26: 1, 27: 1, 40: 2, 42: 2 });
});

proves('LRR 58.3b', 'Light-Wave Deflector passes them, for whoever has it', () => {
  const setup = () => table().units(0, '01', { carrier: 1 }).units(1, '26', { cruiser: 1 });
  const passing = (seat: Seat) =>
    reach(setup().units(2, '39', { fighter: 1 }).technology(seat, 'light-wave-deflector'), '26', 'cruiser', 1);
  equal(passing(1)?.['47'], 2); // beyond seat 2's fighter
  equal(passing(0)?.['47'], undefined);
});

proves('LRR 11.1, LRR 86.1', 'asteroid fields and supernovae are no goal, and no way', () => {
  const setup = () => table().units(0, '25', { cruiser: 1 }).units(0, '47', { carrier: 1 });
  equal(reach(setup(), '25', 'cruiser')?.['44'], undefined);
  equal(reach(setup().technology(0, 'antimass-deflectors'), '25', 'cruiser')?.['44'], 1);
  equal(reach(setup(), '47', 'carrier')?.['43'], undefined);
});

proves('LRR 59.1, LRR 59.2', 'a nebula is entered and not passed, and leaving it takes all the move there is', () => {
  const setup = table().units(0, '40', { cruiser: 1 }).units(0, '42', { cruiser: 1 }).units(1, '35', { fighter: 1 });
  const { fleets } = reachIn(setup.technology(1, 'fighter-ii').start().table.view(0));
  const [out, within] = ['40', '42'].map(from => fleets.find(each => each.from === from)!.ships[0]!);
  deepEqual([out!.to['42'], out!.to['21'], out!.to['18']], [1, undefined, undefined]);
  deepEqual([within!.move, within!.to], [1, { 18: 1, 19: 1, 21: 1, 27: 1, 35: 1, 40: 1 }]);
});

proves('LRR 41.1', 'out of a gravity rift ships go one farther', () => {
  const to = reach(table().units(0, '41', { carrier: 1 }), '41', 'carrier');
  deepEqual([to?.['18'], to?.['19'], to?.['01']], [1, 2, undefined]);
});

proves('LRR 41.2', 'it says which systems ships reach only at the risk of a rift', () => {
  const { fleets } = reachIn(
    table().units(0, '18', { carrier: 1 }).units(0, '47', { cruiser: 1 }).start().table.view(0),
  );
  const [carrier, cruiser] = ['18', '47'].map(from => fleets.find(each => each.from === from)!.ships[0]!);
  deepEqual(carrier!.risky, ['39', '47']); // not 20 and 21, which are adjacent too
  deepEqual([cruiser!.to['20'], cruiser!.risky.includes('20'), cruiser!.risky.includes('18')], [2, false, true]);
});

proves('LRR 6.1, LRR 6.4', 'a wormhole is next to its like, and ships go through', () => {
  const setup = table().units(0, '26', { carrier: 1 });
  equal(reach(setup, '26', 'carrier')?.['39'], 1);
  const { adjacent } = reachIn(table().wormhole('47', 'gamma').start().table.view(0));
  deepEqual(adjacent['26'], ['19', '46', '01', '44', '39']);
  deepEqual(adjacent['82a'], ['47']);
});

proves('LRR 58.3c, LRR 5.2, LRR 58.3d', 'own tokens hold ships where they are, and are passed, but no goal', () => {
  const setup = table()
    .units(0, '01', { cruiser: 1 })
    .units(0, '46', { cruiser: 1 })
    .token(0, '01', '26')
    .token(1, '46');
  const { fleets } = reachIn(setup.start().table.view(0));
  const [held, free] = ['01', '46'].map(from => fleets.find(each => each.from === from)!);
  deepEqual([held!.isHeld, held!.ships], [true, [{ unit: 'cruiser', move: 2, to: {}, risky: [] }]]);
  deepEqual([free!.isHeld, free!.ships[0]!.to['26'], free!.ships[0]!.to['39']], [false, undefined, 2]);
});

proves('LRR 58.3a', 'while ships are moved, the active system is a goal though an own token lies there', () => {
  const { seat, table: played } = table()
    .units(0, '01', { cruiser: 1 })
    .token(0, '19')
    .start(activate({ system: '19' }));
  equal(reachIn(played.view(0)).fleets[0]!.ships[0]!.to['19'], 1);
  seat(0).isAsked('move.from').passes();
  equal(reachIn(played.view(0)).fleets[0]!.ships[0]!.to['19'], undefined);
});

proves('LRR 95.1', 'what must be carried goes nowhere by itself', () => {
  const { fleets } = reachIn(table().units(0, '01', { fighter: 2, carrier: 1 }).start().table.view(0));
  deepEqual(
    fleets[0]!.ships.map(({ unit, move }) => [unit, move]),
    [['carrier', 1]],
  );
});

test.each([3, 5, 8])('in games of %i it says what the rules of movement would offer', seats => {
  const played = newTable(twilightImperium, { seats, seed: `reach ${seats}` });
  const random = quickRandom(seats);
  let compared = 0;
  for (let i = 0; i < 900 && !played.over; i++) {
    const ask = played.firstAsk()!;
    played.answer({ ask: ask.id, seat: ask.seat, value: legalRandomAnswer(played, ask, random) });
    if (i % 50 !== 49 || played.state.tactical) continue;
    const { state: game } = played;
    const { fleets, adjacent } = reachIn(played.view(i % seats));
    for (const a of game.systems)
      deepEqual(
        adjacent[a.id],
        game.systems.filter(b => areAdjacent(game, a.id, b.id)).map(({ id }) => id),
      );
    for (const from of game.systems)
      for (const seat of game.seats.keys())
        for (const { unit } of shipsOf(game, from, seat)) {
          const goals = game.systems.filter(({ id }) => id !== from.id && !hasToken(from, seat));
          const offered = goals.flatMap(goal => {
            const routes = hasToken(goal, seat) ? [] : routesFor(game, seat, [{ unit, count: 1 }], from, goal.id);
            return routes.length > 0 ? [[goal.id, Math.min(...routes.map(({ path }) => path.length))]] : [];
          });
          const told = fleets.find(each => each.seat === seat && each.from === from.id);
          deepEqual(told?.ships.find(each => each.unit === unit)?.to ?? {}, Object.fromEntries(offered));
          compared += offered.length;
        }
  }
  equal(compared > 100, true);
});

proves('LRR 60', 'the neighbours of the seat that looks, as everybody can see them', () => {
  const view = (setup: Setup) => setup.start().table.view(0);
  const apart = () => table().units(1, '27', { carrier: 1 });
  deepEqual(neighboursIn(view(apart())), []);
  deepEqual(neighboursIn(view(apart().units(0, '27', { carrier: 1 }))), [1]);
  deepEqual(neighboursIn(apart().units(0, '27', { carrier: 1 }).start().table.view(null)), []);
});
