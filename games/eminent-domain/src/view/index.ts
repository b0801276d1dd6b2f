export type { AllEvents, EminentDomainEvent, Events, EventType, Secrets } from '../model/events.ts';
export type { State } from '../model/state.ts';
export { cardsInRound } from './decks.ts';
export * from './facts.ts';
export { hidden } from './hidden.ts';
export * from './view.ts';
