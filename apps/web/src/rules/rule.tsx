import { splitAtCitations } from '@orrery/catalogue/citations';
import { createContext, useContext } from 'react';
import { t } from '../text/index.ts';
import './rule.css';

/** What can be opened: a rule by its number, the rules about a kind of question, or the search. */
export type RulePage = { readonly id: string } | { readonly question: string } | 'search';
type OpenRules = (page: RulePage) => void;

const RulesContext = createContext<OpenRules | undefined>(undefined);
export const RulesProvider = RulesContext.Provider;
export const useOpenRules = (): OpenRules | undefined => useContext(RulesContext);

/** The number of a rule as plain text: inside another button, or in a message that disappears. */
export const RuleNumber = ({ of }: { of: string }) => <span className="rule-number">{of}</span>;

/** The number of a rule, as a button that opens it over the page. */
export const Rule = ({ of }: { of: string }) => {
  const open = useOpenRules();
  if (!open) return <RuleNumber of={of} />;
  return (
    <button
      type="button"
      className="rule-number"
      aria-label={t('rules.open', { id: of })}
      onClick={event => {
        event.stopPropagation(); // what is around it has a meaning of its own
        open({ id: of });
      }}
    >
      {of}
    </button>
  );
};

/** Opens the rules that a question is about. */
export const RulesOfQuestion = ({ kind }: { kind: string }) => {
  const open = useOpenRules();
  if (!open) return null;
  return (
    <button
      type="button"
      className="button quiet compact rules-of-question"
      aria-label={t('rules.ofQuestion')}
      onClick={() => open({ question: kind })}
    >
      <span className="rules-in-full">{t('rules.ofQuestion')}</span>
      <span className="rules-in-short">{t('rules.short')}</span>
    </button>
  );
};

/** A text in which every cited rule can be opened. */
export const Cited = ({ text }: { text: string }) =>
  splitAtCitations(text).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text stay in their order
    part.isCitation ? <Rule key={index} of={part.text} /> : part.text,
  );
