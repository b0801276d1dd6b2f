export * from './en/asks.ts';
export * from './en/cards.ts';
export { type EventType, eventText, eventTypes } from './en/events.ts';
export * from './en/grammar.ts';
export * from './en/log.ts';
export * from './en/names.ts';
export * from './en/options.ts';
export * from './en/planets.ts';
export * from './table.ts';
