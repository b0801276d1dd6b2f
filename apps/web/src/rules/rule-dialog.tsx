import type { RuleReader } from '@orrery/catalogue/rules';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { t } from '../text/index.ts';
import { Dialog } from '../ui/dialog.tsx';
import { RulesProvider } from './rule.tsx';
import { RuleSearch } from './rule-search.tsx';
import { RuleView } from './rule-view.tsx';
import { useRules } from './use-rules.ts';

/** The search, or the rule with a number. */
type Page = string | undefined;

const Body = ({ rules, page }: { rules: RuleReader; page: Page }) => {
  if (page === undefined) return <RuleSearch rules={rules} />;
  const rule = rules.read(page);
  return rule ? <RuleView rule={rule} /> : <p>{t('rules.none', { id: page })}</p>;
};

interface RuleDialogProps {
  /** What was opened, one after the other; the last one is shown. */
  readonly pages: readonly Page[];
  readonly back: () => void;
  readonly search: () => void;
  readonly close: () => void;
}

const RuleDialog = ({ pages, back, search, close }: RuleDialogProps) => {
  const rules = useRules();
  const page = pages.at(-1);
  const heading = page !== undefined && typeof rules === 'object' ? rules.read(page)?.heading : undefined;
  const body = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was pressed is gone with the page that it was on
  useEffect(() => {
    if (!isFirst.current) body.current?.focus();
    isFirst.current = false;
    body.current?.closest('dialog')?.scrollTo(0, 0);
  }, [pages.length]);
  return (
    <Dialog title={page === undefined ? t('rules.title') : heading ? `${page}: ${heading}` : page} close={close}>
      <div className="rule-dialog" ref={body} tabIndex={-1}>
        <p className="form-row">
          {pages.length > 1 && (
            <button type="button" className="button quiet compact" onClick={back}>
              {t('rules.back')}
            </button>
          )}
          {page !== undefined && (
            <button type="button" className="button quiet compact" onClick={search}>
              {t('rules.searchAll')}
            </button>
          )}
        </p>
        {rules === 'loading' && <p className="soft">{t('table.loading')}</p>}
        {rules === 'failed' && <p role="alert">{t('rules.failed')}</p>}
        {typeof rules === 'object' && <Body key={pages.length} rules={rules} page={page} />}
      </div>
    </Dialog>
  );
};

/** Rules that are cited inside it open over it, without leaving the page. */
export const RuleDesk = ({ children }: { children: ReactNode }) => {
  const [pages, setPages] = useState<readonly Page[]>([]);
  const open = useCallback((id?: string) => setPages(before => [...before, id]), []);
  const dialog = useMemo(
    () =>
      pages.length > 0 && (
        <RuleDialog
          pages={pages}
          back={() => setPages(before => before.slice(0, -1))}
          search={() => open()}
          close={() => setPages([])}
        />
      ),
    [pages, open],
  );
  return (
    <RulesProvider value={open}>
      {children}
      {dialog}
    </RulesProvider>
  );
};
