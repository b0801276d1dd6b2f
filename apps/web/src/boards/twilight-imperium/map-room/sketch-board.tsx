import { laidAt, placesOf, type Sketch } from '@orrery/twilight-imperium/maps';
import { planetNames } from '@orrery/twilight-imperium/text';
import { isHyperlane, tileFacts } from '@orrery/twilight-imperium/view';
import type { KeyboardEvent, Ref } from 'react';
import { hexInner, hexPoints, layOut, type Point } from '../../../art/ti/hex.ts';
import { SkyDefs } from '../../../art/ti/sky.tsx';
import { t } from '../../../text/index.ts';
import { Hyperlane } from '../map/overlays.tsx';
import { MapTile } from '../setup/map-preview.tsx';
import type { TileDrag } from './use-tile-drag.ts';

interface BoardProps {
  readonly ref: Ref<SVGSVGElement>;
  readonly sketch: Sketch;
  readonly selected: string;
  readonly select: (position: string) => void;
  readonly drag: TileDrag;
  readonly turn: () => void;
  readonly put: (word: string | undefined) => void;
}

function wordsAt(sketch: Sketch, position: string): string {
  const laid = laidAt(sketch, position);
  if (!laid) return t('maps.free');
  if (laid.is !== 'tile') return t(`maps.${laid.is}`);
  return (
    tileFacts(laid.tile)
      .planets.map(id => planetNames[id])
      .join(', ') || laid.tile
  );
}

const directions: Readonly<Record<string, Point>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** The nearest place ahead in a direction. */
function nextPlace(at: ReadonlyMap<string, Point>, from: string, { x, y }: Point): string | undefined {
  const start = at.get(from)!;
  let found: { position: string; far: number } | undefined;
  for (const [position, point] of at) {
    const [right, down] = [point.x - start.x, point.y - start.y];
    const [ahead, aside] = [right * x + down * y, Math.abs(right * y) + Math.abs(down * x)];
    const far = Math.round(Math.hypot(right, down));
    if (ahead > 1 && aside <= ahead && (!found || far < found.far)) found = { position, far };
  }
  return found?.position;
}

/** What lies at one place. */
const Place = ({ sketch, position, at }: { sketch: Sketch; position: string; at: Point }) => {
  const laid = laidAt(sketch, position);
  if (laid?.is === 'tile')
    return isHyperlane({ tile: laid.tile, position, turn: laid.turn }) ? (
      <Hyperlane tile={laid.tile} turn={laid.turn} at={at} />
    ) : (
      <MapTile tile={laid.tile} at={at} />
    );
  const sign = { home: '⌂', open: '?', unreadable: '✗' };
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <polygon className={laid?.is === 'home' ? 'ti-hex home' : 'ti-hex maps-free'} points={hexPoints} />
      {laid && (
        <text className="setup-open" dy="0.35em">
          {sign[laid.is]}
        </text>
      )}
    </g>
  );
};

/** The galaxy under construction: each place can be chosen by click or key, and dragged. */
export const SketchBoard = ({ ref, sketch, selected, select, drag, turn, put }: BoardProps) => {
  const places = placesOf(sketch);
  const { at, bounds } = layOut(places);
  const box = [bounds.left, bounds.top, bounds.right - bounds.left, bounds.bottom - bounds.top];
  const hear = (event: KeyboardEvent<SVGSVGElement>) => {
    const direction = directions[event.key];
    const next = direction && nextPlace(at, selected, direction);
    if (next) {
      select(next);
      event.currentTarget.querySelector<SVGElement>(`[data-position="${next}"] [role="button"]`)?.focus();
    } else if (event.key === 'Delete' || event.key === 'Backspace') put(undefined);
    else if (event.key === 'r') turn();
    else if (event.key === 'h') put('0');
    else return;
    event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing is no fieldset; its places are buttons
    <svg
      ref={ref}
      className="maps-board"
      viewBox={box.map(Math.round).join(' ')}
      role="group"
      aria-label={t('maps.board')}
      onKeyDown={hear}
    >
      <SkyDefs />
      {places.map(position => (
        <g key={position} data-position={position} className={sketch[position] === undefined ? 'free' : ''}>
          <Place sketch={sketch} position={position} at={at.get(position)!} />
          {/* biome-ignore lint/a11y/useSemanticElements: there is no button among the elements of SVG */}
          <polygon
            className="maps-place"
            points={hexInner}
            transform={`translate(${at.get(position)!.x} ${at.get(position)!.y})`}
            role="button"
            tabIndex={position === selected ? 0 : -1}
            aria-pressed={position === selected}
            aria-label={t('maps.place', { position, what: wordsAt(sketch, position) })}
            onClick={() => select(position)}
            onKeyDown={({ key }) => key === 'Enter' && select(position)}
            onPointerDown={event => {
              const word = sketch[position];
              if (word !== undefined) drag.begin(event, { word, from: position });
            }}
          />
        </g>
      ))}
    </svg>
  );
};
