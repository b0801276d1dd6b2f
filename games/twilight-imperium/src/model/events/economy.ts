import type { NoData, Seat } from '@orrery/kernel';
import type { PlanetId } from '../galaxy/planets.ts';
import type { UnitType } from '../ids.ts';
import type { CardKey, SystemId } from '../state.ts';

/** `either`: influence may be spent as if it were resources. */
export type Currency = 'resources' | 'influence' | 'either';

/** What one side of a deal gives, for all to see: how many of each kind of thing, by its key. */
export type OpenGoods = Readonly<Record<string, number>>;

type OfferedTerms = {
  readonly seat: Seat;
  readonly partner: Seat;
  readonly gives: OpenGoods;
  readonly wants: OpenGoods;
};

/** What the two sides of an offer know by name. */
type NamedTerms = {
  readonly givesNote?: CardKey;
  readonly wantsNote?: CardKey;
  readonly givesCards?: readonly CardKey[];
};

type Counted = {
  readonly seat: Seat;
  readonly count: number;
};

/** Trade goods, commodities, payment and production. */
export interface EconomyEvents {
  readonly 'trade-goods-gained': Counted;
  readonly 'trade-goods-lost': Counted;
  readonly 'trade-goods-spent': Counted;
  readonly 'trade-goods-given': Counted & { readonly to: Seat };
  readonly 'trade-goods-handed-over': Counted & { readonly to: Seat };
  readonly 'good-taken': { readonly seat: Seat; readonly from: Seat; readonly token: 'commodity' | 'trade-good' };
  readonly 'commodities-replenished': Counted;
  readonly 'commodities-gained': Counted;
  readonly 'commodities-converted': Counted;
  readonly 'commodities-spent': Counted;
  readonly 'commodities-handed-over': Counted & { readonly to: Seat };
  readonly paid: {
    readonly seat: Seat;
    readonly currency: Currency | 'each';
    readonly total: number;
    readonly planets: readonly PlanetId[];
    readonly tradeGoods: number;
  };
  /** Production may make more, and is cheaper. */
  readonly 'production-eased': { readonly seat: Seat; readonly more: number; readonly cheaper: number };
  readonly produced: {
    readonly seat: Seat;
    readonly unit: UnitType;
    readonly count: number;
    readonly system: SystemId;
  };
}

/** Transactions and promissory notes. */
export interface DealEvents {
  readonly 'open-to-deals': { readonly seat: Seat };
  readonly offer: OfferedTerms;
  readonly 'counter-offer': OfferedTerms;
  readonly 'offer-refused': { readonly seat: Seat; readonly partner: Seat };
  readonly transaction: {
    readonly seat: Seat;
    readonly partner: Seat;
    readonly gives: OpenGoods;
    readonly gets: OpenGoods;
  };
  readonly 'agenda-deals': NoData;
  readonly 'notes-dealt': NoData;
  readonly 'note-passed': { readonly from: Seat; readonly to: Seat };
  readonly 'notes-seen': { readonly seat: Seat; readonly of: Seat; readonly count: number };
  readonly 'note-in-play': { readonly seat: Seat; readonly note: CardKey };
  readonly 'note-returned': { readonly note: CardKey; readonly owner: Seat };
}

export interface DealSecrets {
  readonly offer: NamedTerms;
  readonly 'counter-offer': NamedTerms;
  readonly 'note-passed': { readonly note: CardKey };
  readonly 'notes-seen': { readonly notes: readonly CardKey[] };
}
