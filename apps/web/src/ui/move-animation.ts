import { type RefObject, useLayoutEffect, useRef } from 'react';
import { prefersReducedMotion } from './reduced-motion.ts';

const GLIDE_MS = 250;
const LEAST_PX = 6;

interface Seen {
  readonly places: ReadonlyMap<string, DOMRect>;
  readonly scrolled: number;
}

/** The start of the animation of a new piece: its pile, if there is one. */
const sourceOf = (piece: HTMLElement, board: HTMLElement): DOMRect | undefined => {
  const pile = piece.dataset.piece?.split('#')[0];
  return pile ? board.querySelector(`[data-pile="${CSS.escape(pile)}"]`)?.getBoundingClientRect() : undefined;
};

const glide = (piece: HTMLElement, from: DOMRect, to: DOMRect) => {
  const [x, y] = [from.left - to.left, from.top - to.top];
  if (Math.hypot(x, y) < LEAST_PX) return;
  piece.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], {
    duration: GLIDE_MS,
    easing: 'ease-out',
  });
};

const turn = (piece: HTMLElement) =>
  piece.animate(
    [
      { transform: 'perspective(30rem) rotateY(90deg)', opacity: 0.4 },
      { transform: 'none', opacity: 1 },
    ],
    {
      duration: GLIDE_MS,
      easing: 'ease-out',
    },
  );

/**
 * With each new picture, animates pieces (`data-piece`) from their old place to the new one. New pieces come from their
 * pile (`data-pile`) or are turned over. Respects reduced motion.
 */
export function useMoveAnimation(boardRef: RefObject<HTMLElement | null>, moment: number): void {
  const before = useRef<Seen>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each picture
  useLayoutEffect(() => {
    const board = boardRef.current;
    if (!board || prefersReducedMotion()) return;
    const scrolled = board.getBoundingClientRect().top;
    const pieces = [...board.querySelectorAll<HTMLElement>('[data-piece]')];
    const places = new Map(pieces.map(piece => [piece.dataset.piece!, piece.getBoundingClientRect()]));
    const { current } = before;
    before.current = { places, scrolled };
    if (!current || current.scrolled !== scrolled) return;
    for (const piece of pieces) {
      const id = piece.dataset.piece!;
      const from = current.places.get(id) ?? sourceOf(piece, board);
      if (from) glide(piece, from, places.get(id)!);
      else turn(piece);
    }
  }, [moment]);
}
