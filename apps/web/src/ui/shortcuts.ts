import { useLayoutEffect, useRef } from 'react';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input:not([type="range"]), textarea, select, [contenteditable]') !== null;

/**
 * Calls a function for keys pressed anywhere on the page, but not with Ctrl, Alt or Meta, not in text fields and lists and
 * not while a dialog is open. They work as soon as the component is drawn.
 */
export function useShortcuts(hear: (event: KeyboardEvent) => void, isOn = true): void {
  const latest = useRef(hear);
  useLayoutEffect(() => {
    latest.current = hear;
  });
  useLayoutEffect(() => {
    if (!isOn) return;
    const listener = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (!document.querySelector('dialog[open]')) latest.current(event);
    };
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, [isOn]);
}
