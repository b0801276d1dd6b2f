import { playersOf, type Room } from '../../rooms/room.ts';

/** How long a private question stays open at least and at most, in milliseconds. With a maximum of 0 timing is not hidden. */
export interface HiddenRange {
  readonly least: number;
  readonly most: number;
}

/** With more time for a decision than this a table is not live. */
const SLOW_SECONDS = 3600;

/** Whether several people play at the same time, so that they could notice how long a question takes. */
export function isLive(room: Room, isThere: (person: string) => boolean): boolean {
  const { clock } = room;
  const players = playersOf(room);
  if (players.length < 2) return false;
  if (clock.kind === 'none') return players.filter(seat => isThere(room.seats[seat]!.person!.id)).length >= 2;
  return clock.kind === 'bank' || clock.seconds < SLOW_SECONDS;
}

type Task = () => Promise<void>;

/** Keeps a private question open for some time, whether or not anybody is asked. Answers wait until it is over. */
export class HiddenTime {
  #question: string | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isOpen = false;
  #waiting: Task[] = [];

  /** Whether answers have to wait. */
  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Whether it has been over for this question. */
  isOver(question: string): boolean {
    return question === this.#question && !this.#isOpen;
  }

  /**
   * Starts the time of a question, unless it has started already. When it is over, `close` gets the answers that wait.
   * Returns the answers that waited for an earlier question.
   */
  start(question: string | undefined, ms: () => number, close: (answers: readonly Task[]) => void): readonly Task[] {
    if (question === this.#question) return [];
    const putOff = this.#stop();
    this.#question = question;
    if (question === undefined) return putOff;
    this.#isOpen = true;
    this.#timer = setTimeout(() => close(this.#stop()), ms());
    return putOff;
  }

  /** Lets an answer wait until the time is over. */
  putOff(answer: Task): void {
    this.#waiting.push(answer);
  }

  /** Forgets the question. Returns the answers that waited. */
  end(): readonly Task[] {
    this.#question = undefined;
    return this.#stop();
  }

  #stop(): readonly Task[] {
    clearTimeout(this.#timer);
    this.#isOpen = false;
    return this.#waiting.splice(0);
  }
}
