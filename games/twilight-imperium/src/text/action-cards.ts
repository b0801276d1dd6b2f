import type { ActionCardId } from '../view/index.ts';
import type { CardText } from './card-text.ts';

/**
 * Action cards in our own words: the moment first, then what happens. `asks` are the questions that a card puts, by what
 * stands behind its id in their kind (`aim` for `plague.aim`), or by `''` for the id alone.
 */
export const actionCardTexts: Readonly<Record<ActionCardId, CardText>> = {
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
  blitz: {
    name: 'Blitz',
    text: 'As you begin an invasion: until it is over each of your ships there, fighters apart, that has no Bombardment has one die of it that hits on 6.',
  },
  bribery: {
    name: 'Bribery',
    text: "Once the speaker's turn to vote is over, if you have voted: spend any number of trade goods; each of them is one more vote for your outcome.",
    asks: { '': 'Bribery: spend how many trade goods for votes?' },
  },
  bunker: {
    name: 'Bunker',
    text: 'At the start of an invasion: until it is over, each Bombardment die against your planets counts 4 less.',
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
  counterstroke: {
    name: 'Counterstroke',
    text: 'When another player has activated a system with a command token of yours: that token goes into your tactic pool.',
  },
  'coup-detat': {
    name: "Coup d'État",
    text: 'When another player is about to take a strategic action: it does not happen and the turn of that player ends, but the strategy card is not exhausted.',
  },
  'courageous-to-the-end': {
    name: 'Courageous to the End',
    text: 'When a ship of yours is destroyed in a space combat: roll 2 dice. For each that reaches the combat value of that ship, your opponent destroys a ship of its own choice.',
    asks: { '': 'Courageous to the End: which of your ships are destroyed?' },
  },
  'crash-landing': {
    name: 'Crash Landing',
    text: 'When your last ship in the active system is destroyed: place one of your ground forces from its space on a planet there, but not on Mecatol Rex; beside units of other players it coexists.',
    asks: { aim: 'Crash Landing: on which planet?', '': 'Crash Landing: which ground force lands?' },
  },
  'cripple-defenses': {
    name: 'Cripple Defenses',
    text: 'Action: every PDS on one planet of another player is destroyed.',
    asks: { aim: 'Cripple Defenses: on which planet?' },
  },
  crisis: {
    name: 'Crisis',
    text: "At the end of anybody's turn, as long as two players or more have not passed: the next turn is skipped.",
  },
  'deadly-plot': {
    name: 'Deadly Plot',
    text: 'In the agenda phase, when an outcome is about to be resolved, if you have voted for or predicted another one: the agenda is discarded without effect and without another in its place. All your planets are exhausted.',
  },
  'decoy-operation': {
    name: 'Decoy Operation',
    text: 'When another player has activated a system with a structure of yours: place up to 2 of your ground forces from anywhere on the board on a planet you control there.',
    asks: { aim: 'Decoy Operation: on which planet?', '': 'Decoy Operation: which ground forces, one or two?' },
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
  disable: {
    name: 'Disable',
    text: 'As you begin an invasion where other players have PDS: until it is over these have neither Planetary Shield nor Space Cannon.',
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
  'emergency-repairs': {
    name: 'Emergency Repairs',
    text: 'As a combat round starts or ends: all your damaged units in the active system are repaired.',
  },
  'exchange-program': {
    name: 'Exchange Program',
    text: 'Action: you and another player may each send an infantry to live beside the ground forces on a planet of the other. If you do not agree, each of you loses a token of its fleet pool.',
    asks: {
      aim: 'Exchange Program: with which player?',
      '': 'Exchange Program: send an infantry to which planet?',
    },
  },
  'experimental-battlestation': {
    name: 'Experimental Battlestation',
    text: "When the active player has moved ships into the active system: a space dock of yours there or beside it fires 3 dice of Space Cannon at that player's ships, each hitting on 5.",
    asks: { aim: 'Experimental Battlestation: which space dock fires?' },
  },
  'exploration-probe': {
    name: 'Exploration Probe',
    text: 'Action: explore a frontier token where you have ships or beside such a system.',
    asks: { aim: 'Exploration Probe: explore where?' },
  },
  'extreme-duress': {
    name: 'Extreme Duress',
    text: 'As the turn of another player with a ready strategy card starts: unless its next action is a strategic one, it discards its action cards, gives you its trade goods and shows you its secret objectives.',
  },
  'fighter-conscription': {
    name: 'Fighter Conscription',
    text: 'Action: place a fighter in each system where you have a space dock or anything with capacity, unless other players have ships there.',
  },
  'fighter-prototype': {
    name: 'Fighter Prototype',
    text: 'As the first round of a space combat starts: each combat die of your fighters counts 2 more in this round.',
  },
  'fire-team': {
    name: 'Fire Team',
    text: 'When your ground forces have rolled in a ground combat: roll as many of these dice again as you like.',
    asks: { '': 'Fire Team: roll which dice again?' },
  },
  'flank-speed': {
    name: 'Flank Speed',
    text: 'When you have activated a system: all your ships move 1 farther in this action.',
  },
  'focused-research': {
    name: 'Focused Research',
    text: 'Action: spend 4 trade goods and research a technology.',
  },
  'forward-supply-base': {
    name: 'Forward Supply Base',
    text: 'When another player has activated a system with units of yours: gain 3 trade goods, and another player of your choice gains 1.',
    asks: { aim: 'Forward Supply Base: who else gains a trade good?' },
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
  'ghost-squad': {
    name: 'Ghost Squad',
    text: 'When another player has committed ground forces to a planet of yours: move any of your ground forces between your planets in the active system.',
    asks: { '': 'Ghost Squad: move which ground forces where?' },
  },
  'hack-election': {
    name: 'Hack Election',
    text: 'Once an agenda is revealed: you vote on it after everybody else, the speaker too.',
  },
  'harness-energy': {
    name: 'Harness Energy',
    text: 'When you have activated an anomaly: your commodities are replenished.',
  },
  'imperial-rider': {
    name: 'Imperial Rider',
    text: 'Once an agenda is revealed: predict its outcome instead of voting. If you are right, gain a victory point.',
  },
  impersonation: {
    name: 'Impersonation',
    text: 'Action: spend 3 influence and draw a secret objective.',
  },
  'in-the-silence-of-space': {
    name: 'In the Silence of Space',
    text: "When you have activated a system: ships that set out from one system of your choice move through systems with other players' ships in this action.",
    asks: { aim: 'In the Silence of Space: for your ships in which system?' },
  },
  'industrial-initiative': {
    name: 'Industrial Initiative',
    text: 'Action: gain a trade good for each of your industrial planets.',
  },
  infiltrate: {
    name: 'Infiltrate',
    text: 'When you gain control of a planet: the PDS and space docks on it are replaced by yours.',
    asks: {
      pds: 'Infiltrate: replace how many PDS? What your reinforcements lack is taken from elsewhere on the board.',
      'space-dock': 'Infiltrate: replace the space dock? Yours is taken from elsewhere on the board.',
    },
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
  intercept: {
    name: 'Intercept',
    text: 'When your opponent in a space combat has announced a retreat: it cannot retreat in this round.',
  },
  'leadership-rider': {
    name: 'Leadership Rider',
    text: 'Once an agenda is revealed: predict its outcome instead of voting. If you are right, gain 3 command tokens.',
  },
  'lie-in-wait': {
    name: 'Lie in Wait',
    text: 'When two neighbors of yours have made a transaction: look at the action cards of both and take one from each.',
    asks: { '': 'Lie in Wait: take which card?' },
  },
  'lost-star-chart': {
    name: 'Lost Star Chart',
    text: 'When you have activated a system: in this action systems with alpha and with beta wormholes are adjacent to each other.',
  },
  'lucky-shot': {
    name: 'Lucky Shot',
    text: 'Action: destroy a dreadnought, cruiser or destroyer of another player in a system where you control a planet.',
    asks: { aim: 'Lucky Shot: destroy which ship?' },
  },
  'maneuvering-jets': {
    name: 'Maneuvering Jets',
    text: "Before you assign hits of another player's Space Cannons: one of them is cancelled.",
  },
  'manipulate-investments': {
    name: 'Manipulate Investments',
    text: 'As the strategy phase starts: put 5 trade goods from the supply on strategy cards, on three different ones at least.',
    asks: { '': 'Manipulate Investments: on which strategy cards do the 5 trade goods go? At least three of them.' },
  },
  'master-plan': {
    name: 'Master Plan',
    text: 'After an action of yours: take another action in the same turn.',
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
  'nav-suite': {
    name: 'Nav Suite',
    text: 'When you have activated a system: anomalies mean nothing to your ships in the movement step of this action.',
  },
  overrule: {
    name: 'Overrule',
    text: 'Action: use the primary ability of a strategy card that is ready or that nobody chose.',
    asks: { aim: 'Overrule: which primary ability?' },
  },
  parley: {
    name: 'Parley',
    text: 'When another player has committed ground forces to a planet of yours: these go back into space.',
    asks: { aim: 'Parley: send back what landed on which planet?' },
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
  'political-stability': {
    name: 'Political Stability',
    text: 'When strategy cards go back in the status phase: yours stay with you, readied. You take none in the next strategy phase.',
  },
  'politics-rider': {
    name: 'Politics Rider',
    text: 'Once an agenda is revealed: predict its outcome instead of voting. If you are right, draw 3 action cards and become the speaker.',
  },
  'public-disgrace': {
    name: 'Public Disgrace',
    text: 'When another player has named the strategy card it takes: it has to take a different one.',
  },
  rally: {
    name: 'Rally',
    text: 'When you have activated a system with ships of another player: 2 command tokens from your reinforcements go into your fleet pool.',
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
  'reflective-shielding': {
    name: 'Reflective Shielding',
    text: "When a ship of yours sustains damage in a combat: 2 hits are produced against your opponent's ships.",
  },
  reparations: {
    name: 'Reparations',
    text: 'When another player has taken control of a planet of yours: a planet of that player is exhausted, and one of yours is readied.',
    asks: { exhaust: 'Reparations: exhaust which planet?', ready: 'Reparations: ready which of your planets?' },
  },
  'repeal-law': {
    name: 'Repeal Law',
    text: 'Action: one law in play is discarded.',
    asks: { aim: 'Repeal Law: which law?' },
  },
  rescue: {
    name: 'Rescue',
    text: 'When another player has moved ships into a system with ships of yours: move one of your ships there from any system without a command token of yours.',
    asks: { aim: 'Rescue: which ship comes?', cargo: 'Rescue: what does it carry?' },
  },
  'reveal-prototype': {
    name: 'Reveal Prototype',
    text: 'As a combat of yours starts: spend 4 resources and research the upgrade of a unit that you have in it.',
  },
  'reverse-engineer': {
    name: 'Reverse Engineer',
    text: 'After another player has discarded an action card that is an action of its own: take that card from the discards.',
    asks: { aim: 'Reverse Engineer: take which card?' },
  },
  'rise-of-a-messiah': {
    name: 'Rise of a Messiah',
    text: 'Action: place an infantry on each planet you control.',
  },
  rout: {
    name: 'Rout',
    text: 'As retreats are about to be announced in a space combat, if you are the defender: your opponent must announce one, if able.',
  },
  sabotage: {
    name: 'Sabotage',
    text: 'When another player plays an action card, unless that is Sabotage too: it is cancelled.',
  },
  salvage: {
    name: 'Salvage',
    text: 'When you have won a space combat: your opponent gives you all of its commodities.',
  },
  sanction: {
    name: 'Sanction',
    text: 'Once an agenda is revealed: predict its outcome instead of voting. If you are right, whoever voted for that outcome loses a token of its fleet pool.',
  },
  'scramble-frequency': {
    name: 'Scramble Frequency',
    text: 'When another player has rolled for Bombardment, Space Cannon or anti-fighter barrage: that player rolls all these dice again.',
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
  'skilled-retreat': {
    name: 'Skilled Retreat',
    text: "As a round of a space combat starts: move all your ships into an adjacent system without other players' ships, and place a command token from your reinforcements there. The combat ends in a draw.",
    asks: { aim: 'Skilled Retreat: move your ships to which system?' },
  },
  'solar-flare': {
    name: 'Solar Flare',
    text: 'When you have activated a system: other players cannot use Space Cannon against your ships in the movement step of this action.',
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
  summit: {
    name: 'Summit',
    text: 'As the strategy phase starts: you gain 2 command tokens.',
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
    text: 'Action: exhaust a hazardous planet of another player; up to 3 infantry on it are destroyed.',
    asks: { aim: 'Unstable Planet: which planet?', '': 'Unstable Planet: whose infantry is destroyed?' },
  },
  upgrade: {
    name: 'Upgrade',
    text: 'When you have activated a system with a cruiser of yours: it is replaced by a dreadnought.',
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
  'war-machine': {
    name: 'War Machine',
    text: 'When your units use Production: they make up to 4 units more, and all of them together cost 1 less.',
  },
  'warfare-rider': {
    name: 'Warfare Rider',
    text: 'Once an agenda is revealed: predict its outcome instead of voting. If you are right, place a dreadnought in a system with ships of yours.',
    asks: { '': 'Warfare Rider: in which system do you place the dreadnought?' },
  },
  waylay: {
    name: 'Waylay',
    text: 'Before you roll for anti-fighter barrage: the hits go to all ships, not to fighters alone.',
  },
};
