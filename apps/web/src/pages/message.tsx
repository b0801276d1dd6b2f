import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { t } from '../text/index.ts';
import { Shell } from '../ui/shell.tsx';

interface MessageProps {
  readonly title: string;
  readonly text?: string;
  /** What else can be done than going back. */
  readonly children?: ReactNode;
}

/** A page with a message and a link back. */
export const Message = ({ title, text, children }: MessageProps) => (
  <Shell>
    <div className="form-page">
      <h1>{title}</h1>
      {text && <p className="soft">{text}</p>}
      <p className="form-row">
        {children}
        <Link href="/" className="button">
          {t('app.home')}
        </Link>
      </p>
    </div>
  </Shell>
);

export const NotFoundPage = () => <Message title={t('missing.title')} text={t('missing.text')} />;
