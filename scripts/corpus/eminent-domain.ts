import type { State } from '@orrery/eminent-domain';
import type { Table } from '@orrery/kernel';
import {
  hasAgreedUndo,
  hasAutomatic,
  hasEntries,
  hasFreeUndo,
  isAsked,
  type Situation,
  type Situations,
  step,
} from './situation.ts';

const turns = ({ state }: Table<State>): number => state.turn.number;

const all: readonly Situation<State>[] = [
  {
    name: '2p-action',
    shows: 'a player chooses a card for its action',
    covers: ['phase action'],
    seats: 2,
    options: {},
    holds: table => step(table) === 'ed/action-phase' && turns(table) >= 10,
  },
  {
    name: '3p-errata-role',
    shows: 'a player chooses a role, with the errata of 2014',
    covers: ['phase role', 'errata'],
    seats: 3,
    options: { errata2014: true },
    holds: table => isAsked(table, 'role') && turns(table) >= 14,
  },
  {
    name: '4p-boost',
    shows: 'the leader of a role adds cards to it',
    covers: ['phase role'],
    seats: 4,
    options: {},
    holds: table => isAsked(table, 'boost') && turns(table) >= 9,
  },
  {
    name: '4p-survey',
    shows: 'a player is looking at planets, which nobody else sees',
    covers: ['phase role'],
    seats: 4,
    options: { errata2014: true },
    holds: table => table.state.looking.length > 0 && turns(table) >= 8,
  },
  {
    name: '3p-extended-follow-ahead',
    shows: 'players follow or dissent in the extended game, and one has answered ahead of turn',
    covers: ['follow', 'answer ahead', 'extended'],
    seats: 3,
    options: { extended: true },
    habits: ['ahead'],
    holds: table =>
      table.state.core.ahead.length > 0 &&
      isAsked(table, 'follow') &&
      hasAutomatic(table, 'ahead') &&
      hasEntries(table, 'withdraw') &&
      turns(table) >= 8,
  },
  {
    name: '2p-learning-cleanup',
    shows: 'a player discards at the end of a turn, in the game without technologies',
    covers: ['phase cleanup', 'learning'],
    seats: 2,
    options: { learning: true },
    holds: table => step(table) === 'ed/cleanup' && turns(table) >= 12,
  },
  {
    name: '4p-undo-free',
    shows: 'a decision was just taken back without asking anybody',
    covers: ['undo free'],
    seats: 4,
    options: {},
    habits: ['undo'],
    holds: table => hasFreeUndo(table) && turns(table) >= 9 && table.log.at(-1)!.t === 'undo',
  },
  {
    name: '3p-undo-agreed',
    shows: 'the table agreed to take a decision back, and the game went on',
    covers: ['undo by consent'],
    seats: 3,
    options: {},
    habits: ['undo', 'ahead'],
    holds: table => hasAgreedUndo(table) && turns(table) >= 12 && step(table) === 'ed/action-phase',
  },
  {
    name: '3p-nearly-over',
    shows: 'the supply of influence runs out',
    covers: ['nearly over'],
    seats: 3,
    options: {},
    holds: table => table.state.supply <= 2 && !table.over,
  },
  {
    name: '4p-over',
    shows: 'a game that is over, with answers ahead and undo',
    covers: ['over'],
    seats: 4,
    options: { errata2014: true },
    habits: ['undo', 'ahead'],
    holds: table => table.over,
  },
  {
    name: '2p-over',
    shows: 'a game that is over',
    covers: ['over'],
    seats: 2,
    options: {},
    holds: table => table.over,
  },
];

/** Eminent Domain. */
export const eminentDomain: Situations<State> = {
  game: 'eminent-domain',
  all,
  least: 8,
  promises: [
    ...['action', 'role', 'cleanup'].map(phase => `phase ${phase}`),
    ...['follow', 'answer ahead', 'errata', 'extended', 'learning'],
    ...['undo free', 'undo by consent', 'nearly over', 'over'],
  ],
};
