import { deepEqual, equal, ok } from 'node:assert/strict';
import type { Frame } from '@orrery/kernel';
import { checkPosition } from '@orrery/testkit';
import { test } from 'vitest';
import { type ObjectiveId, objectiveFacts } from '../model/objectives/objectives.ts';
import { objectives } from '../moments/objectives/registry.ts';
import { type Given, given, type Started } from './given.ts';

type Setup = (table: Given) => Given;

/** A table on which Sol lacks one thing for an objective, and that thing. */
export interface ObjectiveExample {
  readonly tiles?: Readonly<Record<string, string>>;
  readonly almost: Setup;
  readonly last: Setup;
  /** Other things, each of which is enough instead of the last one. */
  readonly orElse?: readonly Setup[];
}

const isPublic = (id: ObjectiveId): boolean => objectiveFacts[id].kind !== 'secret';

/** Pays as the questions suggest. */
function payAll({ table, seat }: Started): void {
  while (table.asks(0).length > 0) {
    const { ask } = seat(0);
    if (ask.form === 'allocate') seat(0).allots(ask.suggest);
    else {
      ok(ask.form === 'pick');
      seat(0).chooses(...ask.options.slice(0, ask.min).map(({ key }) => key));
    }
  }
}

function isScored(id: ObjectiveId, started: Started): void {
  const { table, seat } = started;
  const sol = seat('sol')
    .isAsked(isPublic(id) ? 'score-public' : 'score-secret')
    .isOffered(id);
  deepEqual(checkPosition(table, id), []);
  sol.chooses(id);
  payAll(started);
  equal(sol.points, objectiveFacts[id].points);
  deepEqual(sol.player.scored, [id]);
  equal(table.over, true);
  deepEqual(checkPosition(table, id), []);
}

function isNotOffered(id: ObjectiveId, { table, seat }: Started): void {
  if (table.asks().length > 0) {
    equal(isPublic(id), false);
    deepEqual(checkPosition(table, id), []);
    seat('sol').isAsked('score-secret').isOffered().passes();
  }
  equal(seat('sol').points, 0);
  equal(table.over, true);
}

/** Tests that each objective is scored, and says that nothing is missing, only when its condition is met. */
export function testObjectives(examples: Partial<Record<ObjectiveId, ObjectiveExample>>, scoringStep: Frame): void {
  const ids = Object.keys(examples) as ObjectiveId[];
  const lastOf = (id: ObjectiveId): Setup[] => [examples[id]!.last, ...(examples[id]!.orElse ?? [])];

  /** Sol may score this one objective. */
  function scoring(id: ObjectiveId, ...setups: Setup[]): Started {
    const table = given('sol', 'hacan', 'letnev').phase('status');
    for (const [position, tile] of Object.entries(examples[id]!.tiles ?? {})) table.map(position, tile);
    table.planets('sol', 'jord');
    if (isPublic(id)) table.revealed(id);
    else table.secrets('sol', id).secrets('hacan', 'unveil-flagship');
    for (const setup of setups) setup(table);
    return table.start(scoringStep);
  }

  test.each(ids)('%s says what is missing as long as something is', id => {
    const missing = (...setups: Setup[]): number =>
      objectives.of(id).progress!(scoring(id, ...setups).table.state, 0).filter(({ have, need }) => have < need).length;
    equal(missing(examples[id]!.almost), 1);
    for (const last of lastOf(id)) equal(missing(examples[id]!.almost, last), 0);
  });

  test.each(ids)('%s is not scored while one thing is missing', id => {
    isNotOffered(id, scoring(id, examples[id]!.almost));
  });

  test.each(ids)('%s is scored as soon as nothing is missing', id => {
    for (const last of lastOf(id)) isScored(id, scoring(id, examples[id]!.almost, last));
  });
}
