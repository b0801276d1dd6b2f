import type { RuleId } from '../../rulebook/index.ts';

/** Some rules in our own words, by number. Never copied: one to three short sentences that say what the rule means. */
type RuleTexts = Readonly<Partial<Record<RuleId, string>>>;

export const game = {
  'ED "Setup"':
    'Everybody begins with ten cards (one Politics, one Warfare, two of each other role) and a start planet, face down. The other role cards form five stacks, smaller with fewer players. Chance decides who is first; everybody draws five.',
  'ED "End of the Game"':
    'The end comes when the influence tokens or enough stacks are used up: one stack, or two with four players and in the long game for three. The round is played out, so that nobody had a turn less than the others.',
  'ED "Scoring"':
    'Count your influence tokens, and the influence on your technologies and face-up planets. The most wins. Between equals, resources and fighters decide; then they share the victory.',
  'ED "Variants"':
    'Tables may agree on the corrections of 2014, on a longer game for three, or on a first game without Research and technologies.',
} satisfies RuleTexts;

export const actionPhase = {
  'ED 1': 'Play a card from your hand, do what its Action says, then discard it.',
  'ED 2': 'You need not: the Action phase may be left out.',
  'ED 3': 'Nothing adds to an Action. It is neither boosted by you nor followed by the others.',
  'ED 31': 'Politics: take it out of the game and take a card from any stack into your hand.',
  'ED 32': 'Politics has no symbol. It neither boosts a role nor follows one.',
} satisfies RuleTexts;

export const rolePhase = {
  'ED "Role Phase"':
    'The role is the heart of a turn and cannot be left out: choose one, take its card, boost it, carry it out, and let the others follow or dissent.',
  'ED 4': 'Pick a role from the display. Any of the six will do, useful or not.',
  'ED 5': 'Its stack gives you a card to begin with, which counts as played. From an empty stack you get none.',
  'ED 6':
    'Add as many cards of your hand as you like that show the symbol. What your face-up planets show counts by itself.',
  'ED 7': 'Carry the role out with all these symbols, and with what only its leader gets.',
  'ED 8':
    'Then, clockwise, each of the others decides. To dissent draws a card. To follow is to play matching symbols and do the role, without what only the leader gets.',
  'ED "Empty Stacks"':
    'A role can be chosen when its stack is empty: there is no card to take. The leader of Produce, Trade or Research has one symbol more instead.',
} satisfies RuleTexts;

export const survey = {
  'ED "Survey"':
    'Planets that were looked at and not kept are discarded face up. Who has looked at any keeps one. An empty planet deck is made anew from its discard pile.',
  'ED 9': 'Action: draw two cards.',
  'ED 10':
    'Role: with so many symbols, look at that many planets less one, on both sides. One of them goes face down into your empire.',
  'ED 11': 'The leader looks at one more.',
} satisfies RuleTexts;

export const warfare = {
  'ED "Warfare"':
    'A planet that is attacked is turned up, and the colonies under it go to your discard pile. The fighters have to be there before you attack.',
  'ED 12': 'Action: take a fighter.',
  'ED 13': "Action, instead: attack. Give back as many fighters as the planet's warfare cost, and turn it up.",
  'ED 14': 'Role: a fighter for each symbol.',
  'ED 15': 'The leader may attack a planet instead of taking fighters.',
  'ED 16': 'Only your own face-down planets can be attacked, and never by a follower.',
} satisfies RuleTexts;

export const colonize = {
  'ED "Colonize"':
    'A planet may have more colonies than it needs. Colonies do not move from one planet to another, and followers do not settle.',
  'ED 17': 'Action: slip the card under a face-down planet, as a colony.',
  'ED 18': 'Action, instead: settle. With colonies enough, turn the planet up and discard them.',
  'ED 19':
    'Role: slip all played cards under face-down planets, as you like to share them out. Each symbol is a colony.',
  'ED 20': 'The leader may settle a planet instead.',
  'ED 21': 'Settling takes one colony fewer for every Colonize symbol of your empire.',
} satisfies RuleTexts;

export const produce = {
  'ED "Produce"': 'The slot says which resource it takes. There are always enough tokens.',
  'ED 22': 'Action: fill one empty slot on a planet that lies face up.',
  'ED 23': 'Role: one resource for each Produce symbol, as far as there are empty slots.',
  'ED 24': 'The leader gets nothing more, until the stack is empty: from then on a symbol.',
} satisfies RuleTexts;

export const trade = {
  'ED "Trade"':
    'Symbols without a resource to give back bring nothing. Influence is paid out even when the supply is used up.',
  'ED 25': 'Action: give a resource back and take an influence.',
  'ED 26': 'Role: up to one resource for each Trade symbol, for an influence each.',
  'ED 27': 'The leader gets nothing more, until the stack is empty: from then on a symbol.',
} satisfies RuleTexts;

export const research = {
  'ED "Research"':
    'One technology at most, and none if you like. Symbols beyond the price are lost. The planets are needed, not spent.',
  'ED 28': 'Action: take up to two cards of your hand out of the game.',
  'ED 29': 'Role: take a technology. The levels 1, 2 and 3 need 1, 2 and 3 planets of its type and 3, 5 and 7 symbols.',
  'ED 30': 'The leader gets nothing more, until the stack is empty: from then on a symbol.',
  'ED "Technologies"':
    'A technology goes into the hand. A permanent one stays in your empire and works from there; with the side that you take, the other side is gone for everybody.',
} satisfies RuleTexts;

export const cleanup = {
  'ED "Cleanup"':
    'Only the player whose turn it was brings the hand to its limit. The others may hold more until their own turn ends.',
  'ED 33': 'The cards that were played for the role are discarded; colonies stay under their planets.',
  'ED 34': 'You may discard any of your other cards.',
  'ED 35': 'Draw or discard to your limit: five, and one more for each planet that says so.',
  'ED 36': 'A draw from an empty deck is not lost: your discarded cards are shuffled and become the deck.',
} satisfies RuleTexts;
