import { spotOf } from '@orrery/twilight-imperium/drawing';
import type { MapPreview } from '@orrery/twilight-imperium/maps';
import { planetNames } from '@orrery/twilight-imperium/text';
import { isHyperlane, type Planet, type PlanetId, tileFacts } from '@orrery/twilight-imperium/view';
import { hexPoints, layOut, type Point } from '../../../art/ti/hex.ts';
import { AnomalyTexture, SkyDefs, Stars, WormholeRing } from '../../../art/ti/sky.tsx';
import { GlyphMark } from '../../../art/ti/tokens.tsx';
import { t } from '../../../text/index.ts';
import { Hyperlane } from '../map/overlays.tsx';
import { World } from '../map/world.tsx';
import '../map/map.css';
import '../map/pieces.css';
import '../map/sky.css';

const untouched = (id: PlanetId): Planet => ({
  id,
  controller: null,
  exhausted: false,
  units: [],
  coexisting: [],
  attachments: [],
  exhaustedCards: [],
  explored: false,
});

const nothing = () => {};

/** A tile as it lies before the game. */
export const MapTile = ({ tile, at }: { tile: string; at: Point }) => {
  const { planets, anomalies, wormholes } = tileFacts(tile);
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <polygon className="ti-hex" points={hexPoints} />
      <g className="ti-sky">
        <Stars seed={tile} />
        {anomalies.map(kind => (
          <AnomalyTexture key={kind} kind={kind} seed={tile} />
        ))}
        {wormholes.map((kind, i) => (
          <g key={kind} transform={`translate(${planets.length > 0 ? 60 : i * 36} ${planets.length > 0 ? 40 : -44})`}>
            <WormholeRing kind={kind} radius={15} />
          </g>
        ))}
      </g>
      {planets.map((id, i) => {
        const { x, y, radius } = spotOf(planets.length, i);
        return (
          <g key={id} transform={`translate(${x} ${y})`}>
            <World
              planet={untouched(id)}
              radius={radius}
              selectables={undefined}
              custodians={false}
              legendaryExhausted={false}
              reader={null}
              onAct={nothing}
            />
          </g>
        );
      })}
    </g>
  );
};

const Home = ({ seat, at }: { seat: number; at: Point }) => (
  <g transform={`translate(${at.x} ${at.y})`}>
    <polygon className="ti-hex home" points={hexPoints} />
    <GlyphMark seat={seat} size={56} />
  </g>
);

const Open = ({ at }: { at: Point }) => (
  <g transform={`translate(${at.x} ${at.y})`}>
    <polygon className="ti-hex" points={hexPoints} opacity="0.5" />
    <text className="setup-open" dy="0.35em">
      ?
    </text>
  </g>
);

interface MapPictureProps {
  readonly preview: Pick<MapPreview, 'tiles' | 'homes' | 'open'>;
  /** A home that nobody has yet. */
  readonly emptyHome?: string;
}

/** A map before the game, with the homes of the seats in their places. */
export const MapPicture = ({ preview, emptyHome }: MapPictureProps) => {
  const { tiles, homes, open } = preview;
  const empty = emptyHome === undefined ? [] : [emptyHome];
  const { at, bounds } = layOut([...tiles, ...open].map(({ position }) => position).concat(homes, empty));
  const planets = tiles.flatMap(({ tile }) => tileFacts(tile).planets).map(id => planetNames[id]);
  const box = [bounds.left, bounds.top, bounds.right - bounds.left, bounds.bottom - bounds.top];
  return (
    <svg
      className="setup-map"
      viewBox={box.map(Math.round).join(' ')}
      role="img"
      aria-label={t('setup.map.words', { planets: planets.join(', ') })}
    >
      <SkyDefs />
      {tiles.map(placed =>
        isHyperlane(placed) ? (
          <Hyperlane key={placed.position} tile={placed.tile} turn={placed.turn} at={at.get(placed.position)!} />
        ) : (
          <MapTile key={placed.position} tile={placed.tile} at={at.get(placed.position)!} />
        ),
      )}
      {open.map(({ position }) => (
        <Open key={position} at={at.get(position)!} />
      ))}
      {empty.map(position => (
        <g key={position} transform={`translate(${at.get(position)!.x} ${at.get(position)!.y})`}>
          <polygon className="ti-hex home" points={hexPoints} />
        </g>
      ))}
      {homes.map((position, seat) => (
        <Home key={position} seat={seat} at={at.get(position)!} />
      ))}
    </svg>
  );
};
