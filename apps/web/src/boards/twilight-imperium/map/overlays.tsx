import { systemTitle } from '@orrery/twilight-imperium/text';
import { type SystemId, tileFacts, type View } from '@orrery/twilight-imperium/view';
import { decoration } from '../../../art/ti/decoration.ts';
import { edgeMiddle, hexPoints, type Point } from '../../../art/ti/hex.ts';
import type { Wormhole } from '../../../art/ti/sky.tsx';
import { t } from '../../../text/index.ts';
import { playerColour } from '../../../ui/players.tsx';
import { Piece } from './piece.tsx';
import type { Selectable } from './selectable.ts';

export type Places = ReadonlyMap<SystemId, Point>;

/** Tiles that are no systems: lanes from edge to edge. */
export const Hyperlane = ({ tile, turn, at }: { tile: string; turn: number; at: Point }) => (
  <g transform={`translate(${at.x} ${at.y})`} {...decoration}>
    <polygon className="ti-hex lane" points={hexPoints} />
    {(tileFacts(tile).lanes ?? []).map(([a, b]) => {
      const [from, to] = [edgeMiddle(a, turn), edgeMiddle(b, turn)];
      const path = `M${from.x} ${from.y}Q0 0 ${to.x} ${to.y}`;
      return (
        <g key={a + b}>
          <path className="ti-lane" d={path} />
          <path className="ti-lane core" d={path} />
        </g>
      );
    })}
  </g>
);

const linePath = (points: readonly Point[]): string => points.map(({ x, y }) => `${x} ${y}`).join('L');
const alongPath = (systems: readonly SystemId[], places: Places): Point[] =>
  systems.flatMap(id => {
    const point = places.get(id);
    return point ? [point] : [];
  });

/** Ships that were told to move and have not yet. */
export const Waves = ({ tactical, places }: { tactical: View['tactical']; places: Places }) =>
  tactical?.waves.map(({ from, path }, i) => (
    <path
      // biome-ignore lint/suspicious/noArrayIndexKey: waves only ever follow each other
      key={i}
      className="ti-wave"
      style={{ stroke: playerColour(tactical.seat) }}
      d={`M${linePath(alongPath([from, ...path], places))}`}
      {...decoration}
    />
  ));

interface RoutesProps {
  readonly routes: ReadonlyMap<string, Selectable>;
  readonly places: Places;
  readonly onAct: (keys: readonly string[]) => void;
}

/** Ways to choose from. */
export const Routes = ({ routes, places, onAct }: RoutesProps) =>
  [...routes].flatMap(([path, selectable]) => {
    if (path === 'stay') return []; // nothing to draw
    const systems = path.split('>');
    const d = `M${linePath(alongPath(systems, places))}h0`;
    return (
      <Piece
        key={path}
        selectable={selectable}
        label={t('ti.map.route', { path: systems.map(systemTitle).join(', ') })}
        className="ti-route"
        area={d}
        onAct={onAct}
      >
        <path className="ti-route-line" d={d} />
      </Piece>
    );
  });

interface LinksProps {
  readonly shown: SystemId | undefined;
  readonly wormholes: ReadonlyMap<SystemId, readonly Wormhole[]>;
  readonly places: Places;
}

/** A faint line from the wormholes one points at to their partners. */
export const WormholeLinks = ({ shown, wormholes, places }: LinksProps) => {
  const here = shown === undefined ? undefined : places.get(shown);
  if (shown === undefined || !here) return null;
  return [...wormholes].flatMap(([id, there]) => {
    const end = places.get(id);
    const same = there.find(kind => wormholes.get(shown)?.includes(kind));
    if (id === shown || !end || !same) return [];
    return [
      <path
        key={id}
        className={`ti-link ${same}`}
        d={`M${here.x} ${here.y}Q${(here.x + end.x) / 2 + (end.y - here.y) * 0.12} ${(here.y + end.y) / 2 - (end.x - here.x) * 0.12} ${end.x} ${end.y}`}
        {...decoration}
      />,
    ];
  });
};
