import type { RelicId } from '../model/ids.ts';
import type { CardText } from './card-text.ts';

/** Relics in our own words. */
export const relicTexts: Readonly<Record<RelicId, CardText>> = {
  'book-of-latvinia': {
    name: 'Book of Latvinia',
    text: 'When you gain it, you may research up to two technologies without prerequisites. Action: purge it for 1 victory point if specialties of all four colours are on your planets, and otherwise to become the speaker.',
  },
  'circlet-of-the-void': {
    name: 'Circlet of the Void',
    text: 'Anomalies do not hinder your ships, and gravity rifts take none of them. Action: exhaust it to explore a frontier token where no other player has ships.',
    asks: { '': 'Circlet of the Void: explore the frontier token of which system?' },
  },
  'dominus-orb': {
    name: 'Dominus Orb',
    text: 'In a tactical action, before you move anything, you may purge it: your units may also come out of systems with your own command tokens.',
  },
  'dynamis-core': {
    name: 'Dynamis Core',
    text: 'Your commodity value is 2 higher. Action: gain as many trade goods as that value is, and purge this card.',
  },
  'jr-xs455-o': {
    name: 'JR-XS455-O',
    text: 'Action: exhaust it and choose a player, who may pay 3 resources for a structure on a planet of its own, or else gains 1 trade good.',
    asks: {
      '': 'JR-XS455-O: help which player?',
      build: 'JR-XS455-O: pay 3 resources for a structure, or take a trade good?',
    },
  },
  'lightrail-ordnance': {
    name: 'Lightrail Ordnance',
    text: 'Your space docks have Space Cannon: two dice that hit on 5 and more. They also reach the systems next to theirs.',
  },
  'maw-of-worlds': {
    name: 'Maw of Worlds',
    text: 'When the agenda phase starts, you may purge it and exhaust all your planets to gain any technology.',
    asks: { '': 'Maw of Worlds: gain which technology?' },
  },
  'metali-void-armaments': {
    name: 'Metali Void Armaments',
    text: 'In every space combat you have Anti-Fighter Barrage beside that of your ships: three dice that hit on 6 and more.',
  },
  'nano-forge': {
    name: 'Nano-Forge',
    text: 'Action: attach it to a planet of yours that is neither legendary nor in a home system. The planet gives 2 resources and 2 influence more and is legendary.',
  },
  neuraloop: {
    name: 'Neuraloop',
    text: 'When a public objective is revealed, you may purge a relic of yours to replace it by one from a deck of objectives that you name. A secret objective that is revealed so is a public one.',
    asks: { '': 'Neuraloop: purge which relic?', deck: 'Neuraloop: from which deck does the new objective come?' },
  },
  'scepter-of-emelpar': {
    name: 'Scepter of Emelpar',
    text: 'When you would spend a token of your strategy pool, you may exhaust it to spend one of your reinforcements instead.',
  },
  'shard-of-the-throne': {
    name: 'Shard of the Throne',
    text: 'Worth 1 victory point to whoever has it. Who takes a legendary planet or a planet of your home system from you takes this card too.',
  },
  'stellar-converter': {
    name: 'Stellar Converter',
    text: 'Action: a planet of another player or of nobody, in a system next to a unit of yours with Bombardment, is destroyed with everything on it, and this card is purged. Home systems, legendary planets and Mecatol Rex are out of its reach.',
    asks: { '': 'Stellar Converter: destroy which planet?' },
  },
  'the-codex': {
    name: 'The Codex',
    text: 'Action: purge it and take up to three cards of your choice from the discarded action cards.',
  },
  'the-crown-of-emphidia': {
    name: 'The Crown of Emphidia',
    text: 'After a tactical action of yours you may exhaust it to explore a planet of yours. When the status phase ends and the Tomb of Emphidia is on a planet of yours, you may purge it for 1 victory point.',
    asks: { '': 'The Crown of Emphidia: explore which planet?' },
  },
  'the-crown-of-thalnos': {
    name: 'The Crown of Thalnos',
    text: 'In each combat round you may roll any of your dice again and add 1 to each. Of the units that did so, those that hit nothing are destroyed.',
    asks: {
      '': 'The Crown of Thalnos: roll which dice again?',
      lost: 'The Crown of Thalnos: which of them are destroyed?',
    },
  },
  'the-obsidian': {
    name: 'The Obsidian',
    text: 'Draw a secret objective when you gain it. You may have one secret objective more than others.',
  },
  'the-prophets-tears': {
    name: "The Prophet's Tears",
    text: 'When you research a technology, you may exhaust it to ignore a prerequisite or to draw an action card.',
  },
};
