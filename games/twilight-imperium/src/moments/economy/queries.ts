import { query, type Rule, type Seat, type Target } from '@orrery/kernel';
import type { Planet, System } from '../../model/galaxy/state.ts';
import type { UnitType } from '../../model/ids.ts';
import type { CardKey, State, SystemId } from '../../model/state.ts';

/** What a planet brings when its owner exhausts it to spend resources or influence. */
export const spentFor = query<State, Planet, number>('spent-for');
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
/** May a producing unit make this one? Ships not while it is blockaded. */
export const mayMake = query<State, Producing & { made: UnitType }, boolean>('may-make');
/** Is this unit destroyed where it is blockaded (LRR 14)? */
export const diesBlockaded = query<State, { seat: Seat; unit: UnitType }, boolean>('dies-blockaded');
/** What comes off a seat's bill by itself when its units use Production. */
export const productionDiscount = query<State, { seat: Seat; system: SystemId }, number>('production-discount');
/** Own cards that could be used to lower it further. */
export const vouchersOf = query<State, { seat: Seat; system: SystemId }, readonly Voucher[]>('vouchers');
export const commodityLimit = query<State, Seat, number>('commodity-limit');

/** A unit with Production, and where it stands. */
export interface Producing {
  readonly seat: Seat;
  readonly unit: UnitType;
  readonly system: System;
  readonly planet: Planet | null;
}

/** A card that takes something off a bill and costs its owner something, who decides with the bill in hand. */
export interface Voucher {
  readonly card: CardKey;
  readonly at: Target;
  readonly amount: number;
  use(game: State, seat: Seat): Rule;
}
