import type { TechnologyId } from '../model/ids.ts';
import { factionTechnologyTexts } from './factions/index.ts';
import type { TechnologyText } from './technology-text.ts';

export const technologyTexts: Readonly<Record<TechnologyId, TechnologyText>> = {
  ...factionTechnologyTexts,
  'antimass-deflectors': {
    name: 'Antimass Deflectors',
    text: 'Asteroid fields are open to your ships. Space Cannon dice that others roll against you count 1 less.',
  },
  'gravity-drive': {
    name: 'Gravity Drive',
    text: 'When you have activated a system, one ship of your choice moves 1 farther in this action.',
  },
  'fleet-logistics': { name: 'Fleet Logistics', text: 'You may take two actions in each of your turns.' },
  'light-wave-deflector': {
    name: 'Light/Wave Deflector',
    text: "Others' ships do not stop yours from passing through a system.",
  },
  'dark-energy-tap': {
    name: 'Dark Energy Tap',
    text: 'End a tactical action with a ship beside a frontier token and you explore it. You may retreat to a system next to you that holds no units of others, though you have nothing there yourself.',
  },
  'sling-relay': {
    name: 'Sling Relay',
    text: 'Action: exhaust it and produce one ship, for its cost, in a system with a space dock of yours.',
  },
  'neural-motivator': { name: 'Neural Motivator', text: 'You draw one action card more in the status phase.' },
  'dacxive-animators': {
    name: 'Dacxive Animators',
    text: 'A ground combat you win lets you place one infantry on its planet.',
  },
  'hyper-metabolism': {
    name: 'Hyper Metabolism',
    text: 'You gain one command token more in the status phase.',
  },
  'x-89-bacterial-weapon': {
    name: 'X-89 Bacterial Weapon',
    text: {
      base: 'Action: exhaust it and name a planet where a ship of yours with Bombardment is in the system; all infantry on it die.',
      codex1:
        "If your bombardment of a planet killed infantry there, you may kill the rest of your opponent's infantry on it.",
      codex4: 'Every hit of your Bombardment and ground combat rolls counts twice. Planets you bombard are exhausted.',
    },
  },
  psychoarchaeology: {
    name: 'Psychoarchaeology',
    text: 'Technology specialties of your planets work without exhausting them, even when they are exhausted. In the action phase you can exhaust such planets for a trade good each.',
  },
  'bio-stims': {
    name: 'Bio-Stims',
    text: 'As your turn ends you may exhaust it to ready another technology, or a planet of yours with a specialty.',
  },
  'plasma-scoring': {
    name: 'Plasma Scoring',
    text: 'Whenever you roll for Bombardment or Space Cannon, one of the units rolls a die more.',
  },
  'magen-defense-grid': {
    name: 'Magen Defense Grid',
    text: {
      base: 'At the start of a round of ground combat where you have Planetary Shield, you may exhaust it: your opponent does not roll in this round.',
      codex1:
        "Ground combat on a planet with a structure of yours starts with one hit on an opponent's ground force of your choice.",
      codex4:
        "Whoever activates a system with structures of yours: each of them gains an infantry beside it. Ground combat on a planet with such a structure starts with one hit on an opponent's ground force of your choice.",
    },
  },
  'duranium-armor': {
    name: 'Duranium Armor',
    text: 'Once hits are assigned in a combat round, one damaged unit of yours is repaired, unless it was damaged by sustaining in that round.',
  },
  'assault-cannon': {
    name: 'Assault Cannon',
    text: 'When a space combat starts where you have three ships besides fighters, your opponent gives up one such ship.',
  },
  'ai-development-algorithm': {
    name: 'AI Development Algorithm',
    text: 'Exhaust it to leave out one prerequisite of a unit upgrade you research, or to pay 1 less at a production for each unit upgrade you own.',
  },
  'self-assembly-routines': {
    name: 'Self-Assembly Routines',
    text: 'After your units produced, you may exhaust it to place a mech on a planet of yours in that system. Each mech you lose brings a trade good.',
  },
  'sarween-tools': { name: 'Sarween Tools', text: 'Whenever your units produce, you pay 1 less in all.' },
  'graviton-laser-system': {
    name: 'Graviton Laser System',
    text: 'Exhaust it before you roll for Space Cannon: your hits strike fighters only when no other ship is left to take them.',
  },
  'transit-diodes': {
    name: 'Transit Diodes',
    text: 'As your turn starts you may exhaust it to move up to four ground forces from anywhere to planets you control.',
  },
  'integrated-economy': {
    name: 'Integrated Economy',
    text: 'After you gain control of a planet, you may produce units on it; they are paid for, and cost no more in all than its resources.',
  },
  'scanlink-drone-network': {
    name: 'Scanlink Drone Network',
    text: 'When you activate a system, you may explore one of its planets on which you have units.',
  },
  'predictive-intelligence': {
    name: 'Predictive Intelligence',
    text: 'As your turn ends you may exhaust it to redistribute your command tokens. While it is ready you may add three votes to those you cast; if your outcome fails, it is exhausted.',
  },
  'war-sun': { name: 'War Sun', text: 'You can produce war suns.' },
  'space-dock-ii': { name: 'Space Dock II', text: 'Your space docks produce two units more.' },
  'cruiser-ii': { name: 'Cruiser II', text: 'Your cruisers fight better, move 3 and carry 1.' },
  'dreadnought-ii': { name: 'Dreadnought II', text: 'Your dreadnoughts move 2 and are safe from Direct Hit.' },
  'destroyer-ii': { name: 'Destroyer II', text: 'Your destroyers fight better, above all against fighters.' },
  'pds-ii': { name: 'PDS II', text: 'Your PDS hit more often and reach ships in neighbouring systems.' },
  'carrier-ii': { name: 'Carrier II', text: 'Your carriers move 2 and carry 6.' },
  'fighter-ii': {
    name: 'Fighter II',
    text: 'Your fighters fight better and move 2 by themselves; those without room on a ship count against your fleet pool.',
  },
  'infantry-ii': {
    name: 'Infantry II',
    text: 'Your infantry fight better. Each one destroyed comes back on a roll of 6 or more: to your home system, at the start of your next turn.',
  },
};
