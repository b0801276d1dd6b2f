import { dealsAfar, dealsInActionCards } from '../../../moments/economy/queries.ts';
import { followsFreely } from '../../../moments/phases/queries.ts';
import { allow } from '../../ability.ts';
import { eitherSide } from '../dealing.ts';
import { ability } from '../faction.ts';

export const mastersOfTrade = ability('masters-of-trade', {
  passive: [allow(followsFreely, ({ card }) => card === 'trade')],
});

export const guildShips = ability('guild-ships', { passive: eitherSide(dealsAfar) });

export const arbiters = ability('arbiters', { passive: eitherSide(dealsInActionCards) });
