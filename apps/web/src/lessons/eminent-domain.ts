import type { View } from '@orrery/eminent-domain/view';
import type { Lesson } from './lesson.ts';

/** About three turns each before the stacks or the tokens run out. */
function isNearEnd(view: unknown): boolean {
  const { supply, stacks, options } = view as View;
  const inPlay = Object.entries(stacks).filter(([id]) => !options.learning || id !== 'research');
  return supply <= 6 || inPlay.some(([, left]) => left <= 4);
}

/** A first empire: every role but Research, settling two planets, and then the rest of the game. */
export const eminentDomainLesson: Lesson = {
  id: 'eminent-domain',
  game: 'eminent-domain',
  seats: 2,
  options: { learning: true },
  seed: 'first empire g',
  dice: {},
  others: {
    1: [
      ['role', ['warfare']],
      ['role', ['colonize']],
      ['role', ['survey']],
      ['role', ['warfare']],
      ['role', ['produce']],
    ],
  },
  names: { 1: 'Your opponent' },
  isNearEnd,
  steps: [
    {
      ask: 'action',
      title: 'Your turn: first an Action',
      text: [
        'Welcome! You lead an empire with one planet, still face down, and a hand of five cards. Most influence at the end wins: planets that you turn face up and resources that you sell bring it.',
        'Each turn has two parts: one Action with a card from your hand, then one role. For your Action, choose Colonize in your hand.',
      ],
      why: 'As an Action, Colonize puts itself under a face-down planet as a colony. With enough colonies the planet is yours.',
      rules: ['ED 1', 'ED 17'],
      answer: ['colonize#2'],
    },
    {
      ask: 'role',
      title: 'Then a role: Survey',
      text: [
        'Now lead a role. You take its card from the stacks in the middle, and you may add cards from your hand. Choose Survey.',
      ],
      why: 'Survey finds planets, and you have only one. Cards that you take for roles stay in your deck, so you get better at what you do often.',
      rules: ['ED 4', 'ED 5'],
      answer: ['survey'],
    },
    {
      ask: 'boost',
      title: 'Boost it from your hand',
      text: ['Every matching card that you add makes a role stronger. Pick the Survey card of your hand and confirm.'],
      why: 'You look at one planet fewer than you have symbols, and one more because you lead. Two Survey symbols show two planets.',
      rules: ['ED 6', 'ED 10', 'ED 11'],
      answer: ['survey#2'],
    },
    {
      ask: 'survey.keep',
      title: 'Keep a planet',
      text: [
        'You see two planets and keep one of them, face down. Keep Overlord Betzel’s Domain; the info button shows a card in full.',
      ],
      why: 'It is worth 4 influence and takes only 3 colonies. The other one is worth 2 and takes 5.',
      rules: ['ED 10'],
      answer: ['overlord-betzels-domain'],
    },
    {
      ask: 'discard',
      title: 'Clean up',
      text: [
        'At the end of your turn you may discard cards that you do not need, and you draw up to your hand limit of five. Keep all cards this time.',
      ],
      why: 'You draw only what is missing. Whoever keeps everything sees fewer new cards.',
      rules: ['ED 34', 'ED 35'],
      answer: [],
    },
    {
      ask: 'follow',
      title: 'Follow your opponent',
      text: [
        'Your opponent leads Warfare. You may join in with matching cards, or dissent and draw a card. Follow: pick Warfare in your hand and confirm.',
      ],
      why: 'Following costs you a card, not your turn. It brings you a fighter; fighters can take planets by force.',
      rules: ['ED 8', 'ED 14'],
      answer: ['warfare#1'],
    },
    {
      ask: 'action',
      title: 'A second colony',
      text: ['Your turn again. For your Action, choose Colonize once more.'],
      rules: ['ED 17'],
      answer: ['colonize#1'],
    },
    {
      ask: 'colonize',
      title: 'Where it goes',
      text: ['Put it under your first planet, Pomerene, beside the colony that is there.'],
      why: 'Pomerene takes 2 colonies. Then it can be settled.',
      rules: ['ED 17'],
      answer: ['tuck:p0'],
    },
    {
      ask: 'role',
      title: 'Lead Colonize',
      text: ['Choose Colonize as your role.'],
      why: 'Whoever leads Colonize may settle a planet instead of adding colonies. Followers may not.',
      rules: ['ED 20'],
      answer: ['colonize'],
    },
    {
      ask: 'colonize.lead',
      title: 'Settle Pomerene',
      text: ['Settle it. The planet turns face up and its two colonies go to your discard pile.'],
      why: 'It counts 2 influence at the end, and it has room for one resource.',
      rules: ['ED 20', 'ED "Scoring"'],
      answer: ['settle:p0'],
    },
    {
      ask: 'discard',
      title: 'Keep your hand',
      text: ['Keep all cards again and draw two.'],
      why: 'Your deck is empty now, so your discard pile is shuffled: the cards that you took come back to you.',
      rules: ['ED 35', 'ED 36'],
      answer: [],
    },
    {
      ask: 'action',
      title: 'Produce',
      text: [
        'Your opponent led Colonize. You had no matching card, so you dissented and drew one.',
        'For your Action, choose Produce/Trade: it puts a resource on Pomerene.',
      ],
      why: 'Resources are worth nothing by themselves. Trade turns each into one influence.',
      rules: ['ED 8', 'ED 22'],
      answer: ['produce-trade#1'],
    },
    {
      ask: 'role',
      title: 'Trade',
      text: ['Choose Trade as your role, to sell the resource at once.'],
      rules: ['ED 26'],
      answer: ['trade'],
    },
    {
      ask: 'boost',
      title: 'No boost needed',
      text: ['You have one resource, and the card that you took sells one. Add nothing and confirm.'],
      why: 'A card that you keep can do something next turn.',
      rules: ['ED 6'],
      answer: [],
    },
    {
      ask: 'trade',
      title: 'Sell it',
      text: ['Pick the resource on Pomerene and confirm. You get an influence token.'],
      why: 'The tokens are limited: the game ends when none are left, or when stacks of role cards run out.',
      rules: ['ED 26', 'ED "End of the Game"'],
      answer: ['p0.0'],
    },
    {
      ask: 'discard',
      title: 'Discard what you do not need',
      text: ['Now discard Survey: pick it and confirm. You draw a new card in its place.'],
      why: 'You have a good planet to work on. What you want now are Colonize cards.',
      rules: ['ED 34'],
      answer: ['survey#1'],
    },
    {
      ask: 'action',
      title: 'Warfare as an Action',
      text: [
        'Your opponent surveyed; you dissented and drew a card. For your Action, choose Warfare and get a fighter.',
      ],
      why: 'Fighters also break ties. With enough of them you can attack one of your face-down planets instead of settling it.',
      rules: ['ED 12', 'ED 13'],
      answer: ['warfare#1'],
    },
    {
      ask: 'role',
      title: 'Colonize in one go',
      text: ['Choose Colonize as your role.'],
      why: 'Betzel’s Domain takes 3 colonies, and you have two Colonize cards besides the one that you take.',
      rules: ['ED 19'],
      answer: ['colonize'],
    },
    {
      ask: 'boost',
      title: 'All three at once',
      text: ['Pick both Colonize cards of your hand and confirm. All three go under your face-down planet.'],
      rules: ['ED 6', 'ED 19'],
      answer: ['colonize#1', 'colonize#20'],
    },
    {
      ask: 'discard',
      title: 'Draw',
      text: ['Keep what you have and draw.'],
      rules: ['ED 35'],
      answer: [],
    },
    {
      ask: 'action',
      title: 'Politics',
      text: [
        'For your Action, choose Politics. It leaves the game, and you take any role card into your hand instead.',
      ],
      why: 'It is the only card that does nothing for roles, and a smaller deck brings your good cards more often.',
      rules: ['ED 31', 'ED 32'],
      answer: ['politics#1'],
    },
    {
      ask: 'take-role-card',
      title: 'Take a Warfare card',
      text: ['Take Warfare.'],
      why: 'You have two fighters. With more of them you could attack the next planets that you find.',
      rules: ['ED 31'],
      answer: ['warfare'],
    },
    {
      ask: 'role',
      title: 'The second planet',
      text: ['Choose Colonize as your role.'],
      rules: ['ED 20'],
      answer: ['colonize'],
    },
    {
      ask: 'boost',
      title: 'No boost for settling',
      text: ['To settle you need no further cards. Add nothing and confirm.'],
      rules: ['ED 20'],
      answer: [],
    },
    {
      ask: 'colonize.lead',
      title: 'Settle Betzel’s Domain',
      text: ['Settle it: 4 influence, and a Warfare symbol that counts whenever you lead or follow Warfare.'],
      rules: ['ED 6', 'ED 20'],
      answer: ['settle:p1'],
    },
    {
      ask: 'discard',
      title: 'End of the guided turns',
      text: ['You hold six cards, one more than your limit. Discard at least one, whichever you like, and confirm.'],
      rules: ['ED 34', 'ED 35'],
      answer: ['survey#2'],
      isFree: true,
    },
  ],
  ending: {
    title: 'You know the game',
    text: [
      'You have 7 influence: 2 and 4 for your planets and 1 for the trade. From here on you decide. The coach says what each question is about and what the bot would do; the menu switches it off.',
      'The game ends when a stack of role cards or the influence tokens run out; then everybody has had the same number of turns, and the most influence wins.',
    ],
  },
};
