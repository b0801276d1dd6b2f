import type { Option } from '@orrery/kernel';
import { type ReactNode, useState } from 'react';
import { Icon } from '../art/icons/icon.tsx';
import { t } from '../text/index.ts';
import { type Cannot, isSingle, useChoice } from './choice.ts';
import { OptionDialog } from './option-dialog.tsx';
import './piece.css';
import { useWhyHandlers } from './why-not.tsx';

interface PieceProps {
  /** A description for screen readers. */
  readonly name: string;
  /** What may be answered with it now, and why it may not. */
  readonly options: readonly Option[];
  readonly cannot?: readonly Cannot[];
  readonly wordsOf: (option: Option) => { readonly label: string; readonly note?: string };
  /** Shows all about it. */
  readonly open?: () => void;
  readonly className?: string;
  /** Identifies it for the move animation. */
  readonly id?: string;
  readonly children: ReactNode;
}

/** What is seen of a piece, and what is said of it. */
const Face = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <span className="hidden-text">{name}</span>
    <span className="piece-seen" aria-hidden="true">
      {children}
    </span>
  </>
);

type BarredProps = Required<Pick<PieceProps, 'name' | 'cannot' | 'className' | 'children'>> & {
  readonly open: (() => void) | undefined;
  readonly id: string | undefined;
};

/** A piece that cannot be chosen now: on hover, focus or touch it explains why. */
const BarredPiece = ({ name, cannot, open, className, id, children }: BarredProps) => {
  const why = useWhyHandlers(cannot);
  return (
    <span className={`piece-holder ${className}-holder`} data-piece={id}>
      <button type="button" className={`piece is-barred ${className}`} {...why}>
        <Face name={t('why.piece', { name, why: cannot.map(each => each.why).join(' ') })}>{children}</Face>
      </button>
      {open && (
        <button type="button" className="piece-info" aria-label={t('piece.read', { name })} onClick={open}>
          <Icon name="info" />
        </button>
      )}
    </span>
  );
};

/** A piece on the table: highlighted when it can be chosen; otherwise a click shows its details. */
export const Piece = ({ name, options, cannot = [], wordsOf, open, className = '', id, children }: PieceProps) => {
  const choice = useChoice();
  const [isAsking, setAsking] = useState(false);
  const [first] = options;
  if (!first && cannot.length > 0)
    return (
      <BarredPiece name={name} cannot={cannot} open={open} className={className} id={id}>
        {children}
      </BarredPiece>
    );
  if (!first)
    return open ? (
      <button type="button" className={`piece ${className}`} data-piece={id} onClick={open}>
        <Face name={name}>{children}</Face>
      </button>
    ) : (
      <span role="img" className={`piece ${className}`} data-piece={id} aria-label={name}>
        {children}
      </span>
    );

  const isChosen = options.some(({ key }) => choice.isChosen(key));
  const isAdvised = options.some(({ key }) => choice.isAdvised(key));
  const isOne = options.length === 1;
  const state = choice.ask && isSingle(choice.ask) ? {} : { 'aria-pressed': isChosen };
  const label = isOne ? t('piece.choose', { name, what: wordsOf(first).label }) : t('piece.several', { name });
  return (
    <span className={`piece-holder ${className}-holder`} data-piece={id}>
      <button
        type="button"
        className={`piece can-choose ${isChosen ? 'is-chosen' : ''} ${isAdvised ? 'is-advised' : ''} ${className}`}
        {...state}
        onClick={() => (isOne ? choice.pick(first.key) : setAsking(true))}
      >
        <Face name={label}>
          {children}
          {isChosen && (
            <span className="piece-mark">
              <Icon name="check" />
            </span>
          )}
        </Face>
      </button>
      {open && (
        <button type="button" className="piece-info" aria-label={t('piece.read', { name })} onClick={open}>
          <Icon name="info" />
        </button>
      )}
      {isAsking && <OptionDialog title={name} options={options} wordsOf={wordsOf} close={() => setAsking(false)} />}
    </span>
  );
};
