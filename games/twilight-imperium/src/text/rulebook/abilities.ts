import type { RuleTexts } from './rule-texts.ts';

/** How abilities work: wording, costs, timing, and cards that are readied, exhausted, attached or purged. */
export const abilities = {
  'LRR 1': 'What is printed on cards, sheets and units is an ability: it says when it may be used and what it does.',
  'LRR 1.1': "The Rules Reference outranks the beginners' booklet where the two differ.",
  'LRR 1.2': 'A card outranks the rules where both cannot hold. Where both can hold, both do.',
  'LRR 1.3': 'An ability tells you the moment at which it works and how to carry it out.',
  'LRR 1.3a': 'An effect with a duration runs its full time, even if the card that started it has left the table.',
  'LRR 1.4': 'Paragraphs on a card are abilities of their own, to be used one by one.',
  'LRR 1.5':
    'The word "Action" at the head of an ability means that using it is your whole turn: a component action (LRR 22).',
  'LRR 1.6': '"Cannot" is final: no permission elsewhere lifts it.',
  'LRR 1.6a':
    'If one "cannot" meets another, a lasting ability beats a single one, and one that enables beats one that cancels.',
  'LRR 1.7': 'Use an ability whole or not at all. Only the parts with "may" are yours to leave out.',
  'LRR 1.8': 'What lies in play acts by itself: without a "may", you have no choice.',
  'LRR 1.9': 'Effects joined by "and" are carried out as far as they can be; the part that cannot be done is skipped.',
  'LRR 1.10': 'The next items are about what an ability costs.',
  'LRR 1.11':
    'Some abilities name a price first, before "to" or a semicolon. If you cannot pay it, you do not get the effect.',
  'LRR 1.12':
    'Prices are, for example, resources, trade goods, command tokens, exhausted or purged cards, or activating a certain system.',
  'LRR 1.13': 'The next items are about the moment at which an ability works.',
  'LRR 1.14': '"Before" and "after" mean right before and right after the event, with nothing in between.',
  'LRR 1.14a': 'So what works after a ship is destroyed has to be used on the spot; later in the turn it is too late.',
  'LRR 1.15': '"When" means during the event itself.',
  'LRR 1.15a': 'Such an ability mostly changes the event or takes its place.',
  'LRR 1.16': 'At one event, everything that says "when" goes before everything that says "after".',
  'LRR 1.17': '"Then" makes a condition: what follows it happens only if what stands before it was done.',
  'LRR 1.18':
    'An ability works once each time its event occurs: one for the start of a combat works at the start of every combat.',
  'LRR 1.19':
    'In the action phase, those who want to use abilities at the same moment take turns in initiative order, the active player first, one ability each, until nobody wants to go on.',
  'LRR 1.20': 'In the strategy phase and the agenda phase these turns go clockwise from the speaker instead.',
  'LRR 1.21': 'The next items are about single kinds of components.',
  'LRR 1.22': 'The first lines of an action card say when it can be played.',
  'LRR 1.23': 'The first lines of most promissory notes say when they can be played.',
  'LRR 1.23a': 'Some notes act the moment somebody receives them.',
  'LRR 1.24': 'What an agenda does belongs to its outcomes, and happens after the vote.',
  'LRR 1.25':
    'A faction sheet has abilities for that faction alone, many of them always on. Every flagship has abilities of its own as well.',
  'LRR 1.26':
    'Seven abilities have names and rules of their own: Anti-Fighter Barrage, Bombardment, Deploy, Planetary Shield, Production, Space Cannon and Sustain Damage.',
  'LRR 1.27': 'On a unit, "this system" or "this planet" is where that unit is.',
  'LRR 12': 'An attached card belongs to one planet and changes what the planet is worth or can do.',
  'LRR 12.1': 'Slide the attached card under the card of the planet, so that both can be read.',
  'LRR 12.2': 'Whoever controls the planet has the attachment too; it never stays behind with a former owner.',
  'LRR 12.2a': 'If it was exhausted, it stays exhausted under its new owner.',
  'LRR 12.2b':
    "When the planet's card is purged, its attachments are purged as well, and their tokens leave the board.",
  'LRR 12.3': 'A token on the board marks the planet that has an attachment.',
  'LRR 34':
    'An exhausted card has been used: its exhaust abilities, resources and influence are gone until it is readied.',
  'LRR 34.1': 'Turn a card face down to exhaust it.',
  'LRR 34.2': 'Everything exhausted is readied late in the status phase.',
  'LRR 34.3':
    'To spend what a planet is worth, exhaust its card: for its resources or for its influence, not for both.',
  'LRR 34.4': 'Abilities may ask you to exhaust a card. One that is exhausted already cannot pay again.',
  'LRR 34.4a': 'Abilities that work without exhausting the card go on while it is exhausted.',
  'LRR 34.5': 'Your strategy card is exhausted after the strategic action with it.',
  'LRR 56': 'A modifier raises or lowers a number: an attribute of a unit or the result of a die.',
  'LRR 56.1': 'You know a modifier by the word "apply" and a number.',
  'LRR 56.2': 'A plus is added to the value or the roll, a minus is taken off.',
  'LRR 70': 'To purge something is to take it out of the game for good, so it serves only once.',
  'LRR 70.1': 'What is purged goes back into the box.',
  'LRR 70.2': 'Nothing can bring a purged component back.',
  'LRR 70.3': 'It is purged even if only part of its effect could be carried out.',
  'LRR 71': 'A readied card is ready for use: it can be exhausted, or its ability used.',
  'LRR 71.1': 'Readied cards lie face up, exhausted ones face down.',
  'LRR 71.2': 'Exhaust a readied planet to spend what it is worth.',
  'LRR 71.3': 'Some technologies are exhausted for their effect.',
  'LRR 71.3a': 'Only where the card says so: exhausting it is then the price.',
  'LRR 71.4': 'Nothing can be used or spent from an exhausted card before it is readied.',
  'LRR 71.5': 'In a Ready Cards step everybody turns all of their exhausted cards up again.',
  'LRR 71.6': 'A strategic action exhausts the strategy card that was used.',
  'LRR 71.6a': 'It is readied again in the status phase.',
  'LRR 74': 'Some effects let dice be rolled again.',
  'LRR 74.1': 'The new roll counts, whether better or worse; the old one is forgotten.',
  'LRR 74.2': 'One ability rolls a die again only once, but a second ability may roll the same die once more.',
  'LRR 74.3': 'Dice are rolled again right after the roll, before anything else is done with them.',
} satisfies RuleTexts;
