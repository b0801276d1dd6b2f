import type { CSSProperties, ReactNode } from 'react';
import './card-frame.css';

export interface CardFrameProps {
  readonly title: string;
  /** Its colour, on the band along the top. */
  readonly tint?: string;
  /** Signs in the corner. */
  readonly signs?: ReactNode;
  readonly art?: ReactNode;
  readonly text?: ReactNode;
  /** The small print. */
  readonly foot?: ReactNode;
}

/** One frame for every card: title and signs, a picture, a few words, small print. */
export const CardFrame = ({ title, tint, signs, art, text, foot }: CardFrameProps) => (
  <span className="card-frame" style={{ '--card-tint': tint ?? 'var(--line-strong)' } as CSSProperties}>
    <span className="card-head">
      <span className="card-title">{title}</span>
      {signs && <span className="card-signs">{signs}</span>}
    </span>
    {art && <span className="card-art">{art}</span>}
    {text && <span className="card-text">{text}</span>}
    {foot && <span className="card-foot">{foot}</span>}
  </span>
);
