import { type PointerEvent, useRef, useState } from 'react';

/** What is being dragged: a new tile, or one from a place. */
type Dragged = { readonly word: string; readonly from?: string };

export interface TileDrag {
  /** Where a dragged tile is on the screen. */
  readonly ghost: { readonly word: string; readonly x: number; readonly y: number } | undefined;
  /** For whatever can be dragged. */
  begin(event: PointerEvent, dragged: Dragged): void;
}

interface Wishes {
  readonly put: (position: string, word: string) => void;
  readonly swap: (from: string, to: string) => void;
  readonly select: (position: string) => void;
}

/** So far a finger may slip in a tap. */
const SLIP = 6;

const placeAt = (x: number, y: number): string | undefined =>
  document.elementFromPoint(x, y)?.closest<SVGElement>('[data-position]')?.dataset.position;

/** Drags tiles with mouse or finger from the list to a place, and from place to place. A tap only chooses. */
export function useTileDrag(wishes: Wishes): TileDrag {
  const [ghost, setGhost] = useState<TileDrag['ghost']>();
  const latest = useRef(wishes);
  latest.current = wishes;
  return {
    ghost,
    begin(start, { word, from }) {
      if (start.button !== 0) return;
      let hasMoved = false;
      const move = ({ clientX: x, clientY: y }: globalThis.PointerEvent) => {
        hasMoved ||= Math.hypot(x - start.clientX, y - start.clientY) > SLIP;
        if (hasMoved) setGhost({ word, x, y });
      };
      const end = ({ clientX, clientY }: globalThis.PointerEvent) => {
        stop();
        const to = hasMoved ? placeAt(clientX, clientY) : undefined;
        if (to === undefined || to === from) return;
        latest.current.select(to);
        if (from === undefined) latest.current.put(to, word);
        else latest.current.swap(from, to);
      };
      const stop = () => {
        setGhost(undefined);
        window.removeEventListener('pointermove', move);
        window.removeEventListener('pointerup', end);
        window.removeEventListener('pointercancel', stop);
      };
      window.addEventListener('pointermove', move);
      window.addEventListener('pointerup', end);
      window.addEventListener('pointercancel', stop);
    },
  };
}
