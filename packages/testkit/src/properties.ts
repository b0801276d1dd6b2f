import {
  type Answer,
  type Ask,
  answerOrNext,
  beginning,
  canonical,
  type Entry,
  fork,
  imagine,
  type KernelState,
  liveEntries,
  nextQuestion,
  onlyAnswer,
  redeal,
  type Seat,
  type Snapshot,
  seedFrom,
  simplestAnswer,
  Table,
} from '@orrery/kernel';

type AnyTable<G extends KernelState> = Table<G, unknown>;

/** P2: the last safe point as JSON, with the tail replayed, is the same position with the same asks. */
export function checkReplay<G extends KernelState>(table: AnyTable<G>): string[] {
  const snapshot: Snapshot<G> = JSON.parse(JSON.stringify(table.rebase()));
  const tail: Entry[] = JSON.parse(JSON.stringify(table.log.slice(snapshot.at)));
  const log = [...table.log.slice(0, snapshot.at), ...tail];
  const { game, seats, options, seed } = table;
  const again = new Table<G>(game, { seats, options, seed, from: { snapshot, log, events: table.events } });
  const problems: string[] = [];
  if (!same(again.state, table.state)) problems.push('P2: the replayed state differs');
  if (!same(again.asks(), table.asks())) problems.push('P2: the replayed asks differ');
  const since = ({ events }: AnyTable<G>) => [events.length, events.slice(snapshot.events)];
  if (!same(since(again), since(table))) problems.push('P2: the replayed events differ');
  return problems;
}

/** What one seat receives: its view and asks, whom the table waits for, and the events since the safe point. */
function received<G extends KernelState>(table: AnyTable<G>, seat: Seat | null, eventsFrom: number) {
  return {
    view: table.view(seat),
    asks: seat === null ? [] : table.asks(seat),
    barred: seat === null ? [] : table.barred(seat),
    next: seat === null ? null : (nextQuestion(table, seat) ?? null),
    answered: seat === null ? [] : table.replaceable(seat),
    waiting: table.waiting(),
    events: table.events
      .slice(eventsFrom)
      .map(({ type, data, secret }) => ({ type, data, own: seat === null ? undefined : secret?.[seat] })),
  };
}

/**
 * P3: a redeal of everything that a seat cannot see does not change what the seat receives. At a quick table, hands
 * decide who is asked, so a redealt table waits for the same seats as the real one, and everything else must be equal.
 * `checkUnasked` checks that nothing else depends on who is asked.
 */
export function checkLeaks<G extends KernelState>(table: AnyTable<G>, seat: Seat | null, seed: string): string[] {
  const dealt = redeal(table, seat, { seed: seedFrom(seed) });
  const safe = table.rebase();
  const truth = received(table, seat, safe.events);
  const other = received(dealt, seat, 0);
  const problems: string[] = [];
  for (const part of ['view', 'asks', 'barred', 'next', 'answered', 'waiting', 'events'] as const)
    if (!same(truth[part], other[part]))
      problems.push(`P3: redealt for seat ${seat}, ${part} differ: ${firstDifference(truth[part], other[part])}`);
  for (const problem of table.game.audit(dealt.state)) problems.push(`P3: redealt for seat ${seat}: ${problem}`);
  return problems;
}

/** P10: an imagined table depends only on what the seat sees and on the seed, not on hidden state. */
export function checkImagined<G extends KernelState>(table: AnyTable<G>, seat: Seat | null, seed: string): string[] {
  const settings = { seed: seedFrom(`${seed} imagined`) };
  const imagined = imagine(table, seat, settings)?.state;
  const again = imagine(redeal(table, seat, { seed: seedFrom(`${seed} other`) }), seat, settings)?.state;
  if (same(imagined, again)) return [];
  return [`P10: seat ${seat} imagines by what it cannot see: ${firstDifference(imagined ?? {}, again ?? {})}`];
}

/** Whether data is equal. Equal JSON means equal data; keys are sorted only if it differs. */
const same = (a: unknown, b: unknown): boolean =>
  JSON.stringify(a) === JSON.stringify(b) || canonical(a) === canonical(b);

export function firstDifference(a: unknown, b: unknown): string {
  const one = canonical(a);
  const two = canonical(b);
  let i = 0;
  while (i < one.length && one[i] === two[i]) i++;
  return `…${one.slice(Math.max(0, i - 60), i + 40)}… / …${two.slice(Math.max(0, i - 60), i + 40)}…`;
}

/** Answers that a table must refuse, with their ask. */
function wrongAnswers(ask: Ask, seats: number): Answer[] {
  const good = simplestAnswer(ask);
  const { id, seat } = ask;
  const other = (seat + 1) % seats;
  const list = [
    { ask: `${id}9`, seat, value: good },
    { ask: '', seat, value: good },
    { ask: id, seat: other, value: good },
    { ask: id, seat: -1, value: good },
    { ask: id, seat, value: ['no such key'] },
    { ask: id, seat, value: { nothing: 1 } },
    { ask: id, seat, value: ask.form === 'number' ? ask.min - 1 : -1 },
    { ask: id, seat, value: 0.5 },
    { ask: id, seat, value: null as unknown as number },
    { ask: id, seat, value: [1] as unknown as string[] },
  ];
  if (ask.form === 'pick') {
    const keys = ask.options.map(option => option.key);
    if (keys.length > 0) list.push({ ask: id, seat, value: [keys[0]!, keys[0]!] });
    if (ask.min > 0) list.push({ ask: id, seat, value: [] });
    if (keys.length > ask.max) list.push({ ask: id, seat, value: keys.slice(0, ask.max + 1) });
  }
  if (ask.form === 'number') list.push({ ask: id, seat, value: ask.max + 1 });
  return list;
}

/** P4: every ask has a legal answer; every wrong one is refused with a code and changes nothing. */
export function checkRefusals<G extends KernelState>(table: AnyTable<G>): string[] {
  const problems: string[] = [];
  const before = JSON.stringify(table.state);
  const entries = table.log.length;
  for (const ask of table.asks()) {
    const legal = table.check({ ask: ask.id, seat: ask.seat, value: simplestAnswer(ask) });
    if (!legal.ok) problems.push(`P4: ${ask.kind} has no legal simplest answer: ${legal.code}`);
    for (const wrong of wrongAnswers(ask, table.seats)) {
      const outcome = table.answer(wrong);
      if (outcome.ok) return [...problems, `P4: ${ask.kind} took ${JSON.stringify(wrong.value)} by seat ${wrong.seat}`];
    }
  }
  if (JSON.stringify(table.state) !== before || table.log.length !== entries)
    problems.push('P4: a refusal changed the table');
  if (!table.over && table.asks().length === 0) problems.push('P6: nothing is asked and the game is not over');
  return problems;
}

/** P4 for barred options: they are not on offer, are refused, and computing them changes nothing. */
export function checkBarred<G extends KernelState>(table: AnyTable<G>): string[] {
  const problems: string[] = [];
  const before = JSON.stringify(table.state);
  for (let seat = 0; seat < table.seats; seat++)
    for (const [i, barred] of table.barred(seat).entries()) {
      const { id, kind } = table.asks(seat)[i]!;
      const keys = barred.map(({ option }) => option.key);
      if (new Set(keys).size < keys.length) problems.push(`P4: ${kind} bars something twice: ${keys}`);
      for (const key of keys)
        for (const value of [[key], { [key]: 1 }])
          if (table.check({ ask: id, seat, value }).ok) problems.push(`P4: ${kind} takes ${key}, which is barred`);
    }
  if (JSON.stringify(table.state) !== before) problems.push('P4: saying what is barred changed the table');
  return problems;
}

/** P15: nobody is asked a question with only one possible answer, unless they chose to be guarded. */
export function checkChoices<G extends KernelState>(table: AnyTable<G>): string[] {
  const asks = table.asks().filter(({ ahead, seat }) => !ahead && table.reactionOf(seat) !== 'guarded');
  return asks.flatMap(ask => {
    const only = onlyAnswer(ask, value => table.check({ ask: ask.id, seat: ask.seat, value }).ok);
    return only === undefined ? [] : [`P15: ${ask.kind} takes only ${JSON.stringify(only)}`];
  });
}

/** P15: a window and the next question, answered in one step, lead to the same table as one after the other. */
export function checkNext<G extends KernelState>(table: AnyTable<G>): string[] {
  for (let seat = 0; seat < table.seats; seat++) {
    const next = nextQuestion(table, seat);
    if (!next) continue;
    const seed = seedFrom('next');
    const [together, apart] = [fork(table, { seed }), fork(table, { seed })];
    const value = simplestAnswer(next.ask);
    const told = answerOrNext(together, { ask: next.ask.id, seat, value });
    apart.answer({ ask: apart.asks(seat)[0]!.id, seat, value: [] });
    const asked = apart.asks(seat)[0];
    if (!told.ok) return [`P15: ${next.ask.kind} cannot be answered: ${told.code}`];
    if (asked && same({ ...asked, id: '' }, { ...next.ask, id: '' })) apart.answer({ ask: asked.id, seat, value });
    if (!same(together.state, apart.state) || !same(together.events, apart.events))
      return [`P15: answering ${next.ask.kind} together makes a difference`];
  }
  return [];
}

/**
 * P3 for quick seats: a guarded table where everybody gives the same answers by hand reaches the same state, events,
 * log and questions. So they differ only in who was asked, and when.
 */
export function checkUnasked<G extends KernelState>(table: AnyTable<G>): string[] {
  const { game, seats, options, seed } = table;
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const start = beginning(game, seats, options);
  start.state.core.reactions = all.map(seat => ({ seat, reaction: 'guarded' }));
  const guarded = new Table<G>(game, { seats, options, seed, from: { snapshot: start, log: [] } });
  for (const entry of table.log) {
    if ((entry.t !== 'answer' && entry.t !== 'ahead') || (entry.t === 'answer' && entry.auto === 'ahead')) continue;
    const { ask, seat, value } = entry;
    const outcome = guarded.answer({ ask, seat, value });
    if (!outcome.ok)
      return [`P3: asked by hand, seat ${seat} may not answer ${JSON.stringify(value)}: ${outcome.code}`];
  }
  const told = (each: AnyTable<G>) => ({
    views: [null, ...all].map(seat => each.view(seat)),
    asks: each.asks(),
    events: each.events,
    log: each.log.map(entry => (entry.t === 'answer' && entry.auto !== 'ahead' ? { ...entry, auto: null } : entry)),
    revealedAt: each.revealedAt,
  });
  const [quick, asked] = [told(table), told(guarded)];
  return same(quick, asked) ? [] : [`P3: being asked makes a difference: ${firstDifference(quick, asked)}`];
}

/** P5: every piece is in exactly one place. */
export const checkPieces = <G extends KernelState>(table: AnyTable<G>): string[] =>
  table.game.audit(table.state).map(problem => `P5: ${problem}`);

/** P2 to P5 and P10 at this position, for every seat and for a spectator. */
export function checkPosition<G extends KernelState>(table: AnyTable<G>, seed: string, one?: number): string[] {
  const all: (Seat | null)[] = [null, ...Array.from({ length: table.seats }, (_, seat) => seat)];
  const seats = one === undefined ? all : [all[one % all.length]!];
  return [
    ...checkPieces(table),
    ...checkReplay(table),
    ...checkRefusals(table),
    ...checkBarred(table),
    ...checkChoices(table),
    ...checkNext(table),
    ...seats.flatMap(seat => checkLeaks(table, seat, `${seed}/${seat}`)),
    ...(one === undefined ? checkImagined(table, anyOf(all, seed), seed) : []), // expensive, and the same for all
  ];
}

const anyOf = <T>(items: readonly T[], seed: string): T =>
  items[Number.parseInt(seedFrom(seed).slice(0, 8), 16) % items.length]!;

export const decisionsIn = <G extends KernelState>(table: AnyTable<G>): number =>
  liveEntries(table.log).filter(({ entry }) => entry.t === 'answer').length;
