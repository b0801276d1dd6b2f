import type { Core, Reaction, Seat } from './types.ts';

export const reactions: readonly Reaction[] = ['quick', 'guarded', 'never'];

export const isReaction = (value: unknown): value is Reaction => reactions.includes(value as Reaction);

/** Whether a table was made to ask everybody at every window, by the option that any game may offer for it. */
export const isGuarded = (options: unknown): boolean =>
  typeof options === 'object' && options !== null && (options as { guarded?: unknown }).guarded === true;

/** The options of the same table where there is nobody to guard anything from. */
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

/** Leaves nothing of what others have set. */
export function keepOwnReaction(core: Core, seat: Seat | null): void {
  const own = core.reactions?.filter(each => each.seat === seat) ?? [];
  if (own.length > 0) core.reactions = own;
  else delete core.reactions;
}
