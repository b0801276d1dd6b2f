import type { CardText } from '../card-text.ts';

/** Action cards of combats. */
export const combatCards = {
  'courageous-to-the-end': {
    name: 'Courageous to the End',
    text: 'When a ship of yours is destroyed in a space combat: roll 2 dice. For each that reaches the combat value of that ship, your opponent destroys a ship of its own choice.',
    asks: { '': 'Courageous to the End: which of your ships are destroyed?' },
  },
  'crash-landing': {
    name: 'Crash Landing',
    text: 'When your last ship in the active system is destroyed: place one of your ground forces from its space on a planet there, but not on Mecatol Rex; beside units of other players it coexists.',
    asks: { aim: 'Crash Landing: on which planet?', '': 'Crash Landing: which ground force lands?' },
  },
  'direct-hit': {
    name: 'Direct Hit',
    text: 'When a ship of another player has sustained a hit of yours: that ship is destroyed.',
  },
  'emergency-repairs': {
    name: 'Emergency Repairs',
    text: 'As a combat round starts or ends: all your damaged units in the active system are repaired.',
  },
  'fighter-prototype': {
    name: 'Fighter Prototype',
    text: 'As the first round of a space combat starts: each combat die of your fighters counts 2 more in this round.',
  },
  'fire-team': {
    name: 'Fire Team',
    text: 'When your ground forces have rolled in a ground combat: roll as many of these dice again as you like.',
    asks: { '': 'Fire Team: roll which dice again?' },
  },
  intercept: {
    name: 'Intercept',
    text: 'When your opponent in a space combat has announced a retreat: it cannot retreat in this round.',
  },
  'maneuvering-jets': {
    name: 'Maneuvering Jets',
    text: "Before you assign hits of another player's Space Cannons: one of them is cancelled.",
  },
  'morale-boost': {
    name: 'Morale Boost',
    text: 'As a combat round starts: each combat die of your units counts 1 more in this round.',
  },
  'reflective-shielding': {
    name: 'Reflective Shielding',
    text: "When a ship of yours sustains damage in a combat: 2 hits are produced against your opponent's ships.",
  },
  'reveal-prototype': {
    name: 'Reveal Prototype',
    text: 'As a combat of yours starts: spend 4 resources and research the upgrade of a unit that you have in it.',
  },
  rout: {
    name: 'Rout',
    text: 'As retreats are about to be announced in a space combat, if you are the defender: your opponent must announce one, if able.',
  },
  salvage: {
    name: 'Salvage',
    text: 'When you have won a space combat: your opponent gives you all of its commodities.',
  },
  'scramble-frequency': {
    name: 'Scramble Frequency',
    text: 'When another player has rolled for Bombardment, Space Cannon or anti-fighter barrage: that player rolls all these dice again.',
  },
  'shields-holding': {
    name: 'Shields Holding',
    text: 'Before you assign hits to your ships in a space combat: one or two of them are cancelled.',
    asks: { '': 'Shields Holding: cancel how many hits?' },
  },
  'skilled-retreat': {
    name: 'Skilled Retreat',
    text: "As a round of a space combat starts: move all your ships into an adjacent system without other players' ships, and place a command token from your reinforcements there. The combat ends in a draw.",
    asks: { aim: 'Skilled Retreat: move your ships to which system?' },
  },
  waylay: {
    name: 'Waylay',
    text: 'Before you roll for anti-fighter barrage: the hits go to all ships, not to fighters alone.',
  },
} satisfies Readonly<Record<string, CardText>>;
