import { useSyncExternalStore } from 'react';
import { type OverlayKind, overlayKinds } from './kinds.ts';

/** The map and the list to choose from lie far apart on the page, so the choice is kept beside both. */
let chosen: OverlayKind | undefined;
const listeners = new Set<() => void>();

export function chooseOverlay(kind: OverlayKind | undefined): void {
  chosen = kind;
  for (const tell of listeners) tell();
}

const listen = (tell: () => void): (() => void) => {
  listeners.add(tell);
  return () => listeners.delete(tell);
};

const now = (): OverlayKind | undefined => chosen;

export const useChosenOverlay = (): OverlayKind | undefined => useSyncExternalStore(listen, now, now);

/** The overlay before or after one. */
export const overlayBeside = (kind: OverlayKind, by: 1 | -1): OverlayKind =>
  overlayKinds[(overlayKinds.indexOf(kind) + by + overlayKinds.length) % overlayKinds.length]!;
