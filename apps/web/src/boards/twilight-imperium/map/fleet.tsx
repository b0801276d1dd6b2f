import type { Seat } from '@orrery/kernel';
import { unitsText } from '@orrery/twilight-imperium/text';
import { type UnitGroup, unitTypes } from '@orrery/twilight-imperium/view';
import { GlyphMark } from '../../../art/ti/tokens.tsx';
import { UnitMark } from '../../../art/ti/units.tsx';
import { playerColour } from '../../../ui/players.tsx';
import type { SystemLights } from './lights.ts';
import { boxPath, Piece } from './piece.tsx';

interface FleetProps {
  readonly seat: Seat;
  readonly groups: readonly UnitGroup[];
  /** `space`, or the planet they stand on. */
  readonly area: string;
  readonly areaName: string;
  readonly size: number;
  readonly most: number;
  readonly units: SystemLights['units'];
  readonly barred?: SystemLights['barred'];
  readonly mine: boolean;
  readonly onAct: (keys: readonly string[]) => void;
}

/** Units of one player in one place: the sign of the owner, then a silhouette a kind. */
export const Fleet = ({ seat, groups, area, areaName, size, most, units, barred = {}, mine, onAct }: FleetProps) => {
  const sorted = unitTypes.flatMap(unit => groups.filter(group => group.unit === unit));
  const step = size * 1.22;
  const glyph = size * 0.62;
  const width = glyph + 5 + sorted.length * step + 4;
  const height = size * 1.22;
  const left = -width / 2;
  return (
    <g transform={width > most ? `scale(${Math.round((most / width) * 100) / 100})` : 'scale(1)'}>
      <rect
        className="ti-fleet"
        x={left}
        y={-height / 2}
        width={width}
        height={height}
        rx={height / 2}
        style={{ stroke: playerColour(seat) }}
      />
      <g transform={`translate(${left + glyph / 2 + 4} 0)`}>
        <GlyphMark seat={seat} size={glyph} />
      </g>
      {sorted.map(({ unit, count, damaged }, i) => {
        const lit = mine ? units[`${area}:${unit}`] : undefined;
        return (
          <Piece
            key={unit}
            lit={lit}
            isBarred={mine && barred[`${area}:${unit}`] !== undefined}
            label={`${unitsText(unit, count)}, ${areaName}`}
            className="ti-group"
            area={boxPath(step, height)}
            transform={`translate(${left + glyph + 5 + step * (i + 0.5)} 0)`}
            onAct={onAct}
          >
            <g data-unit={unit}>
              <UnitMark unit={unit} seat={seat} count={count} damaged={damaged} size={size} />
            </g>
          </Piece>
        );
      })}
    </g>
  );
};

/** Whose units are there, in the order of the seats. */
export const ownersOf = (groups: readonly UnitGroup[]): Seat[] =>
  [...new Set(groups.map(({ seat }) => seat))].sort((a, b) => a - b);
