import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { t } from '../text/index.ts';
import { hasServer } from './pwa.ts';
import './shell.css';
import { switchTheme } from './theme.ts';

/** The frame of every page but the table. */
export const Shell = ({ children }: { children: ReactNode }) => (
  <div className="shell">
    <header className="shell-head">
      <Link href="/" className="shell-name">
        {t('app.name')}
      </Link>
      <nav>
        <Link href="/help" className="button quiet compact">
          {t('help.title')}
        </Link>
        <Link href="/rules" className="button quiet compact">
          {t('rules.title')}
        </Link>
        {hasServer && (
          <Link href="/me" className="button quiet compact">
            {t('me.settings')}
          </Link>
        )}
        <button type="button" className="button quiet compact" onClick={switchTheme}>
          {t('game.theme')}
        </button>
      </nav>
    </header>
    <main className="page">{children}</main>
  </div>
);
