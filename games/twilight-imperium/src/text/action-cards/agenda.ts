import type { CardText } from '../card-text.ts';

/** Action cards of the agenda phase. */
export const agendaCards = {
  'ancient-burial-sites': {
    name: 'Ancient Burial Sites',
    text: 'As the agenda phase starts: all cultural planets of one player are exhausted.',
    asks: { aim: 'Ancient Burial Sites: whose cultural planets are exhausted?' },
  },
  'assassinate-representative': {
    name: 'Assassinate Representative',
    text: 'Once an agenda is revealed: one player cannot vote on it.',
    asks: { aim: 'Assassinate Representative: who cannot vote?' },
  },
  bribery: {
    name: 'Bribery',
    text: "Once the speaker's turn to vote is over, if you have voted: spend any number of trade goods; each of them is one more vote for your outcome.",
    asks: { '': 'Bribery: spend how many trade goods for votes?' },
  },
  'confounding-legal-text': {
    name: 'Confounding Legal Text',
    text: 'When another player is elected: you are elected in its place.',
  },
  'confusing-legal-text': {
    name: 'Confusing Legal Text',
    text: 'When you are elected: another player of your choice is elected in your place.',
    asks: { aim: 'Confusing Legal Text: who is elected in your place?' },
  },
  'construction-rider': {
    name: 'Construction Rider',
    text: 'Once an agenda is revealed: predict its outcome instead of voting. If you are right, place a space dock on a planet you control.',
  },
  'deadly-plot': {
    name: 'Deadly Plot',
    text: 'In the agenda phase, when an outcome is about to be resolved, if you have voted for or predicted another one: the agenda is discarded without effect and without another in its place. All your planets are exhausted.',
  },
  'diplomacy-rider': {
    name: 'Diplomacy Rider',
    text: 'Once an agenda is revealed: predict its outcome instead of voting. If you are right, every other player places a command token from its reinforcements in a system of your choice where you control a planet.',
    asks: { '': 'Diplomacy Rider: in which system do the others place tokens?' },
  },
  'diplomatic-pressure': {
    name: 'Diplomatic Pressure',
    text: 'When an agenda is revealed: another player gives you a promissory note from its hand, whichever it likes.',
    asks: {
      aim: 'Diplomatic Pressure: who gives you a promissory note?',
      '': 'Diplomatic Pressure: which promissory note do you give away?',
    },
  },
  'distinguished-councilor': {
    name: 'Distinguished Councilor',
    text: 'Once you have voted: you cast 5 more votes for the same outcome.',
  },
  'hack-election': {
    name: 'Hack Election',
    text: 'Once an agenda is revealed: you vote on it after everybody else, the speaker too.',
  },
  'imperial-rider': {
    name: 'Imperial Rider',
    text: 'Once an agenda is revealed: predict its outcome instead of voting. If you are right, gain a victory point.',
  },
  'insider-information': {
    name: 'Insider Information',
    text: 'Once an agenda is revealed: look at the top 3 cards of the agenda deck. They stay as they are.',
  },
  'leadership-rider': {
    name: 'Leadership Rider',
    text: 'Once an agenda is revealed: predict its outcome instead of voting. If you are right, gain 3 command tokens.',
  },
  'politics-rider': {
    name: 'Politics Rider',
    text: 'Once an agenda is revealed: predict its outcome instead of voting. If you are right, draw 3 action cards and become the speaker.',
  },
  sanction: {
    name: 'Sanction',
    text: 'Once an agenda is revealed: predict its outcome instead of voting. If you are right, whoever voted for that outcome loses a token of its fleet pool.',
  },
  'technology-rider': {
    name: 'Technology Rider',
    text: 'Once an agenda is revealed: predict its outcome instead of voting. If you are right, research a technology.',
  },
  'trade-rider': {
    name: 'Trade Rider',
    text: 'Once an agenda is revealed: predict its outcome instead of voting. If you are right, gain 5 trade goods.',
  },
  veto: {
    name: 'Veto',
    text: 'When an agenda is revealed: it is discarded, and the next one is revealed in its place.',
  },
  'warfare-rider': {
    name: 'Warfare Rider',
    text: 'Once an agenda is revealed: predict its outcome instead of voting. If you are right, place a dreadnought in a system with ships of yours.',
    asks: { '': 'Warfare Rider: in which system do you place the dreadnought?' },
  },
} satisfies Readonly<Record<string, CardText>>;
