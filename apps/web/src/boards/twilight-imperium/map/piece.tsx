import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { decoration } from '../../../art/ti/decoration.ts';
import type { Lit } from './lights.ts';

interface PieceProps {
  readonly lit: Lit | undefined;
  readonly label: string;
  readonly className: string;
  readonly transform?: string;
  readonly onAct: (keys: readonly string[]) => void;
  readonly children: ReactNode;
}

/** Something on the map: a button while it may be chosen, a picture otherwise. */
export const Piece = ({ lit, label, className, transform, onAct, children }: PieceProps) => {
  const placed = transform === undefined ? {} : { transform };
  if (!lit)
    return (
      <g className={className} {...placed} {...decoration}>
        {children}
      </g>
    );
  const act = (event: KeyboardEvent | MouseEvent) => {
    event.stopPropagation();
    event.preventDefault();
    onAct(lit.keys);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: there is no button among the elements of SVG
    <g
      className={`${className} lit${lit.chosen ? ' chosen' : ''}`}
      {...placed}
      role="button"
      tabIndex={0}
      aria-label={label}
      aria-pressed={lit.chosen}
      onClick={act}
      onKeyDown={event => {
        if (event.key === 'Enter' || event.key === ' ') act(event);
      }}
    >
      {children}
    </g>
  );
};
