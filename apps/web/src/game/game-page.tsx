import type { Ask, Barred, Reason, Seat, Target } from '@orrery/kernel';
import type { Picture, RoomPicture, You } from '@orrery/protocol';
import { useCallback, useMemo, useRef, useState } from 'react';
import { Link } from 'wouter';
import { type Cannot, ChoiceContext } from '../ask/choice.ts';
import { FirstOptions } from '../ask/first-options.tsx';
import { AskPanel } from '../ask/panel.tsx';
import { useAsking } from '../ask/use-asking.ts';
import { WhyLine } from '../ask/why-not.tsx';
import type { Board, BoardProps, SheetProps } from '../boards/board.ts';
import { ToolContext } from '../boards/tools.ts';
import { CoachPanel, useCoachSwitch } from '../coach/coach-panel.tsx';
import type { Said } from '../feed/chat.ts';
import type { Feed } from '../feed/feed.ts';
import type { Shown } from '../feed/picture-queue.ts';
import { HighlightContext, ShowPieceContext } from '../highlight/highlight.ts';
import { useHighlights } from '../highlight/use-highlights.ts';
import { DigestPanel } from '../history/digest.tsx';
import { HistoryBar } from '../history/history-bar.tsx';
import { isStored, marksOf } from '../history/timeline-marks.ts';
import { useDigest } from '../history/use-digest.ts';
import { type Sorting, useFilters } from '../history/use-filters.ts';
import { type Start, useHistory } from '../history/use-history.ts';
import { t } from '../text/index.ts';
import './game-page.css';
import { ChatToast, Say, UnreadBadge } from '../people/chat.tsx';
import { nameAt } from '../people/names.ts';
import { PeopleButton } from '../people/people-button.tsx';
import { useUnread } from '../people/unread.ts';
import { AwayNotice } from './away.tsx';
import { Ending } from './ending.tsx';
import { EventToast } from './event-toast.tsx';
import { GuidePanel, useGuide } from './guide.tsx';
import { HistoryMoment } from './history-moment.tsx';
import { useKeysDialog } from './keys-dialog.tsx';
import { eventsFor, Lately, Log } from './log.tsx';
import { TableMenu } from './menu.tsx';
import { Ahead, Orders } from './orders.tsx';
import { Reactions } from './reactions.tsx';
import { StuckNotice } from './stuck.tsx';
import { Summary } from './summary.tsx';
import { useTurnNotice } from './turn-notice.ts';
import { useTools } from './use-tools.tsx';
import { UndoBar, WaitingLine } from './waiting-and-undo.tsx';
import { Welcome } from './welcome.tsx';

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

/** The first open question; otherwise one that may be answered ahead. */
const questionOf = (picture: Picture): Ask | undefined =>
  picture.asks.find(ask => !ask.ahead) ?? picture.asks.find(ask => ask.ahead);

/** A window that is shown together with what is asked after it. */
const windowBefore = ({ next }: Picture, ask: Ask | undefined): Ask | undefined =>
  ask?.form === 'pick' && next ? ask : undefined;

const barredIn = (picture: Picture, ask: Ask): readonly Barred[] =>
  ask === picture.next?.ask ? picture.next.barred : (picture.barred[picture.asks.indexOf(ask)] ?? []);

/** What the question does not offer, in words. */
const cannotIn = (picture: Picture, ask: Ask | undefined, board: Board<never>, props: BoardProps<never>): Cannot[] =>
  (ask ? barredIn(picture, ask) : []).map(({ option, reason }) => ({
    option,
    label: board.option(ask!, option, props).label,
    why: board.reason(reason, props),
    rule: reason.rule,
  }));

/** How the game sorts its events for the digest. */
function sortingOf({ filters }: Board<never>, props: BoardProps<never>): Sorting | undefined {
  if (!filters) return undefined;
  const { isAboutMe, isAboutObjectives, neighbours } = filters;
  return {
    isAboutMe: event => isAboutMe(event, props),
    ...(isAboutObjectives && { isAboutObjectives }),
    ...(neighbours && { neighbours: hear => neighbours(props, hear) }),
  };
}

/** To whom one answers a message: its author, if it is private. */
const answerTo = ({ to, seat }: Said): Seat | null => (to ? seat : null);

/** Where a game plans nothing, each question is put by itself. */
const NoSheet = ({ children }: SheetProps<never>) => children;

const isNarrow = (): boolean => window.matchMedia('(max-width: 56rem)').matches;

/** A running or finished game: board, question and log; or a past moment of it. */
export const GamePage = ({ feed, shown, room, you, picture: now, board }: GameProps) => {
  const { state } = shown;
  const [tab, setTab] = useState<Tab>('board');
  const history = useHistory(feed, state.n);
  const picture = history.picture ?? now;
  const isStuck = room.stuck !== undefined;
  const open = isStuck ? undefined : questionOf(now);
  const earlier = windowBefore(now, open);
  const question = earlier ? now.next!.ask : open;
  const all = useMemo(() => eventsFor(state.events, you.seat), [state.events, you.seat]);
  const moment = history.isOpen ? history.moments[history.index] : undefined;
  const before = history.isOpen ? history.moments[history.index - 1] : undefined;
  const told = moment ? moment.events - state.eventsFrom : all.length;
  const events = useMemo(() => all.slice(0, Math.max(0, told)), [all, told]);
  const isKnown = useRef(-1); // events shown before opening the history are not animated again
  if (history.isOpen) isKnown.current = shown.moment;
  const { scene } = history;
  const nameOf = (seat: Seat) => nameAt(room, seat);
  const known = { room, me: you.seat, nameOf };
  // biome-ignore lint/correctness/useExhaustiveDependencies: names and events are all that the lines depend on
  const allLines = useMemo(() => {
    const table = { ...known, fresh: [], moment: 0, view: now.view as never, picture: now, events: all };
    return board.log(all, table).map(line => ({ ...line, event: line.event + state.eventsFrom }));
  }, [all, board, room.seats]);
  const marks = useMemo(() => marksOf(allLines, history.moments), [allLines, history.moments]);
  const isOld = history.isOpen && isStored(marks, history.moments, history.index);
  const fresh = useMemo(() => {
    if (isOld) return []; // a whole turn is between two stored pictures
    if (history.isOpen)
      return all.slice(Math.max(0, scene.from - state.eventsFrom), Math.max(0, scene.to - state.eventsFrom));
    return shown.moment === isKnown.current ? [] : eventsFor(shown.fresh, you.seat);
  }, [history.isOpen, isOld, all, scene, state.eventsFrom, shown.fresh, shown.moment, you.seat]);
  const shownNow = { fresh, moment: history.isOpen ? scene.moment : shown.moment };
  const props: BoardProps<never> = { ...known, ...shownNow, view: picture.view as never, picture, events };
  // biome-ignore lint/correctness/useExhaustiveDependencies: names and the picture are all that the words depend on
  const cannot = useMemo(() => cannotIn(now, question, board, props), [now, board, room.seats]);
  const decided = now.ahead.find(({ about }) => about === question?.about)?.value;
  const say = (reason: Reason) => board.reason(reason, props);
  const guiding = useGuide(question);
  const coach = useCoachSwitch(guiding.isDone);
  const isCoached = room.coach && you.seat !== null && !isStuck && (!guiding.guide || guiding.isDone);
  const asking = useAsking(
    feed,
    history.isOpen ? undefined : question,
    cannot,
    say,
    decided,
    question && board.holds?.(question),
    guiding.advised,
    earlier,
  );
  const until = moment?.events ?? Number.POSITIVE_INFINITY;
  const lines = useMemo(() => allLines.filter(({ event }) => event < until), [allLines, until]);
  const since = before?.events ?? 0;
  const then = useMemo(() => lines.filter(({ event }) => event >= since), [lines, since]);
  const digest = useDigest(feed, isStuck ? null : you.seat, question?.id, allLines);
  const filters = useFilters(
    digest && { shown: digest.lines, all: allLines, events: all, from: state.eventsFrom },
    sortingOf(board, props),
  );
  const marking = useHighlights(history.isOpen ? then : digest?.lines);
  const [detail, setDetail] = useState<Target>();
  const latest = useRef(props);
  latest.current = props;
  const point = useCallback(
    (at: Target) => {
      if (!board.isOnTable(at, latest.current)) return setDetail(at);
      marking.show(at);
      if (isNarrow()) setTab('board');
    },
    [board, marking.show],
  );
  const lookBack = (start?: Start) => {
    void history.open(start);
    if (isNarrow()) setTab('board');
  };
  const [isSummary, setSummary] = useState(false);
  const { ask } = asking;
  const firstly = earlier && (
    <FirstOptions asking={asking} first={earlier} wordsOf={option => board.option(earlier, option, props)} />
  );
  const { tools, open: openTool, opened: openedTool } = useTools(board, props);
  const keys = useKeysDialog(tools, board.keys);
  const [to, setTo] = useState<Seat | null>(null);
  const writeTo = (seat: Seat | null) => {
    setTo(seat);
    setTab('log');
  };
  const isMine = (line: Said) => line.seat === you.seat && (you.seat !== null || line.name === room.host);
  const unread = useUnread(room.id, state.chat, isMine, tab === 'log');
  const Sheet = board.Sheet ?? NoSheet;
  useTurnNotice(!isStuck && you.seat !== null && now.waiting.includes(you.seat), room.title);
  const first = you.seat === null ? 'table' : 'me'; // spectators have no own tab
  const railTab = tab === 'board' ? first : tab;
  return (
    <ChoiceContext value={asking}>
      <ShowPieceContext value={point}>
        <HighlightContext value={marking}>
          <div className={`game ${history.isWaiting ? 'is-waiting' : ''}`} data-tab={tab}>
            <header className="game-top">
              <Link href="/" className="game-home" aria-label={t('app.home')}>
                ☉
              </Link>
              <board.Heading {...props} />
              {!feed.isSolo && <PeopleButton room={room} you={you} picture={now} write={writeTo} />}
              <TableMenu
                coach={isCoached ? coach : undefined}
                feed={feed}
                room={room}
                you={you}
                told={state.eventsFrom + state.events.length}
                tools={tools}
                openTool={openTool}
                openSummary={() => setSummary(true)}
                showKeys={keys.show}
              />
            </header>
            <main className="game-board" aria-busy={history.isWaiting}>
              <h1 className="hidden-text">{room.title}</h1>
              <ToolContext value={openTool}>
                <board.Table {...props} />
              </ToolContext>
              {!history.isOpen && <WhyLine key={ask?.id} />}
            </main>
            {unread.news && (
              <ChatToast
                line={unread.news}
                me={you.seat}
                open={() => writeTo(answerTo(unread.news!))}
                close={unread.close}
              />
            )}
            {!history.isOpen && <EventToast board={board} props={props} leftOut={shown.leftOut} />}
            {history.isOpen && <HistoryBar history={history} marks={marks} />}
            <aside className="game-rail">
              <div className="game-ask">
                {state.connection === 'offline' && (
                  <p className="notice danger" role="status">
                    {t('app.offline')}
                  </p>
                )}
                {history.isOpen ? (
                  <HistoryMoment
                    lines={then}
                    history={history}
                    isStored={isOld}
                    isMyTurn={question !== undefined && !question.ahead}
                  />
                ) : (
                  <>
                    {!isStuck && !now.standing && <AwayNotice feed={feed} room={room} you={you} lines={allLines} />}
                    <GuidePanel state={guiding} ask={question} feed={feed} />
                    {isCoached && coach.isOn && ask && !now.standing && (
                      <CoachPanel
                        game={room.game}
                        picture={now}
                        ask={ask}
                        asking={asking}
                        words={board.ask(ask, props)}
                        wordsOf={option => board.option(ask, option, props)}
                      />
                    )}
                    <Welcome
                      room={room}
                      you={you}
                      lines={board.welcome(props)}
                      ask={question?.id}
                      startCoach={isCoached && !coach.isOn ? () => coach.turn(true) : undefined}
                    />
                    {isStuck && <StuckNotice feed={feed} room={room} you={you} />}
                    {now.standing ? (
                      <Ending feed={feed} picture={now} room={room} you={you} openSummary={() => setSummary(true)} />
                    ) : (
                      <Sheet {...props} feed={feed} asking={asking} firstly={firstly}>
                        {ask && (
                          <AskPanel
                            asking={asking}
                            words={board.ask(ask, props)}
                            wordsOf={option => board.option(ask, option, props)}
                            isOnBoard={({ at }) => at !== undefined && board.isOnTable(at, props)}
                            beside={board.Beside && <board.Beside {...props} />}
                            confirmWords={asking.draft && board.confirm?.(ask, asking.draft, props)}
                            firstly={firstly}
                          />
                        )}
                      </Sheet>
                    )}
                    {!isStuck && (
                      <>
                        {!now.standing && <WaitingLine picture={now} room={room} you={you} />}
                        {(!guiding.guide || guiding.isDone) && (
                          <>
                            <Ahead feed={feed} picture={now} board={board} props={props} />
                            <Reactions feed={feed} picture={now} room={room} />
                            <Orders
                              feed={feed}
                              picture={now}
                              ask={earlier ?? ask}
                              seat={you.seat}
                              moments={board.moments}
                            />
                          </>
                        )}
                        <UndoBar feed={feed} picture={now} room={room} you={you} />
                      </>
                    )}
                  </>
                )}
              </div>
              <div className="game-news">
                {!history.isOpen && digest && (
                  <DigestPanel
                    digest={digest}
                    filters={filters}
                    nameOf={nameOf}
                    showMe={() => lookBack({ n: digest.n, plays: true })}
                  />
                )}
                {!history.isOpen && <Lately lines={lines} {...(isStuck ? {} : { lookBack: () => lookBack() })} />}
              </div>
              <div className="game-tabs" role="tablist">
                {tabs
                  .filter(each => each !== 'me' || first === 'me')
                  .map(each => (
                    <button
                      key={each}
                      type="button"
                      role="tab"
                      id={`tab-${each}`}
                      aria-selected={each === tab || (each === first && tab === 'board')}
                      aria-controls="rail-panel"
                      className={`game-tab game-tab-${each} ${each === first ? 'game-tab-first' : ''}`}
                      onClick={() => setTab(each)}
                    >
                      {t(`tabs.${each}`)}
                      {each === 'log' && unread.count > 0 && <UnreadBadge count={unread.count} />}
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
                {railTab === 'me' && <board.OwnPanel {...props} />}
                {railTab === 'table' && <board.CommonPanel {...props} />}
                {railTab === 'log' && (
                  <Log
                    feed={feed}
                    state={state}
                    lines={lines}
                    me={you.seat}
                    {...((you.seat !== null || you.host) && {
                      say: <Say feed={feed} room={room} you={you} to={to} setTo={setTo} />,
                    })}
                    {...(isStuck ? {} : { goBack: line => lookBack({ event: line.event }) })}
                  />
                )}
              </div>
            </aside>
          </div>
          {openedTool}
          {isSummary && (
            <Summary
              {...{ feed, state, board, room, you }}
              picture={now}
              lookBack={isStuck ? undefined : event => lookBack({ event })}
              close={() => setSummary(false)}
            />
          )}
          {keys.opened}
          {detail && <board.Detail {...props} at={detail} close={() => setDetail(undefined)} />}
        </HighlightContext>
      </ShowPieceContext>
    </ChoiceContext>
  );
};
