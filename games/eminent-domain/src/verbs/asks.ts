import { ask, type Barred, chooseSome, pick, type Rule, type Seat, type Target, type WhyNot } from '@orrery/kernel';
import type { CardKey } from '../model/cards.ts';
import { planets } from '../model/planets.ts';
import {
  empireOf,
  empireSymbols,
  emptySlots,
  faceDownPlanets,
  filledSlots,
  placeOf,
  type Slot,
} from '../model/readers.ts';
import { bar, because } from '../model/reasons.ts';
import type { Planet, State } from '../model/state.ts';
import {
  attackable,
  canAttack,
  canSettle,
  coloniesOn,
  settleable,
  tradesFighters,
  warfareCost,
} from '../moments/queries.ts';
import { attack, settle } from './planets.ts';
import { produce, trade } from './tokens.ts';

/** Names a planet of one's own empire by its place, since its front may be a secret. */
export const planetKey = (game: State, seat: Seat, planet: Planet): string =>
  `p${placeOf(empireOf(game, seat), planet)}`;

export const planetTarget = (game: State, seat: Seat, planet: Planet): Target => ({
  seat,
  place: placeOf(empireOf(game, seat), planet),
});

export const cardTarget = (card: CardKey): Target => ({ card });

const slotKey = (game: State, seat: Seat, slot: Slot): string => `${planetKey(game, seat, slot.planet)}.${slot.index}`;
const slotTarget = (game: State, seat: Seat, slot: Slot): Target => ({
  ...planetTarget(game, seat, slot.planet),
  slot: slot.index,
  resource: slot.resource,
});

const keyOfSlot = (game: State, seat: Seat) => (slot: Slot) => slotKey(game, seat, slot);
const targetOfSlot = (game: State, seat: Seat) => (slot: Slot) => slotTarget(game, seat, slot);

/** Slots that hold a resource already. */
const whyNotProduce = (game: State, seat: Seat): Barred[] =>
  filledSlots(empireOf(game, seat)).map(slot =>
    bar(slotKey(game, seat, slot), slotTarget(game, seat, slot), because('produce.filled', 'ED 23')),
  );

/** Fills up to `most` empty slots of the seat's choice. */
export function* produceUpTo(game: State, seat: Seat, most: number): Rule {
  const chosen = yield* chooseSome(seat, 'produce', emptySlots(empireOf(game, seat)), {
    key: keyOfSlot(game, seat),
    at: targetOfSlot(game, seat),
    max: most,
    prompt: { most },
    barred: () => whyNotProduce(game, seat),
  });
  for (const slot of chosen) yield* produce(game, seat, slot);
}

type Goods = Slot | { readonly fighter: number };

/** What a seat could trade now: resources, and fighters for those who may. */
export function goodsOf(game: State, seat: Seat): Goods[] {
  const empire = empireOf(game, seat);
  const fighters = tradesFighters(game, seat, false) ? empire.fighters : 0;
  return [...filledSlots(empire), ...Array.from({ length: fighters }, (_, i) => ({ fighter: i + 1 }))];
}

const keyOfGoods = (game: State, seat: Seat) => (goods: Goods) =>
  'fighter' in goods ? `fighter${goods.fighter}` : slotKey(game, seat, goods);
const targetOfGoods = (game: State, seat: Seat) => (goods: Goods) =>
  'fighter' in goods ? { seat, fighter: goods.fighter } : slotTarget(game, seat, goods);

/** Trades up to `most` goods of the seat's choice. */
export function* tradeUpTo(game: State, seat: Seat, most: number): Rule {
  const chosen = yield* chooseSome(seat, 'trade', goodsOf(game, seat), {
    key: keyOfGoods(game, seat),
    at: targetOfGoods(game, seat),
    max: most,
    prompt: { most },
    barred: () =>
      emptySlots(empireOf(game, seat)).map(slot =>
        bar(slotKey(game, seat, slot), slotTarget(game, seat, slot), because('trade.empty', 'ED 26')),
      ),
  });
  for (const goods of chosen) yield* trade(game, seat, 'fighter' in goods ? 'fighter' : goods);
}

/** One of several things to do, some of them with a planet. */
export interface Choice<T> {
  readonly key: string;
  readonly at?: Target;
  readonly value: T;
}

export const planetChoices = <T>(
  game: State,
  seat: Seat,
  verb: string,
  planets: readonly Planet[],
  value: (planet: Planet) => T,
): Choice<T>[] =>
  planets.map(planet => ({
    key: `${verb}:${planetKey(game, seat, planet)}`,
    at: planetTarget(game, seat, planet),
    value: value(planet),
  }));

/** Asks for exactly one of the choices. */
export function* chooseOne<T>(
  seat: Seat,
  kind: string,
  choices: readonly Choice<T>[],
  prompt: Record<string, number> = {},
  barred: WhyNot = () => [],
): Rule<T> {
  const [chosen] = yield* ask(
    pick(seat, kind, choices, {
      key: choice => choice.key,
      at: choice => choice.at ?? { choice: choice.key },
      prompt,
      barred,
    }),
  );
  return chosen!.value;
}

/** Asks for one of the choices or none; not asked when there is none. */
export function* maybeOne<T>(seat: Seat, kind: string, choices: readonly Choice<T>[]): Rule<T | undefined> {
  const [chosen] = yield* chooseSome(seat, kind, choices, {
    key: choice => choice.key,
    at: choice => choice.at ?? { choice: choice.key },
    max: 1,
  });
  return chosen?.value;
}

export const attackChoices = (game: State, seat: Seat): Choice<Rule>[] =>
  planetChoices(game, seat, 'attack', attackable(game, seat), planet => attack(game, seat, planet));

/** Planets that the fighters at hand do not take (ED 13). */
export const whyNotAttack = (game: State, seat: Seat): Barred[] =>
  faceDownPlanets(empireOf(game, seat))
    .filter(planet => !canAttack(game, seat, planet))
    .map(planet => {
      const facts = { needs: warfareCost(game, seat, planet), has: empireOf(game, seat).fighters };
      return bar(
        `attack:${planetKey(game, seat, planet)}`,
        planetTarget(game, seat, planet),
        because('attack.fighters', 'ED 13', facts),
      );
    });

/** Planets without the colonies it takes, symbols of the empire counted (ED 18, ED 21). */
export const whyNotSettle = (game: State, seat: Seat): Barred[] =>
  faceDownPlanets(empireOf(game, seat))
    .filter(planet => !canSettle(game, seat, planet))
    .map(planet => {
      const has = coloniesOn(game, seat, planet) + empireSymbols(empireOf(game, seat), 'colonize');
      return bar(
        `settle:${planetKey(game, seat, planet)}`,
        planetTarget(game, seat, planet),
        because('settle.colonies', 'ED 18', { needs: planets[planet.id].colonizeCost, has }),
      );
    });

export const settleChoices = (game: State, seat: Seat): Choice<Rule>[] =>
  planetChoices(game, seat, 'settle', settleable(game, seat), planet => settle(game, seat, planet));

/** Every single resource that could be produced. */
export const produceChoices = (game: State, seat: Seat): Choice<Rule>[] =>
  emptySlots(empireOf(game, seat)).map(slot => ({
    key: `produce:${slotKey(game, seat, slot)}`,
    at: slotTarget(game, seat, slot),
    value: produce(game, seat, slot),
  }));

/** Every single trade that could be made. */
export const tradeChoices = (game: State, seat: Seat): Choice<Rule>[] =>
  goodsOf(game, seat).map(goods => ({
    key: `trade:${keyOfGoods(game, seat)(goods)}`,
    at: targetOfGoods(game, seat)(goods),
    value: trade(game, seat, 'fighter' in goods ? 'fighter' : goods),
  }));
