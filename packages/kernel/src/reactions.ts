import type { Core, Reaction, Seat } from './types.ts';

export const reactions: readonly Reaction[] = ['quick', 'guarded', 'never'];

export const isReaction = (value: unknown): value is Reaction => reactions.includes(value as Reaction);

/** Whether the table asks everybody at every window: an option that any game may offer. */
export const isGuarded = (options: unknown): boolean =>
  typeof options === 'object' && options !== null && (options as { guarded?: unknown }).guarded === true;

/** The options without it, for tables where nobody must be kept from guessing. */
export function unguarded(options: unknown): unknown {
  if (!isGuarded(options)) return options;
  const { guarded: _, ...others } = options as { guarded?: unknown };
  return others;
}

/** How a seat wants to be asked. */
export const reactionOf = ({ reactions: said }: Core, seat: Seat, usual: Reaction): Reaction =>
  said?.find(each => each.seat === seat)?.reaction ?? usual;

export function setReaction(core: Core, seat: Seat, reaction: Reaction): void {
  core.reactions = [...(core.reactions ?? []).filter(each => each.seat !== seat), { seat, reaction }];
}

/** Removes the settings of other seats. */
export function keepOwnReaction(core: Core, seat: Seat | null): void {
  const own = core.reactions?.filter(each => each.seat === seat) ?? [];
  if (own.length > 0) core.reactions = own;
  else delete core.reactions;
}
