import type { GameSummary } from '@orrery/tabletop';
import { GlyphMark } from '../art/ti/tokens.tsx';
import { playerColour } from '../ui/players.tsx';

const WIDTH = 720;
const HEIGHT = 260;
const EDGE = { left: 30, right: 26, top: 14, bottom: 26 };

interface GraphProps {
  readonly summary: GameSummary;
  /** The score that wins, where there is one. */
  readonly target: number | undefined;
}

/** Scores from part to part as lines; the table beside it says the same in numbers. */
export const Graph = ({ summary: { parts, scores }, target }: GraphProps) => {
  const seats = scores[0]?.length ?? 0;
  const all = scores.flat();
  const top = Math.max(1, target ?? 0, ...all);
  const bottom = Math.min(0, ...all);
  const x = (part: number) => EDGE.left + (part * (WIDTH - EDGE.left - EDGE.right)) / Math.max(1, parts.length);
  const y = (score: number) =>
    HEIGHT - EDGE.bottom - ((score - bottom) * (HEIGHT - EDGE.top - EDGE.bottom)) / (top - bottom);
  const step = Math.max(1, Math.ceil(top / 6));
  const lines = Array.from({ length: Math.floor(top / step) + 1 }, (_, i) => i * step);
  const every = Math.ceil(parts.length / 12);
  /** Lines on top of each other lie side by side. */
  const aside = (seat: number) => (seat - (seats - 1) / 2) * 1.6;
  return (
    <svg className="summary-graph" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {lines.map(score => (
        <g key={score} className="summary-line">
          <path d={`M${EDGE.left} ${y(score)}H${WIDTH - EDGE.right}`} />
          <text x={EDGE.left - 8} y={y(score)} dy="0.35em" textAnchor="end">
            {score}
          </text>
        </g>
      ))}
      {target !== undefined && (
        <path className="summary-target" d={`M${EDGE.left} ${y(target)}H${WIDTH - EDGE.right}`} />
      )}
      {parts.map((part, i) =>
        (i + 1) % every === 0 ? (
          <text key={part} className="summary-part" x={x(i + 1)} y={HEIGHT - 8} textAnchor="middle">
            {i + 1}
          </text>
        ) : null,
      )}
      {Array.from({ length: seats }, (_, seat) => {
        const points = [0, ...scores.map(each => each[seat] ?? 0)];
        const d = points.map((score, i) => `${i === 0 ? 'M' : 'L'}${x(i)} ${y(score) + aside(seat)}`).join('');
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <g key={seat}>
            <path className="summary-score" d={d} style={{ stroke: playerColour(seat) }} />
            {points.map((score, i) =>
              i > 0 && score !== points[i - 1] ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: a part is its number
                <g key={i} transform={`translate(${x(i)} ${y(score) + aside(seat)})`}>
                  <GlyphMark seat={seat} size={10} />
                </g>
              ) : null,
            )}
            <g transform={`translate(${x(points.length - 1) + 12} ${y(points.at(-1) ?? 0) + aside(seat) * 3})`}>
              <GlyphMark seat={seat} size={12} />
            </g>
          </g>
        );
      })}
    </svg>
  );
};
