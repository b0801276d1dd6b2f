import type { RuleReader } from '@orrery/catalogue/rules';
import { useEffect, useState } from 'react';

let loaded: RuleReader | undefined;

/** The rules once they are loaded; `failed` if that could not be done. */
export function useRules(): RuleReader | 'loading' | 'failed' {
  const [rules, setRules] = useState<RuleReader | 'loading' | 'failed'>(loaded ?? 'loading');
  useEffect(() => {
    if (rules !== 'loading') return;
    let isCurrent = true;
    const settle = (result: RuleReader | 'failed') => isCurrent && setRules(result);
    import('./reader.ts').then(
      ({ reader }) => {
        loaded = reader;
        settle(reader);
      },
      () => settle('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [rules]);
  return rules;
}
