import type { CoachTexts } from './coach-text.ts';

export const eminentDomainCoach: CoachTexts = {
  action: {
    about: 'One Action with a card of your hand. It comes before your role, and nobody can follow it.',
    matters: 'An Action that sets up the role is best: a colony before you settle, a resource before you trade.',
    bot: 'It plays the Action after which its best role brings most.',
  },
  role: {
    about: 'The role of your turn. You take its card and lead it; the others may follow.',
    matters:
      'Lead what your hand makes strong and what the others cannot follow well. The card stays in your deck, so a role that you lead often gets stronger.',
    bot: 'It compares what its empire would be worth after each role.',
  },
  boost: {
    about: 'Cards of your hand that make the role stronger.',
    matters: 'Add only what changes the result: a card that you keep can follow later or be next turn’s Action.',
    bot: 'It adds cards as long as each improves the result.',
  },
  follow: {
    about: 'Another player leads a role. Follow with matching cards, or dissent and draw a card.',
    matters: 'Following costs no turn. Dissent if the cards are worth more in your own turn.',
    bot: 'It follows if that is worth more to its next turn than one more card.',
  },
  discard: {
    about: 'The end of your turn: discard what you do not need, then draw up to your limit.',
    matters: 'Keep the cards that belong together for your next turn, and let go of the rest.',
    bot: 'It discards what its plan for the next turn does not use.',
  },
  'survey.keep': {
    about: 'The planet that you keep, face down. The others are discarded.',
    matters: 'Influence against cost. Symbols help every turn; slots need Produce and Trade.',
    bot: 'It weighs influence, symbols and slots against the cost to take the planet.',
  },
  colonize: {
    about: 'A colony under a face-down planet, or settling one that has enough.',
    matters: 'Finish one planet before you start the next.',
    bot: 'It takes what leaves the most valuable empire.',
  },
  'colonize.lead': {
    about: 'As the leader you may settle a planet instead of adding colonies.',
    matters: 'A settled planet scores at once and brings its symbols. Its colonies come back to your deck.',
    bot: 'It takes what leaves the most valuable empire.',
  },
  'colonize.tuck': {
    about: 'The planet under which this card goes as a colony.',
    matters: 'Put cards together where they complete a planet.',
    bot: 'It helps the planet that gains most from one more colony.',
  },
  warfare: {
    about: 'Fighters, or an attack on one of your face-down planets.',
    matters: 'An attack costs fighters for good. It pays on planets that are cheap to attack and dear to settle.',
    bot: 'It takes what leaves the most valuable empire.',
  },
  produce: {
    about: 'Resources into the empty slots of your planets.',
    matters: 'Fill what you can trade soon.',
    bot: 'It fills as many slots as it may.',
  },
  trade: {
    about: 'Resources that you sell, one influence each.',
    matters: 'Nearly always sell all you can: tokens run out.',
    bot: 'It sells as many as it may.',
  },
  'produce-or-trade': {
    about: 'One resource produced or one sold.',
    matters: 'A sale scores now; a resource prepares a larger Trade.',
    bot: 'It takes what leaves the most valuable empire.',
  },
  research: {
    about: 'A technology for your deck or your table.',
    matters: 'A technology that fits your strongest role is used most. Early ones work longer.',
    bot: 'It weighs influence and use for the rest of the game.',
  },
  remove: {
    about: 'Cards that you remove from the game for good.',
    matters: 'A small deck brings its good cards more often. Politics and lonely cards go first.',
    bot: 'It removes what its plans do not use.',
  },
  'take-role-card': {
    about: 'A role card from any stack, into your hand.',
    matters: 'Take what makes this turn’s role or the next one strong.',
    bot: 'It takes the card that its best turn lacks.',
  },
};
