/** Content that is switched off is skipped by windows and queries. Undefined switches everything on. */
export type ContentFilter = (isActive: ((owner: string) => boolean) | undefined) => void;

/** Listeners of windows and queries, called when the active content changes. */
export const contentFilters: ContentFilter[] = [];

/**
 * Runs a function with only some pieces of content active, and all content without an owner. Use it only where the
 * other pieces could change nothing: it saves checking each of them.
 */
export function withOnly<T>(isActive: (owner: string) => boolean, work: () => T): T {
  for (const filter of contentFilters) filter(isActive);
  try {
    return work();
  } finally {
    for (const filter of contentFilters) filter(undefined);
  }
}

export const activeOf = <T extends { readonly owner?: string }>(
  all: readonly T[],
  isActive: Parameters<ContentFilter>[0],
): T[] => (isActive ? all.filter(({ owner }) => owner === undefined || isActive(owner)) : [...all]);
