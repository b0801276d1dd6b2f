import { type RefObject, useEffect, useRef } from 'react';

/** Closes something on Escape or on a click outside it. */
export function useDismiss(inside: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (!isOpen) return;
    const press = ({ target }: Event) => {
      if (target instanceof Node && !inside.current?.contains(target)) latest.current();
    };
    const hear = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') latest.current();
    };
    window.addEventListener('pointerdown', press, { capture: true });
    window.addEventListener('keydown', hear);
    return () => {
      window.removeEventListener('pointerdown', press, { capture: true });
      window.removeEventListener('keydown', hear);
    };
  }, [inside, isOpen]);
}
