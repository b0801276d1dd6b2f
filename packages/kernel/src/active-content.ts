/** Content can be told to rest: nothing of it is looked at then. */
export type Narrow = (isIn: ((owner: string) => boolean) | undefined) => void;

export const sockets: Narrow[] = [];

/**
 * Does something while only some pieces of content are looked at, and whatever belongs to none. Right only where the others
 * could not have a say anyway; it spares asking each of them.
 */
export function withOnly<T>(isIn: (owner: string) => boolean, work: () => T): T {
  for (const narrow of sockets) narrow(isIn);
  try {
    return work();
  } finally {
    for (const narrow of sockets) narrow(undefined);
  }
}

export const kept = <T extends { readonly owner?: string }>(all: readonly T[], isIn: Parameters<Narrow>[0]): T[] =>
  isIn ? all.filter(({ owner }) => owner === undefined || isIn(owner)) : [...all];
