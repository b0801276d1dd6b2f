import type { Ask, Seat } from '@orrery/kernel';
import type { Picture, RoomPicture, You } from '@orrery/protocol';
import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import { ChoiceContext } from '../ask/choice.ts';
import { AskPanel } from '../ask/panel.tsx';
import { useAsking } from '../ask/use-asking.ts';
import type { Board, BoardProps } from '../boards/board.ts';
import type { Feed } from '../feed/feed.ts';
import type { Shown } from '../feed/pace.ts';
import { t } from '../text/index.ts';
import './game-page.css';
import { Ending } from './ending.tsx';
import { Happening } from './happening.tsx';
import { eventsFor, Lately, Log } from './log.tsx';
import { TableMenu } from './menu.tsx';
import { UndoBar, WaitingLine } from './standing-by.tsx';
import { useTurnNotice } from './turn-notice.ts';

interface GameProps {
  readonly feed: Feed;
  readonly shown: Shown;
  readonly room: RoomPicture;
  readonly you: You;
  readonly picture: Picture;
  readonly board: Board<never>;
}

const tabs = ['board', 'me', 'table', 'log'] as const;
type Tab = (typeof tabs)[number];

/** The first question that is really open comes first; then one that may be answered ahead. */
const questionOf = (picture: Picture): Ask | undefined =>
  picture.asks.find(ask => !ask.ahead) ?? picture.asks.find(ask => ask.ahead);

export const nameAt = (room: RoomPicture, seat: Seat): string => {
  const { name, bot } = room.seats[seat] ?? {};
  return name ?? (bot ? `${bot} ${seat + 1}` : t('table.seatOpen'));
};

/** A game being played, or just over: the board, what is asked, and what happened. */
export const GamePage = ({ feed, shown, room, you, picture, board }: GameProps) => {
  const { state, moment } = shown;
  const [tab, setTab] = useState<Tab>('board');
  const asking = useAsking(feed, questionOf(picture));
  const events = useMemo(() => eventsFor(state.events, you.seat), [state.events, you.seat]);
  const fresh = useMemo(() => eventsFor(shown.fresh, you.seat), [shown.fresh, you.seat]);
  const props: BoardProps<never> = {
    view: picture.view as never,
    picture,
    room,
    me: you.seat,
    events,
    fresh,
    moment,
    nameOf: seat => nameAt(room, seat),
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: names and events are all that the lines depend on
  const lines = useMemo(() => board.log(events, props), [events, board, room.seats]);
  const { ask } = asking;
  useTurnNotice(you.seat !== null && picture.waiting.includes(you.seat), room.title);
  const railTab = tab === 'board' ? 'me' : tab;
  return (
    <ChoiceContext value={asking}>
      <div className="game" data-tab={tab}>
        <header className="game-top">
          <Link href="/" className="game-home" aria-label={t('app.home')}>
            ☉
          </Link>
          <board.Heading {...props} />
          <TableMenu feed={feed} room={room} you={you} />
        </header>
        <main className="game-board">
          <h1 className="hidden-text">{room.title}</h1>
          <board.Table {...props} />
        </main>
        <Happening board={board} props={props} leftOut={shown.leftOut} />
        <aside className="game-rail">
          <div className="game-ask">
            {state.connection === 'offline' && (
              <p className="notice danger" role="status">
                {t('app.offline')}
              </p>
            )}
            {picture.standing ? (
              <Ending feed={feed} picture={picture} room={room} you={you} />
            ) : ask ? (
              <AskPanel
                asking={asking}
                words={board.ask(ask, props)}
                wordsOf={option => board.option(ask, option, props)}
              />
            ) : null}
            {!picture.standing && <WaitingLine picture={picture} room={room} you={you} />}
            <UndoBar feed={feed} picture={picture} room={room} you={you} />
          </div>
          <Lately lines={lines} />
          <div className="game-tabs" role="tablist">
            {tabs.map(each => (
              <button
                key={each}
                type="button"
                role="tab"
                id={`tab-${each}`}
                aria-selected={each === tab || (each === 'me' && tab === 'board')}
                aria-controls="rail-panel"
                className={`game-tab game-tab-${each}`}
                onClick={() => setTab(each)}
              >
                {t(`tabs.${each}`)}
              </button>
            ))}
          </div>
          <div
            className="game-panel"
            id="rail-panel"
            role="tabpanel"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
            tabIndex={0}
            aria-labelledby={`tab-${railTab}`}
          >
            {railTab === 'me' && <board.Mine {...props} />}
            {railTab === 'table' && <board.Shared {...props} />}
            {railTab === 'log' && (
              <Log feed={feed} state={state} lines={lines} mayTalk={you.seat !== null || you.host} />
            )}
          </div>
        </aside>
      </div>
    </ChoiceContext>
  );
};
