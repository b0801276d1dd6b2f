import type { ActionCardId } from '../view/index.ts';
import type { CardText } from './exploration.ts';

/**
 * Action cards in our own words: the moment first, then what happens. `asks` are the questions that a card puts, by what
 * stands behind its id in their kind (`aim` for `plague.aim`), or by `''` for the id alone.
 */
export const actionCardTexts: Readonly<Partial<Record<ActionCardId, CardText>>> = {
  'ancient-burial-sites': {
    name: 'Ancient Burial Sites',
    text: 'As the agenda phase starts: all cultural planets of one player are exhausted.',
    asks: { aim: 'Ancient Burial Sites: whose cultural planets are exhausted?' },
  },
  'archaeological-expedition': {
    name: 'Archaeological Expedition',
    text: 'Action: reveal the top 3 cards of an exploration deck that matches the trait of a planet you control. You gain the relic fragments among them; the others are discarded.',
    asks: { aim: 'Archaeological Expedition: dig in which deck?' },
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
  'cripple-defenses': {
    name: 'Cripple Defenses',
    text: 'Action: every PDS on one planet is destroyed.',
    asks: { aim: 'Cripple Defenses: on which planet?' },
  },
  'deadly-plot': {
    name: 'Deadly Plot',
    text: 'When an outcome is about to be resolved, if you have voted for or predicted another one: the agenda is discarded without effect and without another in its place. All your planets are exhausted.',
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
  'direct-hit': {
    name: 'Direct Hit',
    text: 'When a ship of another player has sustained a hit of yours: that ship is destroyed.',
  },
  'distinguished-councilor': {
    name: 'Distinguished Councilor',
    text: 'Once you have voted: you cast 5 more votes for the same outcome.',
  },
  'divert-funding': {
    name: 'Divert Funding',
    text: 'Action: give back a technology of yours that is neither a unit upgrade nor one of your faction alone, then research another one.',
    asks: { aim: 'Divert Funding: give back which technology?' },
  },
  'economic-initiative': {
    name: 'Economic Initiative',
    text: 'Action: all your cultural planets are readied.',
  },
  'exploration-probe': {
    name: 'Exploration Probe',
    text: 'Action: explore a frontier token where you have ships or beside such a system.',
    asks: { aim: 'Exploration Probe: explore where?' },
  },
  'fighter-conscription': {
    name: 'Fighter Conscription',
    text: 'Action: place a fighter in each system where you have a space dock or anything with capacity, unless other players have ships there.',
  },
  'focused-research': {
    name: 'Focused Research',
    text: 'Action: spend 4 trade goods and research a technology.',
  },
  'frontline-deployment': {
    name: 'Frontline Deployment',
    text: 'Action: place 3 infantry on one planet you control.',
    asks: { aim: 'Frontline Deployment: on which planet?' },
  },
  'ghost-ship': {
    name: 'Ghost Ship',
    text: 'Action: place a destroyer in a system with a wormhole that is no home system and holds no ships of other players.',
    asks: { aim: 'Ghost Ship: in which system?' },
  },
  'hack-election': {
    name: 'Hack Election',
    text: 'Once an agenda is revealed: you vote on it after everybody else, the speaker too.',
  },
  'imperial-rider': {
    name: 'Imperial Rider',
    text: 'Once an agenda is revealed: predict its outcome instead of voting. If you are right, gain a victory point.',
  },
  impersonation: {
    name: 'Impersonation',
    text: 'Action: spend 3 influence and draw a secret objective.',
  },
  'industrial-initiative': {
    name: 'Industrial Initiative',
    text: 'Action: gain a trade good for each of your industrial planets.',
  },
  'insider-information': {
    name: 'Insider Information',
    text: 'Once an agenda is revealed: look at the top 3 cards of the agenda deck. They stay as they are.',
  },
  insubordination: {
    name: 'Insubordination',
    text: 'Action: another player loses a token of its tactic pool to its reinforcements.',
    asks: { aim: 'Insubordination: who loses a tactic token?' },
  },
  'leadership-rider': {
    name: 'Leadership Rider',
    text: 'Once an agenda is revealed: predict its outcome instead of voting. If you are right, gain 3 command tokens.',
  },
  'lucky-shot': {
    name: 'Lucky Shot',
    text: 'Action: destroy a dreadnought, cruiser or destroyer of another player in a system where you control a planet.',
    asks: { aim: 'Lucky Shot: destroy which ship?' },
  },
  'mining-initiative': {
    name: 'Mining Initiative',
    text: 'Action: gain as many trade goods as one of your planets has resources; the planet is not exhausted.',
    asks: { aim: 'Mining Initiative: which planet?' },
  },
  'morale-boost': {
    name: 'Morale Boost',
    text: 'As a combat round starts: each combat die of your units counts 1 more in this round.',
  },
  plagiarize: {
    name: 'Plagiarize',
    text: 'Action: spend 5 influence and gain a technology that a neighbor of yours owns and that belongs to no faction, whatever its prerequisites.',
    asks: { aim: 'Plagiarize: copy which technology?' },
  },
  plague: {
    name: 'Plague',
    text: 'Action: roll a die for each infantry on a planet of another player; every 6 or more destroys one.',
    asks: { aim: 'Plague: on which planet?' },
  },
  'politics-rider': {
    name: 'Politics Rider',
    text: 'Once an agenda is revealed: predict its outcome instead of voting. If you are right, draw 3 action cards and become the speaker.',
  },
  'reactor-meltdown': {
    name: 'Reactor Meltdown',
    text: 'Action: destroy a space dock of another player that is in no home system.',
    asks: { aim: 'Reactor Meltdown: destroy which space dock?' },
  },
  'refit-troops': {
    name: 'Refit Troops',
    text: 'Action: replace one or two of your infantry on the board by mechs.',
    asks: { '': 'Refit Troops: replace which infantry, one or two?' },
  },
  'repeal-law': {
    name: 'Repeal Law',
    text: 'Action: one law in play is discarded.',
    asks: { aim: 'Repeal Law: which law?' },
  },
  'rise-of-a-messiah': {
    name: 'Rise of a Messiah',
    text: 'Action: place an infantry on each planet you control.',
  },
  sabotage: {
    name: 'Sabotage',
    text: 'When another player plays an action card, unless that is Sabotage too: it is cancelled.',
  },
  sanction: {
    name: 'Sanction',
    text: 'Once an agenda is revealed: predict its outcome instead of voting. If you are right, whoever voted for that outcome loses a token of its fleet pool.',
  },
  scuttle: {
    name: 'Scuttle',
    text: 'Action: return one or two of your ships, fighters apart, to your reinforcements and gain as many trade goods as they cost.',
    asks: { '': 'Scuttle: return which ships, one or two?' },
  },
  'seize-artifact': {
    name: 'Seize Artifact',
    text: 'Action: a neighbor of yours gives you a relic fragment of your choice.',
    asks: { aim: 'Seize Artifact: from whom?', fragment: 'Seize Artifact: which fragment?' },
  },
  'shields-holding': {
    name: 'Shields Holding',
    text: 'Before you assign hits to your ships in a space combat: one or two of them are cancelled.',
    asks: { '': 'Shields Holding: cancel how many hits?' },
  },
  'signal-jamming': {
    name: 'Signal Jamming',
    text: 'Action: in a system with a ship of yours or beside one, home systems apart, another player must place a command token from its reinforcements.',
    asks: { aim: 'Signal Jamming: in which system?', player: 'Signal Jamming: whose token?' },
  },
  spy: {
    name: 'Spy',
    text: 'Action: another player gives you an action card from its hand, chosen at random.',
    asks: { aim: 'Spy: take a card from whom?' },
  },
  'tactical-bombardment': {
    name: 'Tactical Bombardment',
    text: 'Action: in a system where a unit of yours has Bombardment, the planets of other players are exhausted.',
    asks: { aim: 'Tactical Bombardment: in which system?' },
  },
  'technology-rider': {
    name: 'Technology Rider',
    text: 'Once an agenda is revealed: predict its outcome instead of voting. If you are right, research a technology.',
  },
  'trade-rider': {
    name: 'Trade Rider',
    text: 'Once an agenda is revealed: predict its outcome instead of voting. If you are right, gain 5 trade goods.',
  },
  'unexpected-action': {
    name: 'Unexpected Action',
    text: 'Action: take one of your command tokens off the board into your reinforcements.',
    asks: { aim: 'Unexpected Action: take the token from where?' },
  },
  'unstable-planet': {
    name: 'Unstable Planet',
    text: 'Action: exhaust a hazardous planet; up to 3 infantry on it are destroyed.',
    asks: { aim: 'Unstable Planet: which planet?', '': 'Unstable Planet: whose infantry is destroyed?' },
  },
  uprising: {
    name: 'Uprising',
    text: 'Action: exhaust a planet of another player outside home systems and gain as many trade goods as it has resources.',
    asks: { aim: 'Uprising: on which planet?' },
  },
  veto: {
    name: 'Veto',
    text: 'When an agenda is revealed: it is discarded, and the next one is revealed in its place.',
  },
  'war-effort': {
    name: 'War Effort',
    text: 'Action: place a cruiser in a system with ships of yours.',
    asks: { aim: 'War Effort: in which system?' },
  },
  'warfare-rider': {
    name: 'Warfare Rider',
    text: 'Once an agenda is revealed: predict its outcome instead of voting. If you are right, place a dreadnought in a system with ships of yours.',
    asks: { '': 'Warfare Rider: in which system do you place the dreadnought?' },
  },
};
