import { type AnswerValue, cloneJson, quickRandom, seedFrom, Table } from '@orrery/kernel';
import { twilightImperium } from '@orrery/twilight-imperium';
import type { PlanetId, UnitType, View } from '@orrery/twilight-imperium/view';
import { describe, expect, test } from 'vitest';
import { consult } from '../index.ts';
import { expeditions } from './expedition.ts';
import { chance } from './fight.ts';
import { landings } from './landing.ts';
import { prices } from './measures.ts';
import { isMet, openPublic, progressOf } from './objectives.ts';
import { bestBuild, worksIn } from './production.ts';
import { canPay, payment, reserveOf, spendable } from './purse.ts';
import { type Realm, realmOf, withPlanet, withTechnology, withUnits } from './realm.ts';
import { stewardBot } from './steward.ts';
import { worth } from './worth.ts';

function newTable(seed: string) {
  const options = twilightImperium.readOptions({ factions: ['sol', 'hacan', 'letnev'] }, 3);
  if (!options.ok) throw new Error(options.message);
  return new Table(twilightImperium, { seats: 3, options: options.value, seed: seedFrom(seed) });
}

/** Lets stewards play until something is asked; gives the view of who is asked. */
function playTo(table: ReturnType<typeof newTable>, kind: string): View {
  for (let asked = 0; ; asked++) {
    const ask = table.firstAsk()!;
    if (ask.kind === kind) return table.view(ask.seat);
    const value = consult(stewardBot, table, ask, { random: quickRandom(asked) });
    if (!table.answer({ ask: ask.id, seat: ask.seat, value }).ok) throw new Error(`${ask.kind} was answered wrongly`);
  }
}

const firstTurn = playTo(newTable('first turn'), 'action');

/** The bot's reading of that first turn, with a change to the view. */
function given(change: (view: View, me: number) => void = () => {}): Realm {
  const view = cloneJson(firstTurn as never) as View;
  change(view, view.seat!);
  return realmOf(view, view.seat!);
}

const reveal =
  (...ids: string[]) =>
  (view: View): void => {
    Object.assign(view.objectives, { revealed: ids });
  };

describe('objectives', () => {
  test('it agrees with the rules about what it can score', () => {
    const table = newTable('agreement 3');
    let asked = 0;
    for (let i = 0; i < 1000 && !table.over; i++) {
      const ask = table.firstAsk()!;
      const view = table.view(ask.seat);
      if (ask.kind === 'score-public' && ask.form === 'pick') {
        const realm = realmOf(view, ask.seat);
        const scorable = openPublic(realm).filter(id =>
          id in prices ? canPay(realm, prices[id as keyof typeof prices]!) : isMet(realm, realm.holdings, id),
        );
        expect(ask.options.map(({ key }) => key)).toEqual(scorable);
        asked++;
      }
      const isLegal = (value: AnswerValue) => table.check({ ask: ask.id, seat: ask.seat, value }).ok;
      const value = stewardBot.choose({ view, ask, random: quickRandom(i), isLegal });
      table.answer({ ask: ask.id, seat: ask.seat, value });
    }
    expect(asked).toBeGreaterThan(3);
  });

  test('an objective that is closer to being met has more progress', () => {
    const realm = given();
    const { holdings, player } = realm;
    const fleet = (count: number) =>
      progressOf(
        realm,
        withUnits(holdings, { system: player.home, planet: null, unit: 'cruiser', count }),
        'raise-a-fleet',
      )!;
    expect(fleet(2).have).toBe(fleet(1).have + 1);
    expect(fleet(9).have).toBeGreaterThan(fleet(9).need);
    const learned = withTechnology(holdings, 'carrier-ii');
    expect(progressOf(realm, learned, 'develop-weaponry')!.have).toBeGreaterThan(
      progressOf(realm, holdings, 'develop-weaponry')!.have,
    );
    expect(progressOf(realm, holdings, 'spark-a-rebellion')).toBeUndefined();
  });

  test('a planet is worth more if an objective needs it', () => {
    const free = given()
      .view.systems.flatMap(({ planets }) => planets)
      .find(({ controller }) => controller === null)!;
    const gain = (realm: Realm) => worth(realm, withPlanet(realm.holdings, free.id)) - worth(realm, realm.holdings);
    expect(gain(given(reveal('expand-borders')))).toBeGreaterThan(gain(given(reveal('develop-weaponry'))));
  });
});

describe('expeditions', () => {
  test('the first goes to free planets that it can reach, with ground forces for them', () => {
    const realm = given();
    const [first] = expeditions(realm);
    const { planets } = realm.systems.get(first!.system)!;
    expect(planets.some(({ controller }) => controller === null)).toBe(true);
    expect(first!.waves.flatMap(({ cargo }) => cargo).some(({ unit }) => unit === 'infantry')).toBe(true);
    expect(first!.value).toBeGreaterThan(0);
  });

  test('a strong fleet in the way keeps it away', () => {
    const target = expeditions(given())[0]!.system;
    const guarded = given((view, me) => {
      const fleet = { seat: (me + 1) % 3, unit: 'dreadnought', count: 4, damaged: 0 } as const;
      view.systems = view.systems.map(system =>
        system.id === target ? { ...system, space: [...system.space, fleet] } : system,
      );
    });
    expect(expeditions(guarded).find(({ system }) => system === target)?.value ?? -1).toBeLessThan(0);
  });

  test('command tokens for an objective are not used for plans', () => {
    const realm = given((view, me) => {
      reveal('lead-from-the-front')(view);
      Object.assign(view.players[me]!.tokens, { tactic: 2, strategy: 1 });
    });
    expect(reserveOf(realm)).toEqual({ tokens: 3 });
    expect(expeditions(realm)).toEqual([]);
  });

  test('every home planet keeps a guard', () => {
    const realm = given();
    const ground = (planet: PlanetId) =>
      realm.holdings.stacks.filter(each => each.planet === planet && each.unit === 'infantry')[0]?.count ?? 0;
    for (const { waves } of expeditions(realm))
      for (const { planet, unit, count } of waves.flatMap(({ cargo }) => cargo))
        if (planet && unit === 'infantry') expect(count).toBeLessThan(ground(planet));
  });
});

describe('fights', () => {
  const realm = given();
  const force = (units: Partial<Record<UnitType, number>>) => new Map(Object.entries(units) as [UnitType, number][]);
  const odds = (own: Partial<Record<UnitType, number>>, others: Partial<Record<UnitType, number>>) =>
    chance(realm, [0, force(own)], [1, force(others)]);

  test('equal fleets have equal chances, and more units improve them', () => {
    expect(odds({ cruiser: 3 }, { cruiser: 3 })).toBeCloseTo(0.5);
    expect(odds({ cruiser: 4 }, { cruiser: 3 })).toBeGreaterThan(0.6);
    expect(odds({ dreadnought: 2 }, { destroyer: 1 })).toBeGreaterThan(0.9);
    expect(odds({ fighter: 1 }, { dreadnought: 2 })).toBeLessThan(0.1);
  });

  test('without an opponent there is no fight', () => {
    expect(odds({ cruiser: 1 }, {})).toBe(1);
    expect(odds({}, { cruiser: 1 })).toBe(0);
  });

  test('ground forces go one to each free planet, and the rest to the best', () => {
    const system = realm.view.systems.find(
      ({ planets, id }) =>
        planets.length === 2 && !realm.homes.has(id) && planets.every(each => each.controller === null),
    )!;
    const landed = landings(realm, system, force({ infantry: 4 }));
    expect(landed.map(({ force: each }) => each.get('infantry'))).toEqual([3, 1]);
    expect(landings(realm, system, force({ infantry: 1 }))).toHaveLength(1);
  });
});

describe('production', () => {
  test('it buys what it can pay, within what the dock makes and the fleet pool holds', () => {
    const realm = given();
    const { holdings, player } = realm;
    const works = worksIn(realm, holdings, player.home, 9);
    const { amounts, cost } = bestBuild(realm, holdings, works, [...holdings.planets][0]);
    const made = Object.values(amounts).reduce((total, count) => total + count, 0);
    expect(made).toBeGreaterThan(0);
    expect(made).toBeLessThanOrEqual(works.limit);
    expect(cost).toBeLessThanOrEqual(9);
  });

  test('a flagship is worth its price where an objective asks for one', () => {
    const build = (...ids: string[]) => {
      const realm = given((view, me) => {
        reveal(...ids)(view);
        const { tokens } = view.players[me]!;
        view.players[me] = { ...view.players[me]!, tokens: { ...tokens, fleet: 6 } };
      });
      const works = worksIn(realm, realm.holdings, realm.player.home, 8);
      return bestBuild(realm, realm.holdings, works, undefined).amounts.flagship ?? 0;
    };
    expect(build('engineer-a-marvel')).toBe(1);
    expect(build('develop-weaponry')).toBe(0);
  });
});

describe('the purse', () => {
  const rich = (...ids: string[]) =>
    given((view, me) => {
      reveal(...ids)(view);
      view.players[me] = { ...view.players[me]!, tradeGoods: 9 };
    });

  test('exactly the price of an objective is reserved', () => {
    expect(reserveOf(rich('erect-a-monument'))).toEqual({ resources: 8 });
    expect(spendable(rich('erect-a-monument'), 'resources')).toBe(spendable(rich(), 'resources') - 8);
    expect(reserveOf(rich('develop-weaponry'))).toEqual({});
  });

  test('trade goods are saved for objectives that only they can pay', () => {
    expect(reserveOf(rich('centralize-galactic-trade'))).toEqual({ tradeGoods: 9 });
    expect(reserveOf(given(reveal('centralize-galactic-trade')))).toEqual({});
  });

  test('a payment covers the price and wastes nothing that could be put back', () => {
    const realm = rich();
    const offered = new Map<string, number>([...realm.holdings.planets].map(id => [id, 1]));
    offered.set('trade-goods', 9);
    for (let price = 1; price <= 9; price++) {
      const amounts = payment(realm, price, 'resources', offered);
      const values = Object.entries(amounts).map(([key, count]) =>
        key === 'trade-goods'
          ? count
          : realm.places.get(key as PlanetId)!.planet.id === key
            ? resourcesOf(realm, key)
            : 0,
      );
      const paid = values.reduce((total, value) => total + value, 0);
      expect(paid).toBeGreaterThanOrEqual(price);
      expect(paid - price).toBeLessThan(Math.min(...values));
    }
  });
});

const resourcesOf = (realm: Realm, planet: string): number => {
  const alone = { ...realm.player, tradeGoods: 0 };
  const view = {
    ...realm.view,
    systems: realm.view.systems.map(system => ({
      ...system,
      planets: system.planets.filter(({ id }) => id === planet),
    })),
  };
  return spendable({ ...realm, player: alone, view } as Realm, 'resources', {});
};
