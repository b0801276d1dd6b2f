import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { type GameOffer, type Me, request } from '../feed/api.ts';
import { refusalText, t } from '../text/index.ts';
import { Shell } from '../ui/shell.tsx';
import { NameForm } from './me.tsx';

/** A table against bots that starts at once; the usual bot takes the other seats. */
async function startTable(game: string): Promise<{ table: string } | { problem: string }> {
  const games = await request<readonly GameOffer[]>('GET', '/api/games');
  if (!games.ok) return { problem: t('app.offline') };
  const offer = games.value.find(each => each.id === game);
  if (!offer) return { problem: t('table.gone') };
  const bots = [null, ...Array.from({ length: offer.players - 1 }, () => offer.usualBot)];
  const wish = { game, seats: offer.players, bots };
  const made = await request<{ table: string }>('POST', '/api/tables', wish);
  if (!made.ok) return { problem: refusalText(made.code, made.message) };
  const { table } = made.value;
  const started = await request('POST', `/api/tables/${table}/commands`, { id: 'start', command: { do: 'start' } });
  return started.ok ? { table } : { problem: refusalText(started.code, started.message) };
}

export const PlayNowPage = ({ game }: { game: string }) => {
  const [, go] = useLocation();
  const [isUnknown, setUnknown] = useState(false);
  const [problem, setProblem] = useState('');
  const begun = useRef(false);

  const begin = useCallback(async () => {
    const started = await startTable(game);
    if ('problem' in started) setProblem(started.problem);
    else go(`/t/${started.table}`, { replace: true });
  }, [game, go]);

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void request<Me>('GET', '/api/me').then(me => (me.ok ? begin() : setUnknown(true)));
  }, [begin]);

  return (
    <Shell>
      {problem !== '' && (
        <p className="notice danger" role="alert">
          {problem}
        </p>
      )}
      {isUnknown && problem === '' ? (
        <div className="form-page">
          <h1>{t('me.name')}</h1>
          <NameForm done={() => void begin()} />
        </div>
      ) : (
        problem === '' && <h1>{t('table.loading')}</h1>
      )}
    </Shell>
  );
};
