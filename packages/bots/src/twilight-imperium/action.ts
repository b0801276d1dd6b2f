import type { Amounts } from '@orrery/kernel';
import type { StrategyCardId, SystemId, UnitType } from '@orrery/twilight-imperium/view';
import { bestTried, cardsOffered } from './cards.ts';
import { bestFor, type Expedition, expeditions, rangeOf, type Wave } from './expedition.ts';
import { forceIn } from './fight.ts';
import { landings } from './landing.ts';
import { heroValue } from './nomad.ts';
import { bestBuild, landingSite } from './production.ts';
import { type Currency, payment, spendable } from './purse.ts';
import { allocating, type Considered, keysOf, picking, roomOf } from './question.ts';
import { best, type Realm } from './realm.ts';
import { urgency } from './strategy-cards.ts';
import { partnerIn } from './trade.ts';

/** The minimum value of a tactical action. */
const WORTHWHILE = 0.3;

/** Component actions that are always worth taking, if nothing better is to be done. */
const gains: Readonly<Record<string, number>> = { 'relic-fragments': 2, 'ul-the-progenitor': 3, terraform: 2 };

/** The piece that a component action is for. */
const pieceIn = (key: string): string => (key.startsWith('component:') ? key.split(':')[2]! : key);

const action: Considered = picking(question => {
  const { ask, realm } = question;
  const offered = keysOf(ask);
  const partners = offered.filter(key => key.startsWith('transaction:')).map(key => Number(key.split(':')[1]));
  const partner = partnerIn(realm, partners);
  if (partner !== undefined) return [`transaction:${partner}`];
  const [expedition] = offered.includes('tactical') ? expeditions(realm) : [];
  const cards = cardsOffered(ask, realm, pieceIn).map(key => [key]);
  const played = bestTried(question, cards, 1);
  const choices = offered.flatMap(key => {
    const [kind, what] = key.split(':') as [string, string];
    switch (kind) {
      case 'tactical':
        return expedition && expedition.value > WORTHWHILE ? [{ key, value: expedition.value }] : [];
      case 'strategic':
        return [{ key, value: urgency(realm, what as StrategyCardId) }];
      case 'component':
        if (key === played?.answer[0]) return [{ key, value: played.gain }];
        if (what === 'ahk-syl-siven') return [{ key, value: heroValue(realm) }];
        return gains[what] === undefined ? [] : [{ key, value: gains[what] }];
      case 'pass':
      case 'end-turn':
        return [{ key, value: -0.5 }];
      default:
        return [];
    }
  });
  const chosen = best(choices, ({ value }) => value);
  return chosen && [chosen.key];
});

const activate: Considered = picking(({ ask, realm }) => {
  const offered = new Set(keysOf(ask));
  const [chosen] = expeditions(realm).filter(({ system }) => offered.has(system));
  return chosen && [chosen.system];
});

/** Plans the current expedition again; the table knows its system. */
function underWay(realm: Realm): Expedition | undefined {
  const { tactical } = realm.view;
  if (!tactical) return undefined;
  return bestFor(realm, realm.systems.get(tactical.system)!, rangeOf(realm));
}

const nextWave = (realm: Realm, from?: SystemId): Wave | undefined => {
  const declared = realm.view.tactical?.waves.map(wave => wave.from) ?? [];
  const left = [...(underWay(realm)?.waves ?? [])];
  for (const done of declared) {
    const index = left.findIndex(wave => wave.from === done);
    if (index >= 0) left.splice(index, 1);
  }
  return from === undefined ? left[0] : left.find(wave => wave.from === from);
};

const moveFrom: Considered = picking(({ ask, realm }) => {
  const wave = nextWave(realm);
  return wave && keysOf(ask).includes(wave.from) ? [wave.from] : [];
});

const moveShips: Considered = allocating(({ ask, realm }) => {
  const wave = nextWave(realm, String(ask.prompt.from));
  if (!wave) return undefined;
  const room = roomOf(ask);
  const amounts: Record<string, number> = {};
  for (const [unit, wanted] of wave.ships) {
    const whole = Math.min(wanted, room.get(unit) ?? 0);
    const damaged = Math.min(wanted - whole, room.get(`${unit}!`) ?? 0);
    if (whole > 0) amounts[unit] = whole;
    if (damaged > 0) amounts[`${unit}!`] = damaged;
  }
  return amounts;
});

/** The shortest way. */
const moveRoute: Considered = picking(({ ask }) => {
  const shortest = best(keysOf(ask), key => -key.split('>').length);
  return shortest === undefined ? undefined : [shortest];
});

const moveCargo: Considered = allocating(({ ask, realm }) => {
  const at = ask.lines.map(({ key }) => key.split(':')[0]);
  const wave = at.map(from => nextWave(realm, from)).find(each => each !== undefined);
  const room = roomOf(ask);
  const amounts: Record<string, number> = {};
  let left = ask.max;
  for (const load of wave?.cargo ?? []) {
    const key = `${load.at}:${load.planet ?? 'space'}:${load.unit}`;
    const count = Math.min(load.count, room.get(key) ?? 0, left);
    if (count > 0) amounts[key] = count;
    left -= count;
  }
  return amounts;
});

const commit: Considered = allocating(({ ask, realm }) => {
  const system = realm.systems.get(String(ask.prompt.system));
  if (!system) return undefined;
  const room = roomOf(ask);
  const amounts: Record<string, number> = {};
  const put = (unit: UnitType, planet: string, count: number): void => {
    const whole = Math.min(count, room.get(`${unit}@${planet}`) ?? 0);
    const hurt = Math.min(count - whole, room.get(`${unit}!@${planet}`) ?? 0);
    if (whole > 0) amounts[`${unit}@${planet}`] = whole;
    if (hurt > 0) amounts[`${unit}!@${planet}`] = hurt;
  };
  const force = forceIn(realm, system.space, realm.me, 'ground');
  const chosen = landings(realm, system, force);
  for (const { planet, force: landed } of chosen) for (const [unit, count] of landed) put(unit, planet.id, count);
  if (chosen.length === 0) {
    const own = system.planets.find(
      ({ controller, id }) => controller === realm.me && [...room.keys()].some(key => key.endsWith(`@${id}`)),
    );
    if (own) for (const [unit, count] of force) put(unit, own.id, count);
  }
  return amounts;
});

const produce: Considered = allocating(({ ask, realm }) => {
  const system = String(ask.prompt.system);
  if (!realm.systems.has(system)) return undefined;
  const room = roomOf(ask);
  const funds = Math.min(Number(ask.prompt.funds), spendable(realm, 'resources'));
  const works = { system, limit: ask.max, funds, most: (unit: UnitType) => room.get(unit) ?? 0 };
  return bestBuild(realm, realm.holdings, works, landingSite(realm, system)).amounts;
});

const pay =
  (currency: Currency): Considered =>
  question =>
    allocating(({ ask, realm }) => {
      const vouchers = Object.keys(ask.suggest).filter(key => key !== 'trade-goods' && !realm.places.has(key as never));
      if (vouchers.length > 0) return undefined;
      return payment(realm, Number(ask.prompt.price), currency, roomOf(ask));
    })(question);

/** Influence for command tokens, three at a time. */
const buyTokens: Considered = allocating(({ ask, realm }): Amounts => {
  const most = Math.floor(spendable(realm, 'influence') / 3) * 3;
  if (most === 0) return {};
  const goods = realm.player.tradeGoods;
  const offered = roomOf(ask);
  offered.delete('trade-goods');
  for (let price = most; price > 0; price -= 3) {
    const amounts = payment(realm, price, 'influence', offered);
    if ((amounts['trade-goods'] ?? 0) === 0) return amounts;
    if (amounts['trade-goods']! <= Math.min(1, goods)) return amounts;
  }
  return {};
});

const yes: Considered = picking(({ ask }) => keysOf(ask).slice(0, 1));

export const actionAnswers: Readonly<Record<string, Considered>> = {
  action,
  activate,
  'move.from': moveFrom,
  'move.ships': moveShips,
  'move.route': moveRoute,
  'move.cargo': moveCargo,
  'remove-custodians': yes,
  commit,
  produce,
  'pay-resources': pay('resources'),
  'pay-influence': pay('influence'),
  'leadership.influence': buyTokens,
};

/** The ship that an expedition needs to go farther. */
export const boostedIn = (realm: Realm): string | undefined => {
  const boost = underWay(realm)?.boost;
  return boost && `${boost.system}:${boost.unit}`;
};
