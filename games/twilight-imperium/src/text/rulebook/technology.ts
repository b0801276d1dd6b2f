import type { RuleTexts } from './rule-texts.ts';

/** Technologies and research. */
export const technology = {
  'LRR 90': 'Technologies make units better and give abilities.',
  'LRR 90.1': 'What you have gained lies open before you, and is yours to the end of the game.',
  'LRR 90.2': 'What is still in your deck is not yours.',
  'LRR 90.3': 'Research is the way to get them out of it.',
  'LRR 90.3a': 'The Technology card lets its holder and the others research.',
  'LRR 90.4': 'The rest stays in your deck, which you may look through at any time.',
  'LRR 90.5': 'To gain a technology is not to research it: take it, whatever its prerequisites.',
  'LRR 90.6': 'Some are unit upgrades (LRR 97), with the name of a unit on your sheet.',
  'LRR 90.6a': 'They are laid over that unit.',
  'LRR 90.7': 'All others have a colour.',
  'LRR 90.7a': 'The colour does nothing by itself, but counts for the prerequisites of other technologies.',
  'LRR 90.7b': 'Upgrades have no colour and count for none.',
  'LRR 90.7c': 'There are four colours: green is biotic, red is warfare, blue is propulsion, yellow is cybernetic.',
  'LRR 90.8': 'The symbols at the lower left are the prerequisites.',
  'LRR 90.8a': 'They say how many technologies of which colours you need to own.',
  'LRR 90.9': 'The next items are about research.',
  'LRR 90.10': 'Take the researched technology out of your deck and lay it before you.',
  'LRR 90.10a': 'An upgrade is laid over its unit.',
  'LRR 90.11': 'Faction technologies of others cannot be researched.',
  'LRR 90.12': 'For each prerequisite you need a technology of that colour.',
  'LRR 90.12a': 'They are the symbols at the lower left.',
  'LRR 90.12b': 'Upgrades do not count.',
  'LRR 90.12c': 'Some abilities, and technology specialties, let you leave prerequisites out.',
  'LRR 90.13': 'A technology specialty is a colour that some planets have.',
  'LRR 90.14': 'Exhaust such a planet of yours while you research, to leave out one prerequisite of its colour.',
  'LRR 90.15': 'An exhausted planet does not help.',
  'LRR 90.16': 'The next items are about the assimilators, by which the Nekro copy technologies of other factions.',
  'LRR 90.17': 'Units printed on a sheet are no technologies and cannot be copied.',
  'LRR 90.18': 'If the owner of a copied technology is eliminated, the Nekro take it before them.',
  'LRR 90.19':
    'If the token leaves the floating factory of the Saar, each Nekro dock goes on a planet of theirs in its system, or else to reinforcements.',
  'LRR 90.20':
    'If it leaves a war sun upgrade, and the Nekro do not own the usual one, their war suns go to reinforcements.',
  'LRR 90.21':
    'The Nekro upgrade units of the same kind, whatever their name. A second upgrade of a kind replaces the first, with the same token.',
  'LRR 90.22': 'A copied technology counts for objectives, by colour and kind.',
} satisfies RuleTexts;
