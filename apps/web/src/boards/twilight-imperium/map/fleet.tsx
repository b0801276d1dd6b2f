import type { Seat } from '@orrery/kernel';
import { markedText, unitsText } from '@orrery/twilight-imperium/text';
import { type UnitGroup, unitTypes } from '@orrery/twilight-imperium/view';
import { Edge, GlyphMark } from '../../../art/ti/tokens.tsx';
import { UnitMark } from '../../../art/ti/units.tsx';
import { boxPath, Piece } from './piece.tsx';
import type { SystemSelectables } from './selectable.ts';

interface FleetProps {
  readonly seat: Seat;
  readonly groups: readonly UnitGroup[];
  /** `space`, or the planet they stand on. */
  readonly area: string;
  readonly areaName: string;
  readonly size: number;
  readonly most: number;
  readonly units: SystemSelectables['units'];
  readonly barred?: SystemSelectables['barred'];
  readonly mine: boolean;
  readonly onAct: (keys: readonly string[]) => void;
}

/** A frame with round ends around the origin. */
const pillPath = (width: number, height: number): string => {
  const [x, r] = [(width - height) / 2, height / 2];
  return `M${-x} ${-r}H${x}A${r} ${r} 0 0 1 ${x} ${r}H${-x}A${r} ${r} 0 0 1 ${-x} ${-r}Z`;
};

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
      <Edge seat={seat} className="ti-fleet" d={pillPath(width, height)} rounds={Math.round((width + height) / 70)} />
      <g transform={`translate(${left + glyph / 2 + 4} 0)`}>
        <GlyphMark seat={seat} size={glyph} />
      </g>
      {sorted.map(({ unit, count, damaged, mark }, i) => {
        const selectable = mine ? units[`${area}:${unit}`] : undefined;
        return (
          <Piece
            key={`${unit} ${mark ?? ''}`}
            selectable={selectable}
            isBarred={mine && barred[`${area}:${unit}`] !== undefined}
            label={`${markedText(mark, unitsText(unit, count))}, ${areaName}`}
            className="ti-group"
            area={boxPath(step, height)}
            transform={`translate(${left + glyph + 5 + step * (i + 0.5)} 0)`}
            onAct={onAct}
          >
            <g data-unit={unit}>
              <UnitMark
                unit={unit}
                seat={seat}
                count={count}
                damaged={damaged}
                isMarked={mark !== undefined}
                size={size}
              />
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
