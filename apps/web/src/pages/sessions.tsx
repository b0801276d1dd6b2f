import type { SessionPicture } from '@orrery/protocol';
import { useCallback, useEffect, useState } from 'react';
import { type Answer, request } from '../feed/api.ts';
import { refusalText, t, timeAgo } from '../text/index.ts';

/** The person's sessions by device, with buttons to end them. */
export const Sessions = () => {
  const [sessions, setSessions] = useState<readonly SessionPicture[]>([]);
  const [problem, setProblem] = useState('');
  const load = useCallback(async () => {
    const answer = await request<{ sessions: readonly SessionPicture[] }>('GET', '/api/me/sessions');
    if (answer.ok) setSessions(answer.value.sessions);
  }, []);
  useEffect(() => void load(), [load]);
  const end = async (path: string) => {
    const answer: Answer<unknown> = await request('DELETE', path);
    setProblem(answer.ok ? '' : refusalText(answer.code, answer.message));
    await load();
  };
  return (
    <section className="form">
      <h2>{t('me.sessions')}</h2>
      <p className="soft">{t('me.sessionsHint')}</p>
      <ul className="sessions">
        {sessions.map(({ id, name, seen, current }) => (
          <li key={id}>
            <span>
              {name} <span className="soft">{current ? t('me.thisDevice') : timeAgo(seen)}</span>
            </span>
            {!current && (
              <button type="button" className="button compact" onClick={() => void end(`/api/me/sessions/${id}`)}>
                {t('me.endSession', { name })}
              </button>
            )}
          </li>
        ))}
      </ul>
      {problem && <p className="notice danger">{problem}</p>}
      {sessions.length > 1 && (
        <button type="button" className="button" onClick={() => void end('/api/me/sessions')}>
          {t('me.endOthers')}
        </button>
      )}
    </section>
  );
};
