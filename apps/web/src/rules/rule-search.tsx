import type { RuleReader } from '@orrery/catalogue/rules';
import { useDeferredValue, useState } from 'react';
import { t } from '../text/index.ts';
import { RuleNumber, useOpenRules } from './rule.tsx';

const MOST_FOUND = 40;

/** What was found: each a button with its number, heading and first words. */
const Found = ({ rules, words }: { rules: RuleReader; words: string }) => {
  const open = useOpenRules();
  const found = rules.search(words);
  return (
    <>
      <p className="small soft" role="status">
        {t(found.length === 1 ? 'rules.foundOne' : 'rules.found', { count: found.length })}
      </p>
      <ul className="rule-found">
        {found.slice(0, MOST_FOUND).map(({ id, heading, text }) => (
          <li key={id}>
            <button type="button" onClick={() => open?.({ id })}>
              <RuleNumber of={id} /> <strong>{heading}</strong>
              <span className="rule-found-text">{text}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
};

/** A field for words or a number, and the rules that they find. */
export const RuleSearch = ({ rules }: { rules: RuleReader }) => {
  const [words, setWords] = useState('');
  const sought = useDeferredValue(words);
  return (
    <search className="rule-search">
      <label className="field">
        <span>{t('rules.search')}</span>
        <input type="search" value={words} onChange={event => setWords(event.target.value)} />
      </label>
      {sought.trim() !== '' && <Found rules={rules} words={sought} />}
    </search>
  );
};
