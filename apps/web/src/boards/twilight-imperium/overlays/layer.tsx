import { memo } from 'react';
import { decoration } from '../../../art/ti/decoration.ts';
import { hexInner } from '../../../art/ti/hex.ts';
import { Gem, GlyphMark } from '../../../art/ti/tokens.tsx';
import { playerColour } from '../../../ui/players.tsx';
import type { Places } from '../map/overlays.tsx';
import type { Badge, Overlay } from './overlay.ts';
import './overlays.css';

const STEP = 46;
const IN_ROW = 3;

const TraitSign = ({ trait }: { trait: string }) => {
  const shapes: Readonly<Record<string, string>> = {
    cultural: 'M0-15A15 15 0 1 1 -.1-15Z',
    hazardous: 'M0-17 16 12H-16Z',
    industrial: 'M-14-14H14V14H-14Z',
  };
  return (
    <>
      <path className={`ti-sign ${trait}`} d={shapes[trait]} />
      <text dy="0.36em">{trait[0]?.toUpperCase()}</text>
    </>
  );
};

const BadgeSign = ({ badge }: { badge: Badge }) => {
  switch (badge.is) {
    case 'resources':
    case 'influence':
      return (
        <g className={badge.isSpent ? `ti-worth big ${badge.is} spent` : `ti-worth big ${badge.is}`}>
          {badge.is === 'resources' ? <circle r="19" /> : <path d="M0-21.5 18.6-10.7V10.7L0 21.5-18.6 10.7V-10.7Z" />}
          <text dy="0.35em">{badge.value}</text>
        </g>
      );
    case 'trait':
      return <TraitSign trait={badge.trait} />;
    case 'specialty':
      return <Gem colour={badge.colour} size={34} />;
    case 'legendary':
      return (
        <path
          className="ti-legend"
          d="M0-8 2.4-2.4 8-1.6 4 2.4 5 8 0 5.4-5 8-4 2.4-8-1.6-2.4-2.4Z"
          transform="scale(2)"
        />
      );
    case 'player': {
      const width = 30 + badge.text.length * 12;
      return (
        <g className="ti-of-player" style={{ color: playerColour(badge.seat) }}>
          <rect x={-width / 2} y="-16" width={width} height="32" rx="16" />
          <g transform={`translate(${13 - width / 2} 0)`}>
            <GlyphMark seat={badge.seat} size={15} />
          </g>
          <text dy="0.36em" x="10">
            {badge.text}
          </text>
        </g>
      );
    }
  }
};

/** Rows of signs around the middle of a system. */
const Badges = ({ badges }: { badges: readonly Badge[] }) => {
  const isWide = badges.some(badge => badge.is === 'player' && badge.text.length > 2);
  const inRow = isWide ? 1 : badges.some(({ is }) => is === 'player') ? 2 : IN_ROW;
  const step = inRow === 2 ? 62 : STEP;
  const rows = Math.ceil(badges.length / inRow);
  const scale = Math.min(1, 4 / rows);
  return (
    <g transform={`scale(${scale})`}>
      {badges.map((badge, i) => {
        const row = Math.floor(i / inRow);
        const inThis = Math.min(inRow, badges.length - row * inRow);
        const x = ((i % inRow) - (inThis - 1) / 2) * step;
        const y = (row - (rows - 1) / 2) * 38;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a system may have the same sign twice
          <g key={i} transform={`translate(${x} ${y})`}>
            <BadgeSign badge={badge} />
          </g>
        );
      })}
    </g>
  );
};

/** An overlay over the map. Only information, so nothing of it looks as if it could be chosen. */
export const OverlayLayer = memo(({ overlay, places }: { overlay: Overlay | undefined; places: Places }) =>
  overlay === undefined ? null : (
    <g className="ti-overlay" data-overlay={overlay.kind} {...decoration}>
      {[...overlay.marks].map(([system, { tint, badges }]) => {
        const at = places.get(system);
        return (
          at && (
            <g key={system} transform={`translate(${at.x} ${at.y})`} data-mark={system}>
              {tint !== undefined && (
                <polygon points={hexInner} className="ti-tint" style={{ color: playerColour(tint) }} />
              )}
              <Badges badges={badges} />
            </g>
          )
        );
      })}
    </g>
  ),
);
