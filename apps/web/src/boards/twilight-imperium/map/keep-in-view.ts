import { type RefObject, useEffect } from 'react';
import type { Point } from '../../../art/ti/hex.ts';
import { type Area, freeSpace } from './free-space.ts';
import type { View } from './zoom.ts';

/** Panels that lie over the board carry this attribute. */
export const overBoard = { 'data-over-board': '' } as const;

/** What is left of the board beside the panels that lie over it, in its own coordinates. */
export function spaceBeside(board: SVGSVGElement): Area {
  const { left, top, width, height } = board.getBoundingClientRect();
  const panels = [...(board.closest('.ti-table')?.querySelectorAll('[data-over-board]') ?? [])];
  const areas = panels.map(panel => {
    const box = panel.getBoundingClientRect();
    return { left: box.left - left, top: box.top - top, right: box.right - left, bottom: box.bottom - top };
  });
  return freeSpace({ left: 0, top: 0, right: width, bottom: height }, areas);
}

/**
 * Keeps a system of the board in sight beside the panels that lie over it, also when these grow or the board shrinks. The
 * board goes back to where it was when no system is talked about any more.
 */
export function useKeepInView(svg: RefObject<SVGSVGElement | null>, zoom: View, place: Point | undefined): void {
  const { x, y } = place ?? {};
  useEffect(() => {
    const board = svg.current;
    const table = board?.closest('.ti-table');
    if (!board || !table) return;
    const panels = [...table.querySelectorAll('[data-over-board]')];
    if (x === undefined || y === undefined) {
      zoom.release();
      // What a panel left free that is closed now, the board may have.
      const closing = new ResizeObserver(() => panels.some(panel => !panel.isConnected) && zoom.settle());
      for (const each of panels) closing.observe(each);
      return () => closing.disconnect();
    }
    const uncover = () => zoom.bringInto({ x, y }, spaceBeside(board));
    const observer = new ResizeObserver(uncover);
    for (const each of [board, ...panels]) observer.observe(each);
    uncover();
    return () => observer.disconnect();
  }, [svg, zoom, x, y]);
}
