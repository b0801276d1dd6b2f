import type { NoData, Seat } from '@orrery/kernel';
import type { PlanetId } from '../galaxy/planets.ts';
import type { FragmentKind, PlanetTokenId, Trait, Wormhole } from '../ids.ts';
import type { CardKey, SystemId } from '../state.ts';

/** Planets and the board. */
export interface GalaxyEvents {
  readonly 'system-added': { readonly system: SystemId; readonly position: string };
  readonly 'tile-replaced': { readonly system: SystemId; readonly tile: string };
  readonly 'tiles-swapped': { readonly systems: readonly SystemId[] };
  readonly 'nexus-opened': NoData;
  readonly 'wormhole-placed': { readonly system: SystemId; readonly kind: Wormhole };
  readonly 'wormhole-moved': { readonly kind: Wormhole; readonly from: SystemId; readonly system: SystemId };
  readonly 'wormhole-turned': { readonly card: CardKey; readonly system: SystemId; readonly kind: Wormhole };
  readonly 'planet-token-placed': { readonly seat: Seat; readonly token: PlanetTokenId; readonly planet: PlanetId };
  readonly 'planet-token-moved': {
    readonly seat: Seat;
    readonly token: PlanetTokenId;
    readonly from: PlanetId;
    readonly planet: PlanetId;
  };
  readonly 'planet-token-removed': { readonly seat: Seat; readonly token: PlanetTokenId; readonly planet: PlanetId };
  /** A planet that is a card alone. */
  readonly 'planet-card-gained': { readonly seat: Seat; readonly planet: PlanetId };
  readonly 'planet-placed': { readonly system: SystemId; readonly planet: PlanetId };
  readonly 'planet-purged': { readonly seat: Seat; readonly planet: PlanetId };
  readonly 'custodians-removed': { readonly seat: Seat };
  readonly control: { readonly seat: Seat; readonly planet: PlanetId; readonly from: Seat | null };
  readonly 'control-lost': { readonly seat: Seat; readonly planet: PlanetId };
  readonly coexisting: { readonly seat: Seat; readonly planet: PlanetId };
  readonly exhausted: { readonly planet: PlanetId };
  readonly readied: { readonly seat: Seat; readonly planets: readonly PlanetId[] };
  readonly 'planet-readied': { readonly planet: PlanetId };
  readonly 'planets-readied': NoData;
  readonly 'cards-readied': NoData;
  readonly 'card-readied': { readonly card: CardKey };
  /** Of a legendary planet. */
  readonly 'ability-readied': { readonly planet: PlanetId };
  readonly 'ability-exhausted': { readonly planet: PlanetId };
}

/** Exploration, what is found by it, and relics. */
export interface ExplorationEvents {
  readonly 'exploration-drawn': {
    readonly seat: Seat;
    readonly deck: string;
    readonly cards: readonly CardKey[];
    readonly planet: PlanetId | null;
  };
  readonly explored: {
    readonly seat: Seat;
    readonly deck: Trait | 'frontier';
    readonly card: CardKey;
    readonly system: SystemId;
    readonly planet: PlanetId | null;
  };
  readonly 'frontier-placed': { readonly seat: Seat; readonly systems: readonly SystemId[] };
  readonly unearthed: { readonly seat: Seat; readonly deck: Trait; readonly cards: readonly CardKey[] };
  readonly 'card-kept': { readonly seat: Seat; readonly card: CardKey };
  readonly 'card-purged': { readonly seat: Seat; readonly card: CardKey };
  readonly attached: { readonly card: CardKey; readonly planet: PlanetId };
  readonly detached: { readonly card: CardKey; readonly planet: PlanetId };
  readonly 'attachment-exhausted': { readonly card: CardKey };
  readonly 'attachments-purged': { readonly planet: PlanetId; readonly cards: readonly CardKey[] };
  readonly 'fragment-gained': { readonly seat: Seat; readonly kind: FragmentKind };
  readonly 'fragment-given': { readonly seat: Seat; readonly to: Seat; readonly kind: FragmentKind };
  readonly 'fragments-purged': { readonly seat: Seat } & Readonly<Partial<Record<FragmentKind, number>>>;
  readonly 'relic-gained': { readonly seat: Seat; readonly relic: CardKey };
  readonly 'relic-exhausted': { readonly seat: Seat; readonly relic: CardKey };
  readonly 'relic-lost': { readonly seat: Seat; readonly relic: CardKey };
  readonly 'relic-moved': { readonly seat: Seat; readonly relic: CardKey };
}
