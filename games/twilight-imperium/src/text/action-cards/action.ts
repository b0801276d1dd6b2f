import type { CardText } from '../card-text.ts';

/** Action cards that are an action of their own. */
export const actionCards = {
  'archaeological-expedition': {
    name: 'Archaeological Expedition',
    text: 'Action: reveal the top 3 cards of an exploration deck that matches the trait of a planet you control. You gain the relic fragments among them; the others are discarded.',
    asks: { aim: 'Archaeological Expedition: dig in which deck?' },
  },
  'cripple-defenses': {
    name: 'Cripple Defenses',
    text: 'Action: every PDS on one planet of another player is destroyed.',
    asks: { aim: 'Cripple Defenses: on which planet?' },
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
  'exchange-program': {
    name: 'Exchange Program',
    text: 'Action: you and another player may each send an infantry to live beside the ground forces on a planet of the other. If you do not agree, each of you loses a token of its fleet pool.',
    asks: {
      aim: 'Exchange Program: with which player?',
      '': 'Exchange Program: send an infantry to which planet?',
    },
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
  impersonation: {
    name: 'Impersonation',
    text: 'Action: spend 3 influence and draw a secret objective.',
  },
  'industrial-initiative': {
    name: 'Industrial Initiative',
    text: 'Action: gain a trade good for each of your industrial planets.',
  },
  insubordination: {
    name: 'Insubordination',
    text: 'Action: another player loses a token of its tactic pool to its reinforcements.',
    asks: { aim: 'Insubordination: who loses a tactic token?' },
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
  overrule: {
    name: 'Overrule',
    text: 'Action: use the primary ability of a strategy card that is ready or that nobody chose.',
    asks: { aim: 'Overrule: which primary ability?' },
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
  strategize: {
    name: 'Strategize',
    text: 'Action: resolve the secondary ability of a strategy card that is ready or that nobody has taken, for a strategy token as ever.',
    asks: { aim: 'Strategize: the secondary ability of which strategy card?' },
  },
  'tactical-bombardment': {
    name: 'Tactical Bombardment',
    text: 'Action: in a system where a unit of yours has Bombardment, the planets of other players are exhausted.',
    asks: { aim: 'Tactical Bombardment: in which system?' },
  },
  'unexpected-action': {
    name: 'Unexpected Action',
    text: 'Action: take one of your command tokens off the board into your reinforcements.',
    asks: { aim: 'Unexpected Action: take the token from where?' },
  },
  'unstable-planet': {
    name: 'Unstable Planet',
    text: 'Action: exhaust a hazardous planet of another player; up to 3 infantry on it are destroyed.',
    asks: { aim: 'Unstable Planet: which planet?', '': 'Unstable Planet: whose infantry is destroyed?' },
  },
  uprising: {
    name: 'Uprising',
    text: 'Action: exhaust a planet of another player outside home systems and gain as many trade goods as it has resources.',
    asks: { aim: 'Uprising: on which planet?' },
  },
  'war-effort': {
    name: 'War Effort',
    text: 'Action: place a cruiser in a system with ships of yours.',
    asks: { aim: 'War Effort: in which system?' },
  },
} satisfies Readonly<Record<string, CardText>>;
