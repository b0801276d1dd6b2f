import type { OpenRule, RelatedCard, Rule as RuleWords } from '@orrery/catalogue/rules';
import { t } from '../text/index.ts';
import { Cited, Rule } from './rule.tsx';

const isRuling = ({ id }: RuleWords): boolean => id.startsWith('R-');

interface RuleListProps {
  readonly title: string;
  readonly rules: readonly RuleWords[];
  /** Whether they are of other topics, so that it has to be said of which. */
  readonly isElsewhere?: boolean;
}

/** Rules in a list: numbers that open them, and their words. Of a ruling, its title. */
export const RuleList = ({ title, rules, isElsewhere = false }: RuleListProps) =>
  rules.length > 0 && (
    <section>
      <h3>{title}</h3>
      <ul className="rule-list">
        {rules.map(rule => (
          <li key={rule.id}>
            <Rule of={rule.id} /> {isElsewhere && <span className="soft">{rule.heading}: </span>}
            <span>{isRuling(rule) ? rule.heading : rule.text}</span>
          </li>
        ))}
      </ul>
    </section>
  );

const FIRST_CARDS = 6;

const CardItems = ({ cards }: { cards: readonly RelatedCard[] }) => (
  <ul className="rule-cards">
    {cards.map(({ component, name, text }) => (
      <li key={component}>
        <strong>{name}</strong> <span className="soft">{text}</span>
      </li>
    ))}
  </ul>
);

const Cards = ({ cards }: { cards: readonly RelatedCard[] }) =>
  cards.length > 0 && (
    <section>
      <h3>{t('rules.cards')}</h3>
      <CardItems cards={cards.slice(0, FIRST_CARDS)} />
      {cards.length > FIRST_CARDS && (
        <details>
          <summary>{t('rules.moreCards', { count: cards.length - FIRST_CARDS })}</summary>
          <CardItems cards={cards.slice(FIRST_CARDS)} />
        </details>
      )}
    </section>
  );

/** A rule in our words, with everything related. */
export const RuleView = ({ rule }: { rule: OpenRule }) => (
  <div className="rule">
    <p className="small soft">
      {rule.gameTitle} · {rule.chapter}
    </p>
    {rule.parent && (
      <p className="rule-parent">
        <Rule of={rule.parent.id} /> <Cited text={rule.parent.text} />
      </p>
    )}
    {rule.question && (
      <p className="soft">
        <Cited text={rule.question} />
      </p>
    )}
    {rule.text.split('\n').map(line => (
      <p key={line} className="rule-text">
        <Cited text={line} />
      </p>
    ))}
    <RuleList title={t('rules.parts')} rules={rule.parts} />
    <RuleList title={t('rules.neighbours')} rules={rule.neighbours} />
    <RuleList title={t('rules.related')} rules={rule.related} isElsewhere />
    <RuleList title={t('rules.rulings')} rules={rule.rulings} />
    <Cards cards={rule.cards} />
  </div>
);
