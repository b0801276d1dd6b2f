import { type FormEvent, useState } from 'react';
import type { Me } from '../feed/api.ts';
import { nameMe } from '../feed/hooks.ts';
import { refusalText, t } from '../text/index.ts';
import '../ui/form.css';

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
