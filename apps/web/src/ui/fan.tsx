import { type CSSProperties, type KeyboardEvent, type ReactNode, useState } from 'react';
import { t } from '../text/index.ts';
import './fan.css';

interface FanProps {
  readonly label: string;
  readonly cards: readonly { readonly key: string; readonly card: ReactNode }[];
  /** A question that only these cards can answer: the hand opens automatically. */
  readonly calledBy: string | undefined;
  /** A hand that may grow long: it can be read in rows, or swiped through. */
  readonly isLong?: boolean;
}

/** More cards than that lie in rows when the hand is open, so that each can be read. */
const ONE_ROW = 8;

/** Left and right go from card to card. */
function walk(event: KeyboardEvent<HTMLUListElement>): void {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  const own = event.target instanceof Element ? event.target.closest('li') : null;
  if (step === undefined || !own) return;
  const next = step < 0 ? own.previousElementSibling : own.nextElementSibling;
  next?.querySelector<HTMLElement>('button')?.focus();
  event.preventDefault();
  event.stopPropagation();
}

/**
 * A hand of cards at the lower edge: it shows their upper ends, and whole cards on hover or focus. On touch screens its
 * handle opens and closes it.
 */
export const Fan = ({ label, cards, calledBy, isLong = false }: FanProps) => {
  const [moved, setMoved] = useState<{ readonly isOpen: boolean; readonly by: string | undefined }>();
  const isOpen = moved && moved.by === calledBy ? moved.isOpen : calledBy !== undefined;
  const count = cards.length;
  if (count === 0) return null;
  const middle = (count - 1) / 2;
  const sizes = { '--cards': count, '--gaps': Math.max(1, count - 1) } as CSSProperties;
  const classes = ['fan', isOpen ? 'open' : '', isLong ? 'long' : '', isLong && count > ONE_ROW ? 'many' : ''];
  return (
    <div className={classes.filter(Boolean).join(' ')} style={sizes}>
      <button
        type="button"
        className="fan-handle"
        aria-expanded={isOpen}
        onClick={() => setMoved({ isOpen: !isOpen, by: calledBy })}
      >
        {t('hand.handle', { label, count })} <span aria-hidden="true">{isOpen ? '▾' : '▴'}</span>
      </button>
      <ul className="fan-cards" onKeyDown={walk}>
        {cards.map(({ key, card }, i) => (
          <li key={key} style={{ '--turn': i - middle } as CSSProperties}>
            {card}
          </li>
        ))}
      </ul>
    </div>
  );
};
