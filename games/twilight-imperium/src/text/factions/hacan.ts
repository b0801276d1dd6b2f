import type { FactionText } from './faction-text.ts';

/** The Emirates of Hacan in our own words. */
export const hacanText = {
  technologies: {
    'quantum-datahub-node': {
      name: 'Quantum Datahub Node',
      text: 'When the strategy phase ends, you may spend a strategy token and give somebody three trade goods: then you two exchange a strategy card each, of your choice.',
      asks: {
        player: 'Quantum Datahub Node: with whom do you exchange strategy cards?',
        give: 'Quantum Datahub Node: which strategy card do you give?',
        take: 'Quantum Datahub Node: which strategy card do you take?',
      },
    },
    'production-biomes': {
      name: 'Production Biomes',
      text: 'Action: exhaust it and spend a strategy token. You gain four trade goods, and another player of your choice gains two.',
      asks: { player: 'Production Biomes: who gains two trade goods?' },
    },
  },
  notes: {
    'trade-convoys': {
      name: 'Trade Convoys',
      text: 'Action: put it into play. From then on you may make transactions with everybody, neighbours or not. Activate a system with units of the owner and the note goes back.',
    },
  },
  cards: {
    'masters-of-trade': {
      name: 'Masters of Trade',
      text: 'The secondary ability of Trade costs you no strategy token.',
    },
    'guild-ships': { name: 'Guild Ships', text: 'You may make transactions with everybody, neighbours or not.' },
    arbiters: { name: 'Arbiters', text: 'In your transactions action cards may change hands too, on both sides.' },
    'wrath-of-kenara': {
      name: 'Wrath of Kenara',
      text: 'Flagship. When you have rolled dice in a space combat in its system, you may spend trade goods: each adds 1 to one die, once a die.',
      asks: { dice: 'Wrath of Kenara: which dice do you raise by 1, for a trade good each?' },
    },
    'pride-of-kenara': {
      name: 'Pride of Kenara',
      text: 'Mech. The card of its planet may be part of a transaction; your units there then move to another planet of yours.',
      asks: { planet: 'Pride of Kenara: to which planet do your units move?' },
    },
    'carth-of-golden-sands': {
      name: 'Carth of Golden Sands',
      text: "In the action phase you may exhaust him: gain two commodities, or replenish another player's.",
      asks: { who: 'Carth of Golden Sands: who gets commodities?' },
    },
    'gila-the-silvertongue': {
      name: 'Gila the Silvertongue',
      text: 'Unlocked by ten trade goods. When you cast votes, you may spend trade goods for two more votes each.',
      asks: { goods: 'Gila the Silvertongue: how many trade goods do you spend, for two votes each?' },
    },
    'harrugh-gefhara': {
      name: 'Harrugh Gefhara',
      text: 'Unlocked by three scored objectives. When your units use Production, all that they produce may cost nothing. Then purge him.',
    },
  },
} satisfies FactionText;
