import { useEffect, useRef, useState } from 'react';
import './changed.css';

/** A class that marks something for a moment whenever its value has become another one. */
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
