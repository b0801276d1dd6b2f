import { ok } from 'node:assert/strict';
import {
  type AnyStep,
  ask,
  type Ending,
  type Frame,
  type Game,
  pick,
  type Rule,
  type Seat,
  seedFrom,
  step,
  Table,
} from '@orrery/kernel';
import { expectUsed, watch } from '@orrery/testkit/proves';
import { twilightImperium } from '../index.ts';
import { playerToChange } from '../model/changes.ts';
import type { FactionId } from '../model/ids.ts';
import { type ObjectiveId, objectiveFacts, objectiveIds } from '../model/objectives/objectives.ts';
import { inSets } from '../model/readers.ts';
import { TOKENS } from '../model/setup.ts';
import type { CardKey, Options, State } from '../model/state.ts';
import { oneEffect, settleTable } from '../moments/effects.ts';
import { isCrowded } from '../verbs/units/limits.ts';
import type { TwilightImperiumEvent, View } from '../view/index.ts';
import { Arrangement, type ObjectiveDeck, type Who } from './arrangement.ts';
import { SeatAtTable, type TestTable } from './seat-at-table.ts';

export interface Started {
  readonly table: TestTable;
  readonly seat: (who: Who) => SeatAtTable;
}

/** Relic fragments are only counted once they are gained, and Neuraloop discards public objectives for good. */
const mayLeave = (piece: string): boolean =>
  piece.includes('-relic-fragment') || (objectiveFacts[piece as ObjectiveId]?.kind ?? 'secret') !== 'secret';

/** The last step of every test: it settles the table, as any next step of a game would. */
const settling = () => {
  const last = step<State>('given/last');
  last.body(settleTable);
  return last;
};

/**
 * The table that a test starts from: the galaxy of `testing/galaxy.ts`, the action phase of round 1, seat 0 active and
 * speaker, the custodians on Mecatol Rex. Seat n holds the strategy card with the n-th initiative. Nobody has units,
 * planets, technologies, cards or command tokens on the board unless the test adds them. Command sheets are 3/3/2; the
 * rest of the sixteen tokens is in reinforcements. Objective decks are full, card decks empty.
 */
export class Given extends Arrangement {
  /** Runs these steps in order, then stops. Without steps nothing runs, and the test can only read the table. */
  start(...frames: Frame[]): Started {
    const last = settling();
    return this.begin(frames.length === 0 ? [] : [...frames, last({})], last);
  }

  /** Runs one rule as the only step: `runs(game => produceIn(game, 0, '01'))`. */
  runs(rule: (game: State) => Rule<Ending>): Started {
    const only = step<State>('given/rule');
    only.body(rule);
    const last = settling(); // the test's own rule is not a safe point, because it may name hidden pieces; this step is one
    return this.begin([only({}), last({})], only, last);
  }

  /** Resolves an ability for a seat: `resolves('sol', diplomacy.primary)`. */
  resolves(who: Who, ability: (game: State, me: Seat) => Rule<Ending>): Started {
    const me = this.seatOf(who);
    return this.runs(game => oneEffect(game, ability(game, me)));
  }

  /** Reveals an agenda in the agenda phase. If nobody votes, seat 0 decides as speaker. */
  agenda(card: CardKey): Started {
    ok(!this.game.agendas.cards.includes(card), `${card} is revealed, so it cannot be in the deck too`);
    return this.custodians(false).phase('agenda').active(null).start({ proc: 'ti/consider-agenda', args: { card } });
  }

  private begin(frames: readonly Frame[], ...more: AnyStep<State>[]): Started {
    const game = this.game;
    for (const seat of game.seats.keys()) {
      const { tokens } = playerToChange(game, seat);
      const used = tokens.tactic + tokens.fleet + tokens.strategy;
      const lent = game.seats.filter(({ guests }) => guests?.includes(seat)).length;
      tokens.reinforcements = TOKENS - used - lent - game.systems.filter(system => system.tokens.includes(seat)).length;
      ok(tokens.reinforcements >= 0, `seat ${seat} has more than ${TOKENS} command tokens`);
    }
    this.fillObjectiveDecks();
    const misplaced = twilightImperium.audit(game);
    ok(misplaced.length === 0, misplaced.join('; '));
    if (!this.mayBeCrowded) this.expectRoom();
    // Waits until the dice are injected.
    const ready = step<State>('given/ready');
    ready.body(function* () {
      yield* ask(pick(0, 'given/ready', ['go']));
    });
    const injected = [...this.injected, ...this.optional];
    game.stack = [...(injected.length > 0 ? [ready({}), ...frames] : frames)].reverse();
    const played = { ...twilightImperium, steps: [...twilightImperium.steps, ready, ...more] };
    const table: TestTable = new Table(played as Game<State, unknown, View, TwilightImperiumEvent>, {
      seats: game.seats.length,
      options: { guarded: true, ...game.options }, // everybody is asked whatever they hold, unless the test says otherwise
      seed: seedFrom('given'),
      from: { snapshot: { at: 0, epoch: 0, state: game, revealedAt: 0, events: 0 }, log: [] },
    });
    const remarks = (): string[] => [
      ...(frames.length === 0 ? ['start() was given no step, so nothing happens: start(takeTurn({ seat: 0 }))'] : []),
      ...table.events.flatMap(({ type, data }) => (type === 'eliminated' ? [`seat ${data.seat} was eliminated`] : [])),
    ];
    watch(table, remarks, mayLeave);
    expectUsed(table, this.injected);
    if (injected.length > 0) {
      for (const [stream, outcome] of injected) table.inject(stream, outcome);
      table.answer({ ask: table.asks(0)[0]!.id, seat: 0, value: ['go'] });
    }
    return { table, seat: who => new SeatAtTable(table, this.seatOf(who), remarks) };
  }

  /** Fails if a seat has more units than fleet pool and capacity allow: they would be removed before the first step. */
  private expectRoom(): void {
    const game = this.game;
    for (const system of game.systems)
      for (const seat of new Set(system.space.map(group => group.seat))) {
        const there = system.space.filter(group => group.seat === seat).map(({ count, unit }) => `${count} ${unit}`);
        ok(
          !isCrowded(game, seat, system),
          `seat ${seat} has no room for ${there.join(', ')} in system ${system.id}: give it a fleet pool and capacity, or crowded()`,
        );
      }
  }

  private fillObjectiveDecks(): void {
    const { objectives, seats, secretsScored } = this.game;
    const used = new Set([...objectives.revealed, ...secretsScored, ...seats.flatMap(player => player.secrets)]);
    const left = (kind: ObjectiveDeck): CardKey[] =>
      objectiveIds.filter(
        id => objectiveFacts[id].kind === kind && inSets(this.game, objectiveFacts[id].source) && !used.has(id),
      );
    if (!this.setDecks.has('stage-one')) objectives.stageOne = left('stage-one').slice(0, 5);
    if (!this.setDecks.has('stage-two')) objectives.stageTwo = left('stage-two').slice(0, 5);
    if (!this.setDecks.has('secret')) objectives.secret = left('secret');
  }
}

/** A table for these factions in seats 0, 1, 2 and so on. The last argument may be options. */
export const given = (...chosen: (FactionId | Partial<Options>)[]): Given =>
  new Given(
    chosen.filter(each => typeof each === 'string'),
    chosen.find(each => typeof each === 'object') ?? {},
  );
