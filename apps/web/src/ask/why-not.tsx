import { useEffect, useState } from 'react';
import { Rule, RuleNumber } from '../rules/rule.tsx';
import { t } from '../text/index.ts';
import { useShortcuts } from '../ui/shortcuts.ts';
import type { Cannot } from './choice.ts';
import './why-not.css';

interface WhyProps {
  readonly cannot: Cannot;
  readonly isNamed?: boolean;
  /** Where its rule cannot be pressed: inside a button, or in a line that passes. */
  readonly isPlain?: boolean;
}

/** Why something is not offered; with its name where that is not obvious. */
export const Why = ({ cannot, isNamed = false, isPlain = false }: WhyProps) => (
  <span className="why">
    {isNamed && <strong>{cannot.label}: </strong>}
    {cannot.why} {isPlain ? <RuleNumber of={cannot.rule} /> : <Rule of={cannot.rule} />}
  </span>
);

/** Those that one sentence speaks of together, in the order of the first of them. */
function byReason(cannot: readonly Cannot[]): readonly (readonly [Cannot, ...Cannot[]])[] {
  const groups = new Map<string, [Cannot, ...Cannot[]]>();
  for (const each of cannot) {
    const group = groups.get(each.why);
    if (group) group.push(each);
    else groups.set(each.why, [each]);
  }
  return [...groups.values()];
}

/** The collapsed list of everything that the question does not offer. The key `!` toggles it. */
export const WhyNot = ({ cannot }: { cannot: readonly Cannot[] }) => {
  const [isOpen, setOpen] = useState(false);
  useShortcuts(({ key }) => {
    if (key === '!') setOpen(open => !open);
  });
  if (cannot.length === 0) return null;
  return (
    <details className="why-not" open={isOpen} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>
        <kbd>!</kbd> {t('why.title')} <span className="soft">{cannot.length}</span>
      </summary>
      <ul>
        {byReason(cannot).map(([first, ...rest]) => (
          <li key={first.option.key}>
            <span className="why-label">{[first, ...rest].map(each => each.label).join(' · ')}</span>
            <Why cannot={first} />
          </li>
        ))}
      </ul>
    </details>
  );
};

/** Passes the hovered piece to the line below without rendering the whole board again. */
const listeners = new Set<(cannot: readonly Cannot[]) => void>();
const say = (cannot: readonly Cannot[]): void => {
  for (const listener of listeners) listener(cannot);
};

/** For a piece that cannot be chosen: what happens when it is pointed at, reached by keys, or touched. */
export const useWhyHandlers = (cannot: readonly Cannot[]) => ({
  onPointerEnter: () => say(cannot),
  onPointerLeave: () => say([]),
  onFocus: () => say(cannot),
  onBlur: () => say([]),
  onClick: () => say(cannot),
});

/** A line at the edge of the board: why the hovered piece cannot be chosen. */
export const WhyLine = () => {
  const [shown, setShown] = useState<readonly Cannot[]>([]);
  useEffect(() => {
    listeners.add(setShown);
    return () => void listeners.delete(setShown);
  }, []);
  return (
    <div className="why-line" role="status" data-empty={shown.length === 0}>
      {shown.map(cannot => (
        <Why key={cannot.option.key} cannot={cannot} isNamed isPlain />
      ))}
    </div>
  );
};
