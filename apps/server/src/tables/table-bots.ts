import { BotStalled, questionAt } from '@orrery/bots/threads';
import type { LiveGame } from '@orrery/host';
import { type AnswerValue, type Ask, type Seat, simplestAnswer } from '@orrery/kernel';
import { digest } from '../common/ids.ts';
import { type Result, refused } from '../common/refusal.ts';
import { working } from '../common/watchdog.ts';
import { botAt, copyRoom } from '../rooms/room.ts';
import type { TableRecord } from '../store/store.ts';
import type { Draft, LoadedTable } from './drafts/draft.ts';
import { gameDraft } from './drafts/game-drafts.ts';
import type { TableDependencies } from './table-dependencies.ts';

/** After this many stalls of bots, each answered by default, the table is set aside. */
const BOT_STALLS = 3;

/** The dependencies of the bots on their table. */
interface BotHooks {
  readonly deps: Pick<TableDependencies, 'bots' | 'fault' | 'now'>;
  readonly present: () => LoadedTable;
  /** Queues an answer. */
  enqueue(answer: () => Promise<void>): Promise<void>;
  commit(what: string, draft: () => Result<Draft>): Promise<unknown>;
  /** Sets the table aside, because a bot does not terminate. */
  setAside(what: string): Promise<void>;
}

/** The bots of one table. */
export class TableBots {
  readonly #hooks: BotHooks;
  /** The ask that each seat's bot is thinking about. */
  readonly #thinking = new Map<Seat, string>();
  #stalls = 0;

  constructor(hooks: BotHooks) {
    this.#hooks = hooks;
  }

  get areThinking(): boolean {
    return this.#thinking.size > 0;
  }

  /** Starts the bots that the game waits for. */
  drive({ room, seed }: TableRecord, game: LiveGame): void {
    const { deps, enqueue } = this.#hooks;
    for (const seat of game.waiting()) {
      const bot = botAt(room, seat);
      const ask = bot === null ? undefined : game.asks(seat).find(each => !each.ahead);
      if (bot === null || !ask || this.#thinking.get(seat) === ask.id) continue;
      this.#thinking.set(seat, ask.id);
      const own = digest(`${seed} bot ${seat}`); // does not reveal the seed
      const about = { game: room.game, bot, seed: own, luck: digest(own + ask.id), ask };
      const question = working(room.id, `ask a bot ${ask.kind}`, () => questionAt(game, about));
      deps.bots
        .choose(question, room.host.id)
        .catch(error => {
          deps.fault(error, `the bot ${bot} failed`);
          if (error instanceof BotStalled) this.#stalls++;
          return simplestAnswer(ask);
        })
        .then(value => enqueue(() => this.#answer(seat, ask, value)))
        .catch(error => deps.fault(error, 'a bot could not answer'));
    }
  }

  async #answer(seat: Seat, ask: Ask, value: AnswerValue): Promise<void> {
    const { deps, present, commit, setAside } = this.#hooks;
    if (this.#thinking.get(seat) === ask.id) this.#thinking.delete(seat);
    if (this.#stalls >= BOT_STALLS) {
      this.#stalls = 0;
      return setAside(`bot ${ask.kind}`);
    }
    await commit(`answer ${ask.kind}`, () => {
      const loaded = present();
      const room = copyRoom(loaded.record.room);
      if (room.status !== 'playing') return refused('ask/over', 'The game is over.');
      if (botAt(room, seat) === null || room.paused) return refused('ask/foreign', 'The seat is played by a person.');
      return gameDraft(loaded, room, seat, deps.now(), 'decides', game => {
        // In a question for several seats a second answer would replace the first, which another process may have given.
        if (!game.waiting().includes(seat)) return refused('ask/stale', 'The bot has answered that already.');
        const answered = game.answer({ ask: ask.id, seat, value });
        if (answered.ok || answered.code === 'ask/stale') return answered;
        return game.answer({ ask: ask.id, seat, value: simplestAnswer(ask) });
      });
    });
  }
}
