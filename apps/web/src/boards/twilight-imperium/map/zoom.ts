import { select } from 'd3-selection';
import { type ZoomBehavior, zoom, zoomIdentity, zoomTransform } from 'd3-zoom';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import type { Bounds, Point } from '../../../art/ti/hex.ts';
import { type Area, shiftInto } from './free-space.ts';
import { spaceBeside } from './keep-in-view.ts';

export interface View {
  /** Shows the whole board. */
  fit(): void;
  /** Comes closer, or goes farther away. */
  by(factor: number): void;
  pan(dx: number, dy: number): void;
  /** Brings a point of the board into sight, if it is not. */
  reveal(point: Point): void;
  /** Shows the whole board again where a panel came or went, unless somebody has moved it. */
  settle(): void;
  /** Moves the board until the system at a point lies in an area of the screen. */
  bringInto(point: Point, area: Area): void;
  /** Shows the whole board again once no such system is talked about, unless somebody has moved it. */
  release(): void;
  /** Brings a point to the middle, near enough to read. */
  centre(point: Point): void;
}

const MARGIN = 18;
/** A system reaches so far from its middle. */
const [HALF_WIDTH, HALF_HEIGHT] = [104, 92];
/** How far one may go beyond the last system: far enough to look at it beside a panel. */
const BEYOND = 1000;
const FAR = 0.42;
const NEAR = 0.85;

const fitted = (svg: SVGSVGElement, { left, top, right, bottom }: Bounds) => {
  const space = spaceBeside(svg);
  const [width, height] = [space.right - space.left, space.bottom - space.top];
  const scale = Math.min((width - 2 * MARGIN) / (right - left), (height - 2 * MARGIN) / (bottom - top));
  return zoomIdentity
    .translate(space.left + width / 2, space.top + height / 2)
    .scale(Math.max(scale, 0.05))
    .translate(-(left + right) / 2, -(top + bottom) / 2);
};

/** On a small screen one begins at home, near enough to read. */
const nearby = (svg: SVGSVGElement, point: Point) =>
  zoomIdentity
    .translate(svg.clientWidth / 2, svg.clientHeight / 2)
    .scale(0.62)
    .translate(-point.x * 0.7, -point.y * 0.7); // a little towards the centre: beyond home there is nothing to see

/**
 * Pan and zoom by wheel, drag and pinch. Only the transform of one group changes, with no work for React; `svg` learns
 * whether details can still be read from far away.
 */
export function useZoom(
  svgRef: RefObject<SVGSVGElement | null>,
  layerRef: RefObject<SVGGElement | null>,
  bounds: Bounds,
  home: Point | undefined,
): View {
  const behaviour = useRef<ZoomBehavior<SVGSVGElement, unknown>>(undefined);
  const touched = useRef(false);
  /** Whether the board is moved beside a panel. */
  const shifted = useRef(false);
  const start = useRef(home);
  const { left, top, right, bottom } = bounds;

  const view = useMemo<View>(() => {
    const box = { left, top, right, bottom };
    const apply = (act: (svg: SVGSVGElement, zooming: ZoomBehavior<SVGSVGElement, unknown>) => void) => {
      if (svgRef.current && behaviour.current) act(svgRef.current, behaviour.current);
    };
    const settle = () =>
      apply((svg, zooming) => {
        if (touched.current || shifted.current || svg.clientWidth === 0) return;
        const isSmall = svg.clientWidth < 600 && start.current !== undefined;
        select(svg).call(zooming.transform, isSmall ? nearby(svg, start.current!) : fitted(svg, box));
      });
    return {
      fit: () =>
        apply((svg, zooming) => {
          touched.current = svg.clientWidth < 600; // where it would go home again by itself
          select(svg).call(zooming.transform, fitted(svg, box));
        }),
      by: factor =>
        apply((svg, zooming) => {
          touched.current = true;
          select(svg).call(zooming.scaleBy, factor);
        }),
      pan: (dx, dy) =>
        apply((svg, zooming) => {
          touched.current = true;
          const { k } = zoomTransform(svg);
          select(svg).call(zooming.translateBy, dx / k, dy / k);
        }),
      reveal: ({ x, y }) =>
        apply((svg, zooming) => {
          const [sx, sy] = zoomTransform(svg).apply([x, y]);
          const isSeen = sx > 60 && sy > 60 && sx < svg.clientWidth - 60 && sy < svg.clientHeight - 60;
          if (!isSeen) select(svg).call(zooming.translateTo, x, y);
        }),
      settle,
      bringInto: ({ x, y }, area) =>
        apply((svg, zooming) => {
          const { k } = zoomTransform(svg);
          const [sx, sy] = zoomTransform(svg).apply([x, y]);
          const [wide, high] = [HALF_WIDTH * k, HALF_HEIGHT * k];
          const by = shiftInto({ left: sx - wide, top: sy - high, right: sx + wide, bottom: sy + high }, area);
          if (by.x === 0 && by.y === 0) return;
          shifted.current = true; // it would be covered again if the whole board were shown
          select(svg).call(zooming.translateBy, by.x / k, by.y / k);
        }),
      release() {
        if (!shifted.current) return;
        shifted.current = false;
        settle();
      },
      centre: ({ x, y }) =>
        apply((svg, zooming) => {
          touched.current = true; // whoever asks for a place does not want the whole board again
          if (zoomTransform(svg).k < NEAR) select(svg).call(zooming.scaleTo, NEAR);
          select(svg).call(zooming.translateTo, x, y);
        }),
    };
  }, [svgRef, left, top, right, bottom]);

  useEffect(() => {
    const svg = svgRef.current;
    if (!svg) return;
    const zooming = zoom<SVGSVGElement, unknown>()
      .scaleExtent([0.12, 3.5])
      .translateExtent([
        [left - BEYOND, top - BEYOND],
        [right + BEYOND, bottom + BEYOND],
      ])
      // While it moves, the board is a picture that is only shifted; sharp again as soon as it rests.
      .on('start', () => layerRef.current?.style.setProperty('will-change', 'transform'))
      .on('end', () => layerRef.current?.style.removeProperty('will-change'))
      .on('zoom', ({ transform, sourceEvent }) => {
        if (sourceEvent) touched.current = true;
        layerRef.current?.setAttribute('transform', String(transform));
        svg.dataset.detail = transform.k < FAR ? 'far' : 'near';
      });
    behaviour.current = zooming;
    select(svg).call(zooming).on('dblclick.zoom', null);
    const observer = new ResizeObserver(view.settle);
    observer.observe(svg);
    view.settle();
    return () => {
      observer.disconnect();
      select(svg).on('.zoom', null);
    };
  }, [svgRef, layerRef, view, left, top, right, bottom]);

  return view;
}
