import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { decoration } from '../../../art/ti/decoration.ts';
import type { Selectable } from './selectable.ts';

interface PieceProps {
  readonly selectable: Selectable | undefined;
  /** One may look for it and cannot have it; the words are in the system's. */
  readonly isBarred?: boolean;
  readonly label: string;
  readonly className: string;
  readonly transform?: string;
  /** The area that lights up and can be chosen, as a path. */
  readonly area: string;
  readonly onAct: (keys: readonly string[]) => void;
  readonly children: ReactNode;
}

export const discPath = (radius: number): string =>
  `M${-radius} 0a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0Z`;

export const boxPath = (width: number, height: number): string =>
  `M${-width / 2} ${-height / 2}h${width}v${height}h${-width}Z`;

/** Something on the map: a button while it may be chosen, a picture otherwise. */
export const Piece = ({
  selectable,
  isBarred = false,
  label,
  className,
  transform,
  area,
  onAct,
  children,
}: PieceProps) => {
  const act = (event: KeyboardEvent | MouseEvent) => {
    event.stopPropagation();
    event.preventDefault();
    if (selectable) onAct(selectable.keys);
  };
  return (
    <g
      className={[
        className,
        selectable ? 'lit' : '',
        selectable?.chosen ? 'chosen' : '',
        selectable?.advised ? 'advised' : '',
        isBarred ? 'barred' : '',
      ]
        .filter(Boolean)
        .join(' ')}
      {...(transform === undefined ? {} : { transform })}
    >
      {selectable && (
        // biome-ignore lint/a11y/useSemanticElements: there is no button among the elements of SVG
        <path
          className="ti-light"
          d={area}
          role="button"
          tabIndex={0}
          aria-label={label}
          aria-pressed={selectable.chosen}
          onClick={act}
          onKeyDown={event => {
            if (event.key === 'Enter' || event.key === ' ') act(event);
          }}
        />
      )}
      <g className="ti-picture" {...decoration}>
        {children}
      </g>
    </g>
  );
};
