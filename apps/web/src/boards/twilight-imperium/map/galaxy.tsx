import type { Reach } from '@orrery/twilight-imperium/reach';
import { capital, contentsOf, systemFeatures, systemName, type TableForText } from '@orrery/twilight-imperium/text';
import {
  isHyperlane,
  type SystemId,
  systemAt,
  systemsShown,
  type TwilightImperiumEvent,
  tileFacts,
  tileOf,
  type View,
} from '@orrery/twilight-imperium/view';
import { type FocusEvent, type KeyboardEvent, memo, useEffect, useMemo, useRef } from 'react';
import { layOut, type Point } from '../../../art/ti/hex.ts';
import { SkyDefs, type Wormhole } from '../../../art/ti/sky.tsx';
import { useHighlight } from '../../../highlight/highlight.ts';
import { t } from '../../../text/index.ts';
import type { BoardProps } from '../../board.ts';
import { OverlayLayer } from '../overlays/layer.tsx';
import type { Overlay } from '../overlays/overlay.ts';
import { ReachOverlay } from '../reach/overlay.tsx';
import { useKeepInView } from './keep-in-view.ts';
import { Marks } from './marks.tsx';
import { Moving } from './moving.tsx';
import { OpenPlaces } from './open-places.tsx';
import { Hyperlane, Routes, Waves, WormholeLinks } from './overlays.tsx';
import type { Selectables } from './selectable.ts';
import { SystemHex } from './system.tsx';
import { useZoom } from './zoom.ts';
import './map.css';
import './pieces.css';
import './sky.css';

interface GalaxyProps {
  readonly view: View;
  readonly table: TableForText;
  readonly selectables: Selectables;
  readonly shown: SystemId | undefined;
  readonly reach: Reach | undefined;
  readonly overlay: Overlay | undefined;
  readonly motion: Pick<BoardProps<View, TwilightImperiumEvent>, 'fresh' | 'events' | 'moment'>;
  readonly onAct: (keys: readonly string[]) => void;
  readonly onShow: (system: SystemId | undefined) => void;
  readonly onSelect: (system: SystemId) => void;
  /** The system that panels over the board talk about: it stays in sight beside them. */
  readonly about: SystemId | undefined;
  /** The agenda whose panel lies over the board. */
  readonly agenda: string | undefined;
}

/** Which wormholes each system has now, also those of `furtherWormholes`; the nexus shows one of its sides. */
const wormholesNow = (view: View): Map<SystemId, readonly Wormhole[]> =>
  new Map(
    systemsShown(view).map(system => {
      const { id, wormholes } = system;
      const tile = tileOf(system);
      const face = tile === '82a' && view.nexusOpen ? '82b' : tile;
      return [id, [...new Set([...tileFacts(face).wormholes, ...wormholes])]];
    }),
  );

const wordsFor = (system: View['systems'][number], table: TableForText): string =>
  [capital(systemName(system.id, table)), systemFeatures(system), contentsOf(system, table)].filter(Boolean).join('. ');

type SystemsProps = Omit<GalaxyProps, 'shown' | 'reach' | 'overlay' | 'motion' | 'about' | 'agenda'> & {
  readonly places: ReadonlyMap<SystemId, Point>;
  readonly wormholes: ReadonlyMap<SystemId, readonly Wormhole[]>;
};

/** All systems; pointing at one draws none of them anew. */
const Systems = memo(({ view, table, selectables, places, wormholes, onAct, onShow, onSelect }: SystemsProps) => {
  const positions = new Map(view.galaxy.tiles.map(placed => [systemAt(placed), placed.position]));
  const hasStop = selectables.systems.size > 0;
  return systemsShown(view).map(system => (
    <SystemHex
      key={system.id}
      system={system}
      position={positions.get(system.id) ?? ''}
      at={places.get(system.id) ?? { x: 0, y: 0 }}
      name={capital(systemName(system.id, table))}
      label={wordsFor(system, table)}
      wormholes={wormholes.get(system.id) ?? []}
      selectables={selectables.systems.get(system.id)}
      markers={view.tokenPictures.filter(marker => marker.system === system.id)}
      isActive={view.tactical?.system === system.id}
      isHome={view.players.some(({ home }) => home === system.id)}
      custodians={view.custodians}
      legendaryExhausted={view.legendaryExhausted}
      reader={view.seat}
      isStop={!hasStop && positions.get(system.id) === '000'}
      onAct={onAct}
      onShow={onShow}
      onSelect={onSelect}
    />
  ));
});

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The system one comes to from another in a direction, if there is one. */
function towards(from: SystemId, [dx, dy]: readonly [number, number], places: ReadonlyMap<SystemId, Point>) {
  const start = places.get(from);
  if (!start) return undefined;
  let best: { id: SystemId; cost: number } | undefined;
  for (const [id, { x, y }] of places) {
    const [ax, ay] = [x - start.x, y - start.y];
    const [along, aside] = [ax * dx + ay * dy, Math.abs(ax * dy) + Math.abs(ay * dx)];
    const cost = along + aside * 2;
    if (id !== from && along > 20 && (!best || cost < best.cost)) best = { id, cost };
  }
  return best?.id;
}

/** The board: everything that lies on it, near or far. */
export const Galaxy = (props: GalaxyProps) => {
  const { shown, reach, overlay, motion, about, agenda, ...rest } = props;
  const { view, selectables, onAct } = rest;
  const svg = useRef<SVGSVGElement>(null);
  const layer = useRef<SVGGElement>(null);
  const tiles = view.galaxy.tiles;
  const opened = [...selectables.places.keys()].join(' ');
  const layout = useMemo(() => JSON.stringify([tiles, opened]), [tiles, opened]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the board seldom changes, though it is sent again
  const { places, bounds, lanes, at } = useMemo(() => {
    const open = opened === '' ? [] : opened.split(' ');
    const laid = layOut([...tiles.map(({ position }) => position), ...open]);
    return {
      bounds: laid.bounds,
      at: laid.at,
      places: new Map(
        tiles.filter(tile => !isHyperlane(tile)).map(placed => [systemAt(placed), laid.at.get(placed.position)!]),
      ),
      lanes: tiles
        .filter(isHyperlane)
        .map(({ tile, position, turn }) => ({ tile, position, turn, at: laid.at.get(position)! })),
    };
  }, [layout]);
  const home = view.seat === null ? undefined : view.players[view.seat]?.home;
  const zoom = useZoom(svg, layer, bounds, home === undefined ? undefined : places.get(home));
  const wormholes = useMemo(() => wormholesNow(view), [view]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the panel comes and goes with the agenda
  useEffect(zoom.settle, [zoom, agenda]);
  useKeepInView(svg, zoom, about === undefined ? undefined : places.get(about));

  const { marked, shown: pointed } = useHighlight();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once each time that somebody asks
  useEffect(() => {
    const at = pointed?.at;
    const system = at?.system ?? view.systems.find(each => each.planets.some(({ id }) => id === at?.planet))?.id;
    const place = system === undefined ? undefined : places.get(String(system));
    if (place) zoom.centre(place);
  }, [pointed]);

  const hear = (event: KeyboardEvent) => {
    const direction = steps[event.key];
    const own = event.target instanceof Element ? event.target.closest('[data-system]') : null;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+' || event.key === '=') zoom.by(1.25);
    else if (event.key === '-') zoom.by(0.8);
    else if (event.key === '0') zoom.fit();
    else if (direction && own instanceof SVGElement && own.dataset.system) {
      const next = towards(own.dataset.system, direction, places);
      const target = next && svg.current?.querySelector<SVGElement>(`[data-system="${next}"] > .ti-hex`);
      if (target) {
        target.focus({ preventScroll: true });
        zoom.reveal(places.get(next)!);
      }
    } else if (direction) zoom.pan(-direction[0] * 80, -direction[1] * 80);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  /** What gets the focus by keys comes into sight. */
  const follow = ({ target }: FocusEvent) => {
    const id = target.matches(':focus-visible') && target.closest<SVGElement>('[data-system]')?.dataset.system;
    const place = id ? places.get(id) : undefined;
    if (place) zoom.reveal(place);
  };

  return (
    <section
      className="ti-galaxy"
      data-overlay={overlay?.kind}
      aria-label={t('ti.map')}
      onKeyDown={hear}
      onFocus={follow}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing is no fieldset */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: arrows, plus and minus move the board when it has the focus */}
      <svg ref={svg} className="ti-space" tabIndex={0} role="group" aria-label={t('ti.map.keys')}>
        <SkyDefs />
        <g ref={layer}>
          {lanes.map(({ tile, position, turn, at }) => (
            <Hyperlane key={position} tile={tile} turn={turn} at={at} />
          ))}
          <OpenPlaces places={selectables.places} at={at} onAct={onAct} />
          <Systems {...rest} places={places} wormholes={wormholes} />
          <OverlayLayer overlay={overlay} places={places} />
          <Marks marked={marked} view={view} places={places} />
          <ReachOverlay shown={shown} reach={reach} me={view.seat} places={places} />
          <WormholeLinks shown={shown} wormholes={wormholes} places={places} />
          <Waves tactical={view.tactical} places={places} />
          <Moving view={view} {...motion} places={places} layer={layer} />
          <Routes routes={selectables.routes} places={places} onAct={onAct} />
        </g>
      </svg>
      <div className="ti-zoom">
        <button type="button" aria-label={t('ti.map.closer')} onClick={() => zoom.by(1.3)}>
          +
        </button>
        <button type="button" aria-label={t('ti.map.farther')} onClick={() => zoom.by(1 / 1.3)}>
          −
        </button>
        <button type="button" aria-label={t('ti.map.fit')} onClick={zoom.fit}>
          ⤢
        </button>
      </div>
    </section>
  );
};
