import { type FormEvent, useEffect, useState } from 'react';
import { type Me, request } from '../feed/api.ts';
import { nameMe, useAnswer } from '../feed/hooks.ts';
import { refusalText, t } from '../text/index.ts';
import './form.css';
import { Notices } from './notices.tsx';

/** Asks for a name. Nothing else is needed to play. */
export const NameForm = ({ known = '', done }: { known?: string; done: (me: Me) => void }) => {
  const [name, setName] = useState(known);
  const [problem, setProblem] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await nameMe(name);
    if (answer.ok) done(answer.value);
    else setProblem(refusalText(answer.code, answer.message));
  };
  return (
    <form className="form" onSubmit={submit}>
      <label className="field">
        <span>{t('me.whatName')}</span>
        <input
          value={name}
          onChange={event => setName(event.target.value)}
          maxLength={40}
          required
          autoComplete="nickname"
        />
      </label>
      {problem && <p className="notice danger">{problem}</p>}
      <button type="submit" className="button main">
        {t('me.save')}
      </button>
    </form>
  );
};

const Recovery = () => {
  const [link, setLink] = useState('');
  const make = async () => {
    const answer = await request<{ token: string }>('POST', '/api/me/recovery', {});
    if (answer.ok) setLink(`${window.location.origin}/r#${answer.value.token}`);
  };
  return (
    <section className="form">
      <h2>{t('me.recovery')}</h2>
      <p className="soft">{t('me.recoveryHint')}</p>
      {link === '' ? (
        <button type="button" className="button" onClick={make}>
          {t('me.recoveryMake')}
        </button>
      ) : (
        <code className="notice">{link}</code>
      )}
    </section>
  );
};

export const MePage = () => {
  const me = useAnswer<Me>('/api/me');
  const [known, setKnown] = useState<Me>();
  const person = known ?? (me?.ok ? me.value : undefined);
  if (!me) return null;
  return (
    <div className="form-page">
      <h1>{t('me.settings')}</h1>
      <NameForm key={person?.name ?? ''} known={person?.name ?? ''} done={setKnown} />
      {person && <Notices />}
      {person && <Recovery />}
    </div>
  );
};

/** Where a recovery link leads: the token is in the part of the address that no server sees. */
export const RecoverPage = () => {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const token = window.location.hash.slice(1);
    void request<Me>('POST', '/api/recover', { token }).then(answer => {
      setSaid(answer.ok ? t('me.recovered', { name: answer.value.name }) : t('me.badLink'));
    });
  }, []);
  return said === '' ? null : <h1>{said}</h1>;
};
