import { type Emit, type EventOf, emitter, type KernelEvents, type NoData, type Seat } from '@orrery/kernel';
import type { CardKey } from './cards.ts';
import type { PlanetId, PlanetType, Resource, Role, TechnologyId, TurnEffectId, turnEffects } from './ids.ts';

interface TurnEvents {
  readonly 'start-player': { readonly seat: Seat };
  readonly turn: { readonly seat: Seat; readonly number: number };
  readonly 'no-action': { readonly seat: Seat };
  readonly action: { readonly seat: Seat; readonly card: CardKey };
  readonly 'action-done': { readonly seat: Seat };
  /** Somebody leads a role. */
  readonly role: { readonly seat: Seat; readonly role: Role };
  readonly dissented: { readonly seat: Seat };
  readonly followed: { readonly seat: Seat; readonly role: Role };
  /** A card has started something that lasts to the end of the turn. */
  readonly effect: {
    readonly seat: Seat;
    readonly card: (typeof turnEffects)[TurnEffectId];
    readonly resources: readonly Resource[];
  };
  /** The game ends here, except for extra turns from cards. */
  readonly ending: NoData;
  readonly ended: NoData;
}

interface CardEvents {
  readonly 'took-role-card': { readonly seat: Seat; readonly card: CardKey; readonly to: 'hand' | 'play' };
  /** Cards that boost a role or follow it. */
  readonly played: { readonly seat: Seat; readonly cards: readonly CardKey[] };
  readonly 'played-cards-discarded': NoData;
  readonly drew: { readonly seat: Seat; readonly count: number };
  readonly reshuffled: { readonly seat: Seat };
  readonly discarded: { readonly seat: Seat; readonly cards: readonly CardKey[] };
  readonly removed: { readonly seat: Seat; readonly cards: readonly CardKey[] };
  readonly researched: { readonly seat: Seat; readonly technology: TechnologyId };
}

interface PlanetEvents {
  readonly looked: { readonly seat: Seat; readonly count: number };
  readonly 'planets-discarded': { readonly seat: Seat; readonly planets: readonly PlanetId[] };
  readonly 'planets-reshuffled': NoData;
  /** A planet face down: everybody sees its back. */
  readonly annexed: {
    readonly seat: Seat;
    readonly place: number;
    readonly type: PlanetType;
    readonly warfareCost: number;
    readonly colonizeCost: number;
  };
  readonly tucked: { readonly seat: Seat; readonly card: CardKey; readonly place: number };
  readonly settled: { readonly seat: Seat; readonly place: number; readonly planet: PlanetId };
  readonly attacked: { readonly seat: Seat; readonly place: number; readonly planet: PlanetId };
  readonly scorched: { readonly seat: Seat; readonly place: number };
  readonly filled: { readonly seat: Seat; readonly place: number };
}

interface TokenEvents {
  readonly fighters: { readonly seat: Seat; readonly count: number };
  readonly influence: { readonly seat: Seat; readonly count: number };
  readonly produced: { readonly seat: Seat; readonly place: number; readonly resource: Resource };
  /** A resource, or a fighter if there is none, for influence. */
  readonly traded: { readonly seat: Seat; readonly resource: Resource | null };
}

/** All events by name, with their public data. */
export interface Events extends TurnEvents, CardEvents, PlanetEvents, TokenEvents {}

/** The secret parts for single seats. */
export interface Secrets {
  readonly drew: { readonly cards: readonly CardKey[] };
  readonly looked: { readonly planets: readonly PlanetId[] };
  readonly annexed: { readonly planet: PlanetId };
}

export type AllEvents = Events & KernelEvents;
export type EventType = keyof AllEvents;
export type EminentDomainEvent = EventOf<AllEvents, Secrets>;

export const emit: Emit<Events, Secrets> = emitter();
