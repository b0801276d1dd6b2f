import type { Command } from '@orrery/protocol';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { askWhoIAm, type GameOffer, personIn, request } from '../feed/api.ts';
import { newBits } from '../feed/dice.ts';
import { nameMe } from '../feed/hooks.ts';
import { welcome } from '../game/welcome.tsx';
import { refusalText, t } from '../text/index.ts';
import { Message } from './message.tsx';

/** A table against bots that starts at once; the usual bot takes the other seats. */
async function startTable(game: string): Promise<{ table: string } | { problem: string } | 'offline' | 'no-game'> {
  const games = await request<readonly GameOffer[]>('GET', '/api/games');
  if (!games.ok)
    return games.code === 'request/failed' ? 'offline' : { problem: refusalText(games.code, games.message) };
  const offer = games.value.find(each => each.id === game);
  if (!offer) return 'no-game';
  const me = await askWhoIAm();
  const named = personIn(me) ? me : await nameMe(t('me.guest', { number: Math.floor(1000 + Math.random() * 9000) }));
  if (!named.ok) return { problem: refusalText(named.code, named.message) };
  const bots = [null, ...Array.from({ length: offer.players - 1 }, () => offer.usualBot)];
  const wish = { game, seats: offer.players, bots };
  const made = await request<{ table: string }>('POST', '/api/tables', wish);
  if (!made.ok) return { problem: refusalText(made.code, made.message) };
  const { table } = made.value;
  const act = (command: Command) => request('POST', `/api/tables/${table}/commands`, { id: command.do, command });
  const bits = await newBits();
  if (bits) await act({ do: 'pledge', digest: bits.digest });
  const started = await act({ do: 'start' });
  if (bits && started.ok) await act({ do: 'reveal', random: bits.random });
  return started.ok ? { table } : { problem: refusalText(started.code, started.message) };
}

/** Starts a game against bots. Nobody is asked for a name: a guest gets one, and may change it later. */
export const PlayNowPage = ({ game }: { game: string }) => {
  const [, go] = useLocation();
  const [problem, setProblem] = useState<'offline' | 'no-game' | { readonly problem: string }>();
  const begun = useRef(false);

  const begin = useCallback(async () => {
    setProblem(undefined);
    const started = await startTable(game);
    if (typeof started === 'string' || 'problem' in started) return setProblem(started);
    welcome.expect(started.table);
    go(`/t/${started.table}`, { replace: true });
  }, [game, go]);

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void begin();
  }, [begin]);

  if (problem === undefined) return <Message title={t('table.loading')} />;
  if (problem === 'no-game') return <Message title={t('new.noGame', { game })} text={t('new.noGameHint')} />;
  const isOffline = problem === 'offline';
  return (
    <Message
      title={t(isOffline ? 'new.offline' : 'new.failed')}
      text={isOffline ? t('new.offlineHint') : problem.problem}
    >
      <button type="button" className="button main" onClick={() => void begin()}>
        {t('new.again')}
      </button>
      {isOffline && (
        <Link href={`/solo/${game}`} className="button">
          {t('new.here')}
        </Link>
      )}
    </Message>
  );
};
