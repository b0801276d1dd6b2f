import { Link } from 'wouter';
import { t } from '../text/index.ts';
import { Shell } from '../ui/shell.tsx';

/** A page with nothing to show but why, and the way back. */
export const Message = ({ title, text }: { title: string; text?: string }) => (
  <Shell>
    <div className="form-page">
      <h1>{title}</h1>
      {text && <p className="soft">{text}</p>}
      <p>
        <Link href="/" className="button">
          {t('app.home')}
        </Link>
      </p>
    </div>
  </Shell>
);

export const NotFoundPage = () => <Message title={t('missing.title')} text={t('missing.text')} />;
