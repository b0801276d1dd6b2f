import { type Table, undoRequest } from '@orrery/kernel';
import type { State } from '@orrery/twilight-imperium';
import {
  hasAgreedUndo,
  hasAutomatic,
  hasEntries,
  hasFreeUndo,
  isAsked,
  isHalfAnswered,
  openWindows,
  type Situation,
  type Situations,
  step,
} from './situation.ts';

const base = { sets: ['base'] };
const codices = { sets: ['base', 'codex1', 'codex2', 'codex3', 'codex4'] };
const all = {};

const inPhase = ({ state }: Table<State>, phase: State['phase'], round = 1): boolean =>
  state.phase === phase && state.round >= round;
const leads = ({ state }: Table<State>, left: number): boolean =>
  state.seats.some(({ points }) => points >= state.options.points - left);
const inCombat = ({ state }: Table<State>, kind: 'space' | 'ground', round = 1): boolean =>
  state.combat?.kind === kind && state.combat.round >= round;
const isBetweenActions = (table: Table<State>, round: number): boolean =>
  inPhase(table, 'action', round) && isAsked(table, 'action');
/** Whether so many seats are asked at a window. */
const hasWindows = (table: Table<State>, seats: number): boolean => openWindows(table).length >= seats;

type Row = Omit<Situation<State>, 'name' | 'seats' | 'options'>;
const situation = (seats: number, sets: 'base' | 'codices' | 'all', name: string, row: Row, options = {}) => ({
  name: `${seats}p-${sets}-${name}`,
  seats,
  options: { ...{ base, codices, all }[sets], ...options },
  ...row,
});

const setupAndPhases: readonly Situation<State>[] = [
  situation(
    6,
    'all',
    'draft',
    {
      shows: 'factions are being drafted, and some are taken',
      covers: ['draft', 'phase setup'],
      holds: table => isAsked(table, 'setup.faction') && table.log.length >= 4,
    },
    { draft: true },
  ),
  situation(
    4,
    'all',
    'milty-draft',
    {
      shows: 'slices are being drafted, and some are taken',
      covers: ['draft', 'phase setup'],
      holds: table =>
        isAsked(table, 'setup.draft') && table.state.draft!.drafted.filter(({ slice }) => slice !== null).length >= 2,
    },
    { setup: 'milty' },
  ),
  situation(
    3,
    'all',
    'two-of-which-one',
    {
      shows: 'all choose one of two factions in secret, and some have chosen',
      covers: ['draft', 'phase setup', 'several at once'],
      holds: table => isAsked(table, 'setup.one-of') && isHalfAnswered(table),
    },
    { setup: 'two-of-which-one' },
  ),
  situation(
    5,
    'all',
    'built-galaxy',
    {
      shows: 'the players build the galaxy, and the second ring is begun',
      covers: ['phase setup'],
      holds: ({ state }) => state.galaxy.tiles.some(({ position }) => position === '201') && state.phase === 'setup',
    },
    { setup: 'build' },
  ),
  situation(
    3,
    'all',
    'places-drafted',
    {
      shows: 'players who drafted their places take turns in another order than their seats',
      covers: ['phase action'],
      holds: table => isBetweenActions(table, 1) && table.state.clockwise?.join() !== '0,1,2',
    },
    { setup: 'milty' },
  ),
  situation(4, 'base', 'secret-objectives', {
    shows: 'all choose a secret objective, and some have chosen',
    covers: ['phase setup', 'several at once'],
    holds: table => step(table) === 'ti/choose-secrets' && isHalfAnswered(table),
  }),
  situation(5, 'codices', 'strategy-phase', {
    shows: 'strategy cards are being picked in the second round',
    covers: ['phase strategy'],
    holds: table =>
      inPhase(table, 'strategy', 2) &&
      isAsked(table, 'strategy-card') &&
      table.state.seats.some(({ strategyCards }) => strategyCards.length > 0),
  }),
  situation(3, 'base', 'strategy-phase-two-cards', {
    shows: 'three players pick their second strategy cards',
    covers: ['phase strategy'],
    holds: table =>
      inPhase(table, 'strategy', 3) &&
      isAsked(table, 'strategy-card') &&
      table.state.seats.every(({ strategyCards }) => strategyCards.length > 0),
  }),
  situation(5, 'all', 'action-phase', {
    shows: 'a player chooses an action in the third round',
    covers: ['phase action'],
    holds: table => isBetweenActions(table, 3),
  }),
  situation(6, 'codices', 'status-phase', {
    shows: 'objectives are being scored',
    covers: ['phase status'],
    holds: table => inPhase(table, 'status', 2) && isAsked(table, 'score-public', 'score-secret'),
  }),
  situation(7, 'all', 'status-phase-tokens', {
    shows: 'all gain and redistribute command tokens, and some have done it',
    covers: ['phase status', 'several at once'],
    holds: table => isAsked(table, 'gain-and-redistribute') && isHalfAnswered(table),
  }),
  situation(8, 'all', 'agenda-windows', {
    shows: 'an agenda was revealed, and players may react',
    covers: ['phase agenda', 'open windows'],
    holds: table => isAsked(table, 'when-agenda-revealed', 'after-agenda-revealed') && hasWindows(table, 3),
  }),
];

const tacticalActions: readonly Situation<State>[] = [
  situation(6, 'all', 'move', {
    shows: 'some ships of a fleet are declared, the next are being chosen',
    covers: ['move'],
    holds: table =>
      step(table) === 'ti/movement' &&
      isAsked(table, 'move.ships', 'move.cargo') &&
      table.state.tactical!.waves.length > 0,
  }),
  situation(3, 'base', 'move-cargo', {
    shows: 'ships are chosen, and what they carry is asked for',
    covers: ['move'],
    holds: table => isAsked(table, 'move.cargo') && table.state.round >= 2,
  }),
  situation(6, 'all', 'space-combat-windows', {
    shows: 'players may react to something in a space combat',
    covers: ['space combat', 'open windows'],
    holds: table => inCombat(table, 'space') && hasWindows(table, 2),
  }),
  situation(4, 'codices', 'space-combat-hits', {
    shows: 'hits are assigned in the second round of a space combat',
    covers: ['space combat'],
    holds: table => inCombat(table, 'space', 2) && isAsked(table, 'assign-hits', 'sustain-damage'),
  }),
  situation(8, 'all', 'space-combat-retreat', {
    shows: 'a retreat was announced in a space combat',
    covers: ['space combat'],
    holds: table => inCombat(table, 'space') && table.state.combat!.retreating !== null,
  }),
  situation(5, 'base', 'ground-combat', {
    shows: 'a ground combat is under way',
    covers: ['ground combat'],
    holds: table => inCombat(table, 'ground') && !table.over,
  }),
  situation(7, 'all', 'ground-combat-windows', {
    shows: 'players may react to something in a ground combat',
    covers: ['ground combat', 'open windows'],
    holds: table => inCombat(table, 'ground', 2) && hasWindows(table, 1),
  }),
  situation(4, 'all', 'production', {
    shows: 'units are chosen for production',
    covers: ['production'],
    holds: table => step(table) === 'ti/production' && isAsked(table, 'produce') && table.state.round >= 2,
  }),
  situation(6, 'base', 'production-payment', {
    shows: 'produced units are being paid for',
    covers: ['production'],
    holds: table => step(table) === 'ti/production' && isAsked(table, 'pay-resources'),
  }),
  situation(5, 'all', 'window-half-answered', {
    shows: 'one player has passed at a window after a system was activated, others have not answered',
    covers: ['open windows', 'several at once'],
    holds: table => table.state.tactical !== null && hasWindows(table, 1) && isHalfAnswered(table),
  }),
  situation(6, 'codices', 'card-being-played', {
    shows: 'an action card is being played, and others may cancel it',
    covers: ['open windows'],
    holds: table => isAsked(table, 'when-action-card-played') && table.state.playing.length > 0,
  }),
];

const together: readonly Situation<State>[] = [
  situation(6, 'base', 'vote', {
    shows: 'a vote is under way, and some votes are cast',
    covers: ['vote', 'phase agenda'],
    holds: table => isAsked(table, 'vote') && table.state.agenda!.votes.length >= 2,
  }),
  situation(7, 'all', 'vote-planets', {
    shows: 'a player exhausts planets for votes',
    covers: ['vote'],
    holds: table => isAsked(table, 'vote.planets') && table.state.agenda!.votes.length >= 1,
  }),
  situation(8, 'all', 'secondary', {
    shows: 'players resolve or decline a secondary ability',
    covers: ['secondary'],
    holds: table => step(table) === 'ti/secondaries' && isAsked(table, 'follow') && table.state.round >= 2,
  }),
  situation(4, 'codices', 'secondary-resolved', {
    shows: 'a player is in the middle of a secondary ability',
    covers: ['secondary'],
    holds: table => step(table) === 'ti/secondary',
  }),
  situation(7, 'all', 'transaction', {
    shows: 'an offer was made and waits for an answer',
    covers: ['transaction'],
    holds: table => step(table) === 'ti/transaction' && isAsked(table, 'transaction.answer'),
  }),
  situation(3, 'codices', 'transaction-counter-offer', {
    shows: 'an offer is answered with another one',
    covers: ['transaction'],
    holds: table =>
      table.asks().some(({ kind, prompt }) => kind === 'transaction.answer' && prompt.answers !== 'offer'),
  }),
];

const notesAndUndo: readonly Situation<State>[] = [
  situation(4, 'base', 'standing-orders', {
    shows: 'standing orders are in force, some have answered, one was cancelled',
    covers: ['standing orders'],
    habits: ['orders'],
    holds: table =>
      table.state.core.orders.length >= 2 && hasAutomatic(table, 'order') && hasEntries(table, 'order', 'order-off'),
  }),
  situation(6, 'all', 'answer-ahead', {
    shows: 'an answer given ahead of turn waits; earlier ones were used or withdrawn',
    covers: ['answer ahead', 'standing orders', 'secondary'],
    habits: ['ahead', 'orders'],
    holds: table =>
      table.state.core.ahead.length > 0 &&
      table.state.core.orders.length > 0 &&
      hasAutomatic(table, 'ahead') &&
      hasEntries(table, 'ahead', 'withdraw', 'order'),
  }),
  situation(5, 'codices', 'undo-free', {
    shows: 'a decision was just taken back without asking anybody',
    covers: ['undo free'],
    habits: ['undo'],
    holds: table => hasFreeUndo(table) && table.state.round >= 2 && table.log.at(-1)!.t === 'undo',
  }),
  situation(3, 'all', 'undo-agreed', {
    shows: 'the table agreed to take a decision back, and the game went on',
    covers: ['undo by consent'],
    habits: ['undo'],
    holds: table => hasAgreedUndo(table) && hasFreeUndo(table) && isBetweenActions(table, 2),
  }),
  situation(4, 'all', 'undo-asked', {
    shows: 'a player has asked to take a decision back, and waits for the others',
    covers: ['undo asked'],
    habits: ['undo'],
    holds: table => (undoRequest(table)?.agreed.length ?? 0) > 0 && table.state.round >= 2,
  }),
];

const endings: readonly Situation<State>[] = [
  situation(6, 'all', 'nearly-over', {
    shows: 'a player needs one more point to win',
    covers: ['nearly over'],
    holds: table => leads(table, 1) && !table.over,
  }),
  situation(3, 'base', 'nearly-over', {
    shows: 'a player needs one more point to win, in the status phase',
    covers: ['nearly over', 'phase status'],
    holds: table => leads(table, 1) && inPhase(table, 'status') && !table.over,
  }),
  situation(8, 'all', 'over', {
    shows: 'a game of eight that is over, with orders, answers ahead and undo',
    covers: ['over', 'standing orders', 'answer ahead', 'undo free', 'undo by consent'],
    habits: ['orders', 'ahead', 'undo'],
    holds: table =>
      table.over &&
      hasFreeUndo(table) &&
      hasAgreedUndo(table) &&
      hasAutomatic(table, 'order') &&
      hasEntries(table, 'ahead'),
  }),
  situation(5, 'codices', 'over', {
    shows: 'a game that is over',
    covers: ['over'],
    holds: table => table.over,
  }),
];

/** Twilight Imperium. */
export const twilightImperium: Situations<State> = {
  game: 'twilight-imperium',
  all: [...setupAndPhases, ...tacticalActions, ...together, ...notesAndUndo, ...endings],
  least: 16,
  promises: [
    ...['setup', 'strategy', 'action', 'status', 'agenda'].map(phase => `phase ${phase}`),
    ...['draft', 'move', 'space combat', 'ground combat', 'production', 'vote', 'secondary', 'transaction'],
    ...['open windows', 'several at once', 'standing orders', 'answer ahead'],
    ...['undo free', 'undo by consent', 'undo asked', 'nearly over', 'over'],
  ],
};
