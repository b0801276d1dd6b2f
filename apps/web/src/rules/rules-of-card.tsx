import { t } from '../text/index.ts';
import { Rule } from './rule.tsx';
import { useRules } from './use-rules.ts';

/** The rules that a card has to do with, once they are loaded. */
export const RulesOfCard = ({ card }: { card: string }) => {
  const rules = useRules();
  const ids = typeof rules === 'object' ? rules.rulesOfCard(card) : [];
  if (ids.length === 0) return null;
  return (
    <p className="small soft rules-of-card">
      {t('rules.ofCard')}{' '}
      {ids.map(id => (
        <Rule key={id} of={id} />
      ))}
    </p>
  );
};
