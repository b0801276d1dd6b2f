import { playersOf, type Room } from '../rooms/room.ts';

/** The shortest and the longest time for which a private question stays open, in milliseconds. Nothing is hidden without any. */
export interface HiddenRange {
  readonly least: number;
  readonly most: number;
}

/** Who has longer for a decision does not sit at a live table. */
const SLOW_SECONDS = 3600;

/** Whether people play at the same time, so that they can see how long a question takes. */
export function isLive(room: Room, isThere: (person: string) => boolean): boolean {
  const { clock } = room;
  const players = playersOf(room);
  if (players.length < 2) return false;
  if (clock.kind === 'none') return players.filter(seat => isThere(room.seats[seat]!.person!.id)).length >= 2;
  return clock.kind === 'bank' || clock.seconds < SLOW_SECONDS;
}

type Task = () => Promise<void>;

/** The time for which a private question stays open, whether or not anybody is asked. Answers wait until it is over. */
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
   * Starts for a question, unless it has been started for it. When it is over, `close` gets what was put off. What was put
   * off for an earlier question comes back.
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

  /** Puts something off until the time is over. */
  putOff(answer: Task): void {
    this.#waiting.push(answer);
  }

  /** Forgets the question. What was put off comes back. */
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
