import type { RuleReader } from '@orrery/catalogue/rules';
import { useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { Rule, type RulePage, RulesProvider } from '../rules/rule.tsx';
import { RuleSearch } from '../rules/rule-search.tsx';
import { RuleView } from '../rules/rule-view.tsx';
import { useRules } from '../rules/use-rules.ts';
import { t } from '../text/index.ts';
import './rules.css';

/** All rules of one game: chapters that open, and in them what can be read. */
const Contents = ({ rules, game, title }: { rules: RuleReader; game: string; title: string }) => (
  <section>
    <h2>{title}</h2>
    {rules.contents(game).map(chapter => (
      <details key={chapter.title}>
        <summary>
          {chapter.title} <span className="soft small">{chapter.rules.length}</span>
        </summary>
        <ul className="rule-list">
          {chapter.rules.map(({ id, heading, text }) => (
            <li key={id}>
              <Rule of={id} /> <span>{/^(LRR|R-)/.test(id) ? heading : text}</span>
            </li>
          ))}
        </ul>
      </details>
    ))}
  </section>
);

const Opened = ({ rules, id }: { rules: RuleReader; id: string }) => {
  const rule = rules.read(id);
  const title = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each rule that is opened is read from its title on
  useEffect(() => title.current?.focus(), [id]);
  return (
    <article className="rules-opened panel">
      <h2 ref={title} tabIndex={-1}>
        {rule ? `${rule.id}: ${rule.heading}` : t('rules.none', { id })}
      </h2>
      {rule && <RuleView rule={rule} />}
    </article>
  );
};

/** The rules of all games to read and to search, with one of them open. */
export const RulesPage = ({ id }: { id?: string | undefined }) => {
  const rules = useRules();
  const [, goTo] = useLocation();
  const open = useCallback(
    (page: RulePage) => goTo(page !== 'search' && 'id' in page ? `/rules/${encodeURIComponent(page.id)}` : '/rules'),
    [goTo],
  );
  return (
    <RulesProvider value={open}>
      <header className="rules-head">
        <h1>{t('rules.title')}</h1>
        <p className="soft">{t('rules.ownWords')}</p>
      </header>
      {rules === 'loading' && <p className="soft">{t('table.loading')}</p>}
      {rules === 'failed' && <p role="alert">{t('rules.failed')}</p>}
      {typeof rules === 'object' && (
        <div className="rules-page">
          <div className="rules-contents">
            <RuleSearch rules={rules} />
            {rules.books.map(({ game, title }) => (
              <Contents key={game} rules={rules} game={game} title={title} />
            ))}
          </div>
          {id && <Opened rules={rules} id={id} />}
        </div>
      )}
    </RulesProvider>
  );
};
