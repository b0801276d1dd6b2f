import type { TableSummary } from '@orrery/protocol';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { GameOffer } from '../feed/api.ts';
import { useAnswer } from '../feed/hooks.ts';
import { soloGames } from '../solo/games.ts';
import { t } from '../text/index.ts';
import { Orrery } from '../ui/orrery.tsx';
import { hasServer } from '../ui/pwa.ts';
import './home.css';
import { OpenTables } from './open-tables.tsx';
import { SoloList } from './solo-list.tsx';
import { TableList } from './table-list.tsx';
import { byUrgency } from './table-order.ts';

const REFRESH_MS = 10_000;

interface GameCardProps {
  readonly title: string;
  readonly note: string;
  readonly play: string;
  readonly create?: string;
  readonly learn?: string;
}

const GameCard = ({ title, note, play, create, learn }: GameCardProps) => (
  <li className="panel game-card">
    <h2>{title}</h2>
    <p className="soft">{note}</p>
    <div className="game-card-actions">
      <Link href={play} className="button main">
        {t('home.play')}
        <span className="hidden-text">: {title}</span>
      </Link>
      {create && (
        <Link href={create} className="button">
          {t('home.create')}
          <span className="hidden-text">: {title}</span>
        </Link>
      )}
      {learn && (
        <Link href={learn} className="button">
          {t('home.learn')}
          <span className="hidden-text">: {title}</span>
        </Link>
      )}
    </div>
  </li>
);

const Hero = ({ children }: { children: ReactNode }) => (
  <section className="home-hero">
    <div>
      <h1>{t('app.name')}</h1>
      <p className="home-tagline">{t('app.tagline')}</p>
      {children}
    </div>
    <Orrery />
  </section>
);

/** What can be played here without a server: each game against bots. */
const SoloOffers = () => (
  <ul className="home-games">
    {soloGames.map(({ id, title, players }) => (
      <GameCard
        key={id}
        title={title}
        note={t('home.solo', { bots: players - 1 })}
        play={`/solo/${id}`}
        learn={`/learn/${id}`}
      />
    ))}
  </ul>
);

const SoloHome = () => (
  <>
    <Hero>
      <SoloOffers />
      <p className="notice">{t('home.keptHere')}</p>
    </Hero>
    <div className="home-lists">
      <SoloList />
    </div>
  </>
);

const ServerHome = () => {
  const games = useAnswer<readonly GameOffer[]>('/api/games');
  const mine = useAnswer<readonly TableSummary[]>('/api/tables/mine', REFRESH_MS);
  const open = useAnswer<readonly TableSummary[]>('/api/tables', REFRESH_MS);
  const offers = games?.ok ? games.value : [];
  const titles = new Map(offers.map(game => [game.id, game.title]));
  const own = mine?.ok ? byUrgency(mine.value) : [];
  const ids = new Set(own.map(table => table.id));
  return (
    <>
      <Hero>
        {games && !games.ok ? (
          <>
            <SoloOffers />
            <p className="notice danger" role="status">
              {t('app.offline')} {t('home.meanwhile')}
            </p>
          </>
        ) : (
          <ul className="home-games">
            {offers.map(({ id, title, seats }) => (
              <GameCard
                key={id}
                title={title}
                note={t('home.players', seats)}
                play={`/new/${id}`}
                create={`/create?game=${id}`}
                {...(soloGames.some(each => each.id === id) && { learn: `/learn/${id}` })}
              />
            ))}
          </ul>
        )}
      </Hero>
      <div className="home-lists">
        <TableList title={t('home.mine')} empty={t('home.noneMine')} tables={own} titles={titles} />
        <OpenTables tables={open?.ok ? open.value.filter(table => !ids.has(table.id)) : []} titles={titles} />
        <SoloList />
      </div>
    </>
  );
};

export const HomePage = () => (hasServer ? <ServerHome /> : <SoloHome />);
