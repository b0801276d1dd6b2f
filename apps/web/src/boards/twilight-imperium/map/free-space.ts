/** An area of the screen. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const meets = (a: Area, b: Area): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const sizeOf = ({ left, top, right, bottom }: Area): number => Math.max(0, right - left) * Math.max(0, bottom - top);

/** The largest rectangle of a board that is left beside a panel. */
const beside = (board: Area, panel: Area): Area =>
  [
    { ...board, bottom: panel.top },
    { ...board, top: panel.bottom },
    { ...board, right: panel.left },
    { ...board, left: panel.right },
  ].reduce((best, each) => (sizeOf(each) > sizeOf(best) ? each : best));

/** What is left of a board beside all panels that lie over it. */
export const freeSpace = (board: Area, panels: readonly Area[]): Area =>
  panels.reduce((free, panel) => (meets(free, panel) ? beside(free, panel) : free), board);

/** How far to move along one axis; what does not fit comes to the middle. */
function shift(from: number, to: number, low: number, high: number): number {
  if (to - from > high - low) return (low + high - from - to) / 2;
  if (from < low) return low - from;
  return to > high ? high - to : 0;
}

/** How far an area has to move to lie in a space. */
export const shiftInto = (area: Area, space: Area): { readonly x: number; readonly y: number } => ({
  x: shift(area.left, area.right, space.left, space.right),
  y: shift(area.top, area.bottom, space.top, space.bottom),
});
