import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { type Answer, type Me, personIn, request } from '../feed/api.ts';
import { useMe } from '../feed/hooks.ts';
import { NameForm } from '../game/name-form.tsx';
import { t } from '../text/index.ts';
import { SoundSettings } from '../ui/sound-settings.tsx';
import { Blocks } from './blocked-people.tsx';
import '../ui/form.css';
import { Notices } from './notices.tsx';
import { Sessions } from './sessions.tsx';

const Recovery = () => {
  const [link, setLink] = useState('');
  const [isDropped, setDropped] = useState(false);
  const drop = async () => {
    const answer = await request('DELETE', '/api/me/recovery');
    if (answer.ok) setLink('');
    setDropped(answer.ok);
  };
  const make = async () => {
    const answer = await request<{ token: string }>('POST', '/api/me/recovery', {});
    setDropped(false);
    if (answer.ok) setLink(`${window.location.origin}/r#${answer.value.token}`);
  };
  return (
    <section className="form">
      <h2>{t('me.recovery')}</h2>
      <p className="soft">{t('me.recoveryHint')}</p>
      {link !== '' && <code className="notice">{link}</code>}
      {isDropped && <p className="notice">{t('me.recoveryDropped')}</p>}
      <div className="form-row">
        <button type="button" className="button" onClick={make}>
          {t(link === '' ? 'me.recoveryMake' : 'me.recoveryChange')}
        </button>
        <button type="button" className="button" onClick={drop}>
          {t('me.recoveryDrop')}
        </button>
      </div>
    </section>
  );
};

export const SettingsPage = () => {
  const me = useMe();
  const [known, setKnown] = useState<Me>();
  const person = known ?? personIn(me);
  if (!me) return null;
  return (
    <div className="form-page">
      <h1>{t('me.settings')}</h1>
      <NameForm key={person?.name ?? ''} known={person?.name ?? ''} done={setKnown} />
      {person && <Notices />}
      <section className="form">
        <h2>{t('sounds.title')}</h2>
        <SoundSettings />
      </section>
      {person && <Recovery />}
      {person && <Sessions />}
      {person && <Blocks />}
    </div>
  );
};

/** A link that was cut off or mistyped is seen without asking the server. */
const isToken = /^[\w-]{43}$/;
const badLink: Answer<Me> = { ok: false, code: 'identity/bad-link', message: '' };

/** The page of a recovery link. Its token is in the URL fragment, which is not sent to servers. */
export const RecoverPage = () => {
  const [answer, setAnswer] = useState<Answer<Me>>();
  useEffect(() => {
    const token = window.location.hash.slice(1);
    if (!isToken.test(token)) setAnswer(badLink);
    else void request<Me>('POST', '/api/recover', { token }).then(setAnswer);
  }, []);
  if (!answer) return null;
  return (
    <div className="form-page">
      <h1>{answer.ok ? t('me.recovered', { name: answer.value.name }) : t('me.badLink')}</h1>
      <p className="soft">{t(answer.ok ? 'me.recoveredHint' : 'me.badLinkHint')}</p>
      <p className="form-row">
        <Link href="/" className="button main">
          {t(answer.ok ? 'home.mine' : 'app.home')}
        </Link>
        {answer.ok && (
          <Link href="/me" className="button">
            {t('me.settings')}
          </Link>
        )}
      </p>
    </div>
  );
};
