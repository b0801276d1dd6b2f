import { type Emit, type EventOf, emitter, type KernelEvents, type Seat } from '@orrery/kernel';
import type { AgendaEvents, AgendaSecrets } from './agenda.ts';
import type {
  ActionCardEvents,
  ActionCardSecrets,
  ObjectiveEvents,
  ObjectiveSecrets,
  TechnologyEvents,
} from './cards.ts';
import type { CombatEvents } from './combat.ts';
import type { DraftEvents, DraftSecrets } from './draft.ts';
import type { DealEvents, DealSecrets, EconomyEvents } from './economy.ts';
import type { ExplorationEvents, GalaxyEvents } from './galaxy.ts';
import type { MovementEvents } from './movement.ts';
import type { PhaseEvents, StrategyCardEvents } from './phases.ts';
import type { TokenEvents } from './tokens.ts';

export type * from './agenda.ts';
export type * from './cards.ts';
export type * from './combat.ts';
export type * from './draft.ts';
export type * from './economy.ts';
export type * from './galaxy.ts';
export type * from './movement.ts';
export type * from './phases.ts';
export type * from './tokens.ts';

/** Everything that the table is told, by name, with the data that everybody sees. */
export interface Events
  extends PhaseEvents,
    DraftEvents,
    StrategyCardEvents,
    TokenEvents,
    EconomyEvents,
    DealEvents,
    MovementEvents,
    CombatEvents,
    GalaxyEvents,
    ExplorationEvents,
    TechnologyEvents,
    ObjectiveEvents,
    ActionCardEvents,
    AgendaEvents {}

/** What single seats learn beyond that. */
export interface Secrets extends DraftSecrets, DealSecrets, ObjectiveSecrets, ActionCardSecrets, AgendaSecrets {}

export type AllEvents = Events & KernelEvents;
export type EventType = keyof AllEvents;
/** Those that are somebody's deed. */
export type DeedType = { [K in EventType]: AllEvents[K] extends { readonly seat: Seat } ? K : never }[EventType];
export type TwilightImperiumEvent = EventOf<AllEvents, Secrets>;

export const emit: Emit<Events, Secrets> = emitter();
