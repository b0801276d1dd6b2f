import { query, type Rule, type Seat, type Target } from '@orrery/kernel';
import type { Planet, System } from '../../model/galaxy/state.ts';
import type { UnitType } from '../../model/ids.ts';
import type { Area } from '../../model/readers.ts';
import type { CardKey, State, SystemId } from '../../model/state.ts';

/** What a planet brings when its owner exhausts it to spend resources or influence. */
export const spentFor = query<State, Planet, number>('spent-for');
/** A card that lets a seat spend its commodities as if they were trade goods, once. */
export const commoditiesAsGoods = query<State, Seat, Lending | null>('commodities-as-goods');
/** How much of a price one trade good pays (LRR 93.4). */
export const tradeGoodWorth = query<State, Seat, number>('trade-good-worth');
/** May two seats make transactions in a turn though they are not neighbours? */
export const dealsAfar = query<State, { seat: Seat; partner: Seat }, boolean>('deals-afar');
/** May action cards be part of what two seats exchange? */
export const dealsInActionCards = query<State, { seat: Seat; partner: Seat }, boolean>('deals-in-action-cards');
/** Can the planet's card be part of a transaction now? */
export const isTradable = query<State, Planet, boolean>('is-tradable');
/** May the seat produce this unit here? War suns need their technology. */
export const mayProduce = query<State, { seat: Seat; unit: UnitType; system: System }, boolean>('may-produce');
/** The Production value of one unit where it stands. */
export const productionOf = query<State, Producing, number>('production');
/** Production that a system has for a seat as if it were a unit of that seat in space. */
export const productionGranted = query<State, { seat: Seat; system: System }, number>('production-granted');
/** The Production value that a planet has for a seat, as if it were a unit there. */
export const planetProduction = query<State, { seat: Seat; system: System; planet: Planet }, number>(
  'planet-production',
);
/** May a producing unit make this one? Ships not while it is blockaded. */
export const mayMake = query<State, Producing & { made: UnitType }, boolean>('may-make');
/** Is this unit destroyed where it is blockaded (LRR 14)? */
export const diesBlockaded = query<State, { seat: Seat; unit: UnitType }, boolean>('dies-blockaded');
/** Need a seat spend no resources for units of this kind? They cost what they cost all the same. */
export const madeForNothing = query<State, { seat: Seat; unit: UnitType }, boolean>('made-for-nothing');
/** What comes off a seat's bill by itself when its units use Production. */
export const productionDiscount = query<State, { seat: Seat; system: SystemId }, number>('production-discount');
/** Own cards that could be used to lower it further. */
export const vouchersOf = query<State, { seat: Seat; system: SystemId }, readonly Voucher[]>('vouchers');
/** What a seat could give for units that it produces, each in place of the resources for one unit of the same kind. */
export const exchangesFor = query<State, Seat, readonly Exchange[]>('exchanges');
/** Units that do not count against the limit when a seat's units use Production. */
export const beyondLimit = query<State, Seat, readonly Allowance[]>('beyond-limit');
/** Trade goods that two seats gain each where one gives the other so many commodities at a time. */
export const goodsForCommodities = query<State, { from: Seat; to: Seat; count: number }, number>(
  'goods-for-commodities',
);
/** Where a seat may place units of a kind that it makes, besides the usual places. */
export const furtherPlaces = query<State, { seat: Seat; unit: UnitType }, readonly Area[]>('further-places');
export const commodityLimit = query<State, Seat, number>('commodity-limit');

/** A unit with Production, and where it stands. */
export interface Producing {
  readonly seat: Seat;
  readonly unit: UnitType;
  readonly system: System;
  readonly planet: Planet | null;
}

/** Something to be given for single units of one kind, whatever they cost. */
export interface Exchange {
  /** What names it in an answer. */
  readonly key: string;
  readonly at: Target;
  readonly unit: UnitType;
  readonly count: number;
  /** Are these pieces of the seat's own, which it can place again? */
  readonly isOwn: boolean;
  give(game: State, seat: Seat, count: number): Rule;
}

/** So many units of these kinds, in all; with `oneIn`, no more than one of so many that are made. */
export interface Allowance {
  readonly units: readonly UnitType[];
  readonly count: number;
  readonly oneIn?: number;
}

/** What becomes of a card with which commodities are spent as if they were trade goods. */
export interface Lending {
  use(game: State, seat: Seat): Rule;
}

/** A card that takes something off a bill and costs its owner something, who decides with the bill in hand. */
export interface Voucher {
  readonly card: CardKey;
  readonly at: Target;
  readonly amount: number;
  use(game: State, seat: Seat): Rule;
}
