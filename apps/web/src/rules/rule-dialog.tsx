import type { RuleReader } from '@orrery/catalogue/rules';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { t } from '../text/index.ts';
import { Dialog } from '../ui/dialog.tsx';
import { type RulePage, RulesProvider } from './rule.tsx';
import { RuleSearch } from './rule-search.tsx';
import { RuleList, RuleView } from './rule-view.tsx';
import { useRules } from './use-rules.ts';

interface BodyProps {
  readonly rules: RuleReader;
  readonly page: RulePage;
  readonly game: string;
}

const Body = ({ rules, page, game }: BodyProps) => {
  if (page === 'search') return <RuleSearch rules={rules} />;
  if ('question' in page) {
    const found = rules.rulesOfQuestion(game, page.question);
    if (found.length === 0) return <RuleSearch rules={rules} />;
    return (
      <div className="rule">
        <RuleList title={t('rules.related')} rules={found} isElsewhere />
      </div>
    );
  }
  const rule = rules.read(page.id);
  return rule ? <RuleView rule={rule} /> : <p>{t('rules.none', { id: page.id })}</p>;
};

function titleOf(page: RulePage, rules: RuleReader | string): string {
  if (page === 'search') return t('rules.title');
  if ('question' in page) return t('rules.ofQuestion');
  const heading = typeof rules === 'object' ? rules.read(page.id)?.heading : undefined;
  return heading ? `${page.id}: ${heading}` : page.id;
}

interface RuleDialogProps {
  readonly game: string;
  /** What was opened, one after the other; the last one is shown. */
  readonly pages: readonly [RulePage, ...RulePage[]];
  readonly back: () => void;
  readonly search: () => void;
  readonly close: () => void;
}

const RuleDialog = ({ game, pages, back, search, close }: RuleDialogProps) => {
  const rules = useRules();
  const page = pages.at(-1) ?? pages[0];
  const body = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was pressed is gone with the page that it was on
  useEffect(() => {
    if (!isFirst.current) body.current?.focus();
    isFirst.current = false;
    body.current?.closest('dialog')?.scrollTo(0, 0);
  }, [pages.length]);
  const title = titleOf(page, rules);
  return (
    <Dialog title={title} label={title} close={close}>
      <div className="rule-dialog" ref={body} tabIndex={-1}>
        <p className="form-row">
          {pages.length > 1 && (
            <button type="button" className="button quiet compact" onClick={back}>
              {t('rules.back')}
            </button>
          )}
          {page !== 'search' && (
            <button type="button" className="button quiet compact" onClick={search}>
              {t('rules.searchAll')}
            </button>
          )}
        </p>
        {rules === 'loading' && <p className="soft">{t('table.loading')}</p>}
        {rules === 'failed' && <p role="alert">{t('rules.failed')}</p>}
        {typeof rules === 'object' && <Body key={pages.length} rules={rules} page={page} game={game} />}
      </div>
    </Dialog>
  );
};

/** Rules that are cited inside it open over it, without leaving the page. */
export const RuleDesk = ({ game, children }: { game: string; children: ReactNode }) => {
  const [pages, setPages] = useState<readonly RulePage[]>([]);
  const open = useCallback((page: RulePage) => setPages(before => [...before, page]), []);
  const [first, ...more] = pages;
  return (
    <RulesProvider value={open}>
      {children}
      {first && (
        <RuleDialog
          game={game}
          pages={[first, ...more]}
          back={() => setPages(before => before.slice(0, -1))}
          search={() => open('search')}
          close={() => setPages([])}
        />
      )}
    </RulesProvider>
  );
};
