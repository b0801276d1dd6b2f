import type { CoachTexts } from './coach-text.ts';

export const twilightImperiumCoach: CoachTexts = {
  'setup.return-secret': {
    about: 'You keep one of two secret objectives.',
    matters: 'Keep what fits your faction and your place on the map, and what the others cannot easily prevent.',
    bot: 'It keeps the one that it is nearer to.',
  },
  'setup.ban': {
    about: 'A faction that nobody will play.',
    matters: 'Ban what you would not like as a neighbour, or what fits this map too well.',
    bot: 'It bans the faction that it rates highest.',
  },
  'setup.faction': {
    about: 'The faction that you play.',
    matters: 'Play what you know or would like to try: open its sheet. The easy ones forgive more in a first game.',
    bot: 'It takes the faction that it rates highest.',
  },
  'setup.one-of': {
    about: 'Which of the factions dealt to you you play. All choices are shown together.',
    matters: 'Read both sheets. Nobody knows what you were dealt.',
    bot: 'It takes the faction that it rates highest.',
  },
  'setup.name-factions': {
    about: 'Factions that you would play; one of them is dealt to you.',
    matters: 'The more you name, the less it matters what others name.',
    bot: 'It names those that it rates highest.',
  },
  'setup.draft': {
    about: 'A faction, a slice of the galaxy or a place at the table; you get one of each.',
    matters:
      'Take first what differs most. A slice is worth its best use: the greater value of each planet. The first place is the speaker’s, who chooses a strategy card first.',
    bot: 'It takes what it would lose most by waiting: slices by their planets, factions by their strength, places by who chooses first.',
  },
  'setup.tile': {
    about: 'The tile that you place next.',
    matters: 'Keep good systems for places near your home, and anomalies for those of others.',
    bot: 'It looks for the tile and the place that help its own slice most.',
  },
  'setup.tile-place': {
    about: 'Where the tile goes. Rings are filled from the centre outwards.',
    matters: 'What lies near your home is mostly yours; what lies between two homes is fought over.',
    bot: 'It looks for the place that helps its own slice most.',
  },
  'setup.home': {
    about: 'The home that you take, with its planets and the hero that goes with it.',
    matters: 'Resources at home build ships in every round, influence brings command tokens. Read the heroes, too.',
    bot: 'It takes the home whose planets are worth most.',
  },
  'setup.technology': {
    about: 'A technology to start with.',
    matters: 'Think of what you want to research first: its colour opens the way.',
    bot: 'It weighs what each technology does and what it opens.',
  },
  'setup.place': {
    about: 'Where your first units stand.',
    matters: 'Ground forces belong where your carriers and your dock are.',
    bot: 'It takes the suggestion.',
  },
  'strategy-card': {
    about: 'Your strategy card for this round. Its number says when you act.',
    matters:
      'Ask what you lack: tokens (Leadership), technology, trade goods (Trade), points (Imperial). Goods on a card nobody wanted make it better.',
    bot: 'It weighs what each card would bring now, with the trade goods on it.',
  },
  action: {
    about: 'One action: a strategy card, a tactical action in one system, a card, or passing.',
    matters:
      'Strong strategy cards early make the others pay to follow; attacks before the target is reinforced. Whoever acts after the others have passed does so undisturbed.',
    bot: 'It compares its best move on the map with the urgency of its strategy cards, and looks for objectives.',
  },
  activate: {
    about: 'The system of your tactical action. You may move in, fight, land and produce there.',
    matters:
      'Planets with resources and influence near your home first. Your token stays: ships there cannot leave this round.',
    bot: 'It weighs every system within reach: planets, objectives, and the fight that it would take.',
  },
  'move.from': {
    about: 'The systems from which ships move in.',
    matters: 'Bring enough to win and to hold, within your fleet pool, and leave a guard at home.',
    bot: 'It follows the plan that it activated the system for.',
  },
  'move.ships': {
    about: 'Which ships go.',
    matters: 'Carriers bring ground forces; fighters and destroyers protect them.',
    bot: 'It sends what its plan needs and no more.',
  },
  'move.cargo': {
    about: 'What the ships carry.',
    matters: 'Infantry takes planets. Fighters fill what is left.',
    bot: 'It loads what its plan needs, infantry first.',
  },
  'announce-retreat': {
    about: 'You may announce that you retreat after this round of combat.',
    matters: 'Stay if you win more often than not. Ships that cannot win are worth more elsewhere.',
    bot: 'It retreats if it expects to lose the fight.',
  },
  'assign-hits': {
    about: 'Which of your units are destroyed.',
    matters: 'Cheap units first, and those that roll badly. Keep what carries your ground forces.',
    bot: 'It loses what costs least for what it can still do.',
  },
  'sustain-damage': {
    about: 'Units that take a hit by being damaged instead of destroyed.',
    matters: 'Usually yes: damage is repaired in the status phase.',
    bot: 'It damages units before it loses any.',
  },
  commit: {
    about: 'The ground forces that land.',
    matters: 'Attack with a clear majority, and leave one on each planet that you want to hold.',
    bot: 'It lands where it takes a planet with good odds.',
  },
  produce: {
    about: 'What you produce here, within the limit of the dock and what you can pay.',
    matters:
      'A carrier with infantry takes planets; bigger ships hold them. Do not exceed your fleet pool. Infantry and fighters come in pairs for one resource.',
    bot: 'It looks for units that help its plans and objectives most for the price.',
  },
  follow: {
    about: 'The secondary ability of another player’s strategy card.',
    matters: 'It costs a strategy token, mostly. Follow what you would have paid an action for.',
    bot: 'It follows if the effect is worth more to it than a token.',
  },
  research: {
    about: 'A technology that you fulfil the prerequisites of.',
    matters: 'Think two steps ahead: colours open the way to unit upgrades and your faction’s own technologies.',
    bot: 'It weighs what each technology does, what it opens, and objectives that count technologies.',
  },
  'gain-tokens': {
    about: 'Where your new command tokens go.',
    matters:
      'Tactic for actions, fleet for larger fleets, strategy for following. Most rounds need two or three tactics.',
    bot: 'It fills the pool that its plans run out of first.',
  },
  'redistribute-tokens': {
    about: 'How your command tokens lie in the pools.',
    matters: 'Tactic for actions, fleet as large as your largest fleet, strategy for one or two cards to follow.',
    bot: 'It balances the pools for its plans.',
  },
  'gain-and-redistribute': {
    about: 'Your new command tokens, and how all of them lie in the pools.',
    matters: 'Tactic for actions, fleet as large as your largest fleet, strategy for one or two cards to follow.',
    bot: 'It balances the pools for its plans.',
  },
  'leadership.influence': {
    about: 'Influence for more command tokens, three for one.',
    matters: 'Planets with much influence and few resources pay first.',
    bot: 'It buys tokens with influence that it does not need for other things.',
  },
  'pay-resources': {
    about: 'What pays.',
    matters: 'Pay exactly. Keep trade goods: they are resources or influence at any time.',
    bot: 'It wastes as little as possible and keeps planets with much influence.',
  },
  'pay-influence': {
    about: 'What pays.',
    matters: 'Pay exactly. Keep planets with many resources for production.',
    bot: 'It wastes as little as possible and keeps planets with many resources.',
  },
  'ready-planets': {
    about: 'Planets that can pay again this round.',
    matters: 'Ready what you will use before the round ends.',
    bot: 'It readies the most valuable planets.',
  },
  'trade.invite': {
    about: 'Who fills up their commodities without paying a token.',
    matters: 'Ask for something in return: they gain, so they can share.',
    bot: 'It invites those it can trade with.',
  },
  'transaction.offer': {
    about: 'A deal with another player.',
    matters: 'Swapping commodities makes trade goods for both. Promissory notes are worth more than they look.',
    bot: 'It offers even swaps that make trade goods.',
  },
  'transaction.deal': {
    about: 'A deal with a neighbour.',
    matters: 'Swapping commodities makes trade goods for both.',
    bot: 'It offers even swaps that make trade goods.',
  },
  'transaction.answer': {
    about: 'A deal that you are offered.',
    matters: 'Accept what helps you at least as much as them. Whoever leads in points should pay more.',
    bot: 'It accepts what is worth at least as much as it gives.',
  },
  'score-public': {
    about: 'One public objective that you fulfil.',
    matters: 'Score every round. If you fulfil several, take the one that is harder to fulfil again.',
    bot: 'It scores; among several it takes the one that it might not manage later.',
  },
  'score-secret': {
    about: 'A secret objective that you fulfil.',
    matters: 'Score it: a point now cannot be taken away.',
    bot: 'It scores.',
  },
  'after-combat': {
    about: 'The combat is over. You may score an objective or play a card for it.',
    matters: 'Points first.',
    bot: 'It scores; cards it plays if simulations favour them.',
  },
  vote: {
    about: 'An outcome of this agenda.',
    matters:
      'Ask who gains. Votes cost planets that cannot pay until they are readied, and they are readied after the agendas.',
    bot: 'It votes for what helps it, or against the leader.',
  },
  'vote.planets': {
    about: 'Planets that cast votes.',
    matters: 'All are readied after the agenda phase, so votes are free after the second agenda.',
    bot: 'It spends more on outcomes that matter more to it.',
  },
};
