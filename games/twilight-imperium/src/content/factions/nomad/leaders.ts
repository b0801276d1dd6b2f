import type { Seat } from '@orrery/kernel';
import { playerOf } from '../../../model/readers.ts';
import type { CardKey, State } from '../../../model/state.ts';
import { endOfRollDice } from '../../../moments/combat/windows.ts';
import { madeForNothing } from '../../../moments/economy/queries.ts';
import { afterTradeGoodsGained } from '../../../moments/economy/windows.ts';
import { agentCopier } from '../../../moments/factions/queries.ts';
import { shipMayLeaveToken } from '../../../moments/movement/queries.ts';
import { endOfRound } from '../../../moments/phases/windows.ts';
import { lastingOf, lastUntil } from '../../../verbs/cards/lasting.ts';
import { rollDiceAgain } from '../../../verbs/combat/combat-hits.ts';
import { placeGoodsOnLeader } from '../../../verbs/factions/goods-on-leaders.ts';
import { purgeLeader } from '../../../verbs/factions/leaders.ts';
import { allow, on } from '../../ability.ts';
import { leader } from '../../leaders/leader.ts';

const ARTUNO = 'artuno-the-betrayer';

/** The card that was exhausted: who copies agents does it with its own. */
const cardOf = (game: State, me: Seat): CardKey =>
  playerOf(game, me).leaders.some(({ id }) => id === ARTUNO) ? ARTUNO : agentCopier(game, me, null)!;

/** What lies on it is gained as it is readied, and is no gain from the supply then. */
export const artunoTheBetrayer = leader({
  id: ARTUNO,
  faction: 'nomad',
  kind: 'agent',
  responses: [
    on(afterTradeGoodsGained, {
      exhausts: true,
      when: (_game, me, { seat, fromSupply }) => seat === me && fromSupply > 0,
      play: (game, me, { fromSupply }) => placeGoodsOnLeader(game, me, cardOf(game, me), fromSupply),
    }),
  ],
});

/** In anybody's combat. */
export const theThundarian = leader({
  id: 'the-thundarian',
  faction: 'nomad',
  kind: 'agent',
  responses: [
    on(endOfRollDice, {
      exhausts: true,
      when: (_game, _me, { rollAgain }) => !rollAgain,
      play: (_game, _me, moment) => rollDiceAgain(moment),
    }),
  ],
});

/** A secret objective that an agenda has made public is no secret one any more. */
export const navarchFeng = leader({
  id: 'navarch-feng',
  faction: 'nomad',
  kind: 'commander',
  unlocks: (game, me) => playerOf(game, me).scored.some(id => game.secretsScored.includes(id)),
  passive: [allow(madeForNothing, ({ unit }) => unit === 'flagship')],
});

const HERO = 'ahk-syl-siven';

/** Lies beside the board until the round is over, agenda phase and all. */
export const ahkSylSiven = leader({
  id: HERO,
  faction: 'nomad',
  kind: 'hero',
  purgedLater: true,
  componentAction: {
    possible: (game, me) => lastingOf(game, me, HERO).length === 0,
    play: (game, me) => lastUntil(game, { id: HERO, seat: me, until: 'round', aim: null }),
  },
  responses: [
    on(endOfRound, {
      must: true,
      when: (game, me) => lastingOf(game, me, HERO).length > 0,
      play: (game, me) => purgeLeader(game, me, HERO),
    }),
  ],
  lasting: [allow(shipMayLeaveToken, ({ unit }) => unit === 'flagship')],
});
