import { useEffect, useRef, useState } from 'react';
import './changed.css';

/** A CSS class that highlights an element briefly whenever its value changes. */
export function useChanged(value: string | number): string {
  const before = useRef(value);
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (before.current === value) return;
    before.current = value;
    setCount(times => times + 1);
  }, [value]);
  if (count === 0) return '';
  return count % 2 === 1 ? 'changed' : 'changed-again';
}
