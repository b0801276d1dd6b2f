import { type CSSProperties, type KeyboardEvent, type ReactNode, useState } from 'react';
import { t } from '../text/index.ts';
import './fan.css';

interface FanProps {
  readonly label: string;
  readonly cards: readonly { readonly key: string; readonly card: ReactNode }[];
  /** A card of it may be chosen now, so it opens by itself. */
  readonly isCalled: boolean;
}

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

/** A hand of cards at the lower edge: it shows their upper ends, and all of them when one points at it or goes there. */
export const Fan = ({ label, cards, isCalled }: FanProps) => {
  const [isOpen, setOpen] = useState(false);
  const count = cards.length;
  if (count === 0) return null;
  const middle = (count - 1) / 2;
  const sizes = { '--cards': count, '--gaps': Math.max(1, count - 1) } as CSSProperties;
  return (
    <div className={isOpen || isCalled ? 'fan open' : 'fan'} style={sizes}>
      <button type="button" className="fan-handle" aria-expanded={isOpen || isCalled} onClick={() => setOpen(!isOpen)}>
        {t('hand.handle', { label, count })}
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
