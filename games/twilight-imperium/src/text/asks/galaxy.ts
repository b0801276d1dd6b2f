import { isPlanetId } from '../../view/index.ts';
import { cardName } from '../names.ts';
import { planetAt, say, textIn, type Wording } from './shared.ts';

const found =
  (card: string, what: string, pass = 'Leave it'): Wording =>
  ask => ({ question: `${cardName(card)} on ${planetAt(ask)}: ${what}`, pass });

const offer =
  (card: string): Wording =>
  () => ({ question: `${cardName(card)}: what do you take?`, pass: 'Leave it' });

export const galaxyAsks = {
  'scanlink-drone-network.planet': say('Scanlink Drone Network: explore which planet?'),
  'exterrix-headquarters': say('Exterrix Headquarters: 2 trade goods, or all your commodities as trade goods?'),
  'imperial-arms-vault': say('Imperial Arms Vault: a mech on which planet, or an action card?'),
  'mirage-flight-academy': say('Mirage Flight Academy: one or two fighters in which system?'),
  'the-atrament': say('The Atrament: one or two infantry on which planet?'),
  'explore.card': say('Which of these cards do you resolve? The others are discarded.'),
  'explore.trait': ask => ({
    question: `Explore ${isPlanetId(textIn(ask, 'planet')) ? cardName(textIn(ask, 'planet')) : 'the planet'}: which deck?`,
  }),
  'mercenary-outfit': found('mercenary-outfit', 'place an infantry?'),
  'core-mine': found('core-mine', 'give up an infantry for a trade good?'),
  expedition: found('expedition', 'give up an infantry to ready the planet?'),
  'volatile-fuel-source': found('volatile-fuel-source', 'give up an infantry for a command token?'),
  'abandoned-warehouses': offer('abandoned-warehouses'),
  'functioning-base': offer('functioning-base'),
  'local-fabricators': offer('local-fabricators'),
  'merchant-station': offer('merchant-station'),
} satisfies Record<string, Wording>;
