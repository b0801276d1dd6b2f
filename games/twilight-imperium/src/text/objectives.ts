import type { ObjectiveId, Source } from '../view/index.ts';

interface ObjectiveText {
  readonly name: string;
  readonly text: string;
  /** Where a later set words it anew. */
  readonly newer?: Readonly<Partial<Record<Source, string>>>;
}

/** Objectives in our own words: what it takes to score them. */
export const objectiveTexts: Readonly<Record<ObjectiveId, ObjectiveText>> = {
  'corner-the-market': { name: 'Corner the Market', text: 'four planets of one trait' },
  'develop-weaponry': { name: 'Develop Weaponry', text: 'two unit upgrades' },
  'diversify-research': { name: 'Diversify Research', text: 'two technologies each in two colours' },
  'erect-a-monument': { name: 'Erect a Monument', text: 'spend 8 resources' },
  'expand-borders': { name: 'Expand Borders', text: 'six planets away from home systems' },
  'found-research-outposts': { name: 'Found Research Outposts', text: 'three planets with a technology specialty' },
  'intimidate-council': { name: 'Intimidate Council', text: 'ships in two systems beside Mecatol Rex' },
  'lead-from-the-front': { name: 'Lead From the Front', text: 'spend 3 tactic or strategy tokens' },
  'negotiate-trade-routes': { name: 'Negotiate Trade Routes', text: 'spend 5 trade goods' },
  'sway-the-council': { name: 'Sway the Council', text: 'spend 8 influence' },
  'amass-wealth': { name: 'Amass Wealth', text: 'spend 3 resources, 3 influence and 3 trade goods' },
  'build-defenses': { name: 'Build Defenses', text: 'four structures' },
  'discover-lost-outposts': { name: 'Discover Lost Outposts', text: 'two planets with attachments' },
  'engineer-a-marvel': { name: 'Engineer a Marvel', text: 'a flagship or a war sun on the board' },
  'explore-deep-space': { name: 'Explore Deep Space', text: 'units in three systems without planets' },
  'improve-infrastructure': { name: 'Improve Infrastructure', text: 'structures on three planets away from home' },
  'make-history': {
    name: 'Make History',
    text: 'units in two systems that hold an anomaly, a legendary planet or Mecatol Rex',
  },
  'populate-the-outer-rim': {
    name: 'Populate the Outer Rim',
    text: 'units in three systems on the edge of the board, your own home system not counted',
  },
  'push-boundaries': { name: 'Push Boundaries', text: 'more planets than each of two neighbours' },
  'raise-a-fleet': { name: 'Raise a Fleet', text: 'five ships in one system, fighters not counted' },
  'centralize-galactic-trade': { name: 'Centralize Galactic Trade', text: 'spend 10 trade goods' },
  'conquer-the-weak': { name: 'Conquer the Weak', text: "a planet in somebody else's home system" },
  'form-galactic-brain-trust': { name: 'Form Galactic Brain Trust', text: 'five planets with a technology specialty' },
  'found-a-golden-age': { name: 'Found a Golden Age', text: 'spend 16 resources' },
  'galvanize-the-people': { name: 'Galvanize the People', text: 'spend 6 tactic or strategy tokens' },
  'manipulate-galactic-law': { name: 'Manipulate Galactic Law', text: 'spend 16 influence' },
  'master-the-sciences': { name: 'Master the Sciences', text: 'two technologies in each of the four colours' },
  'revolutionize-warfare': { name: 'Revolutionize Warfare', text: 'three unit upgrades' },
  'subdue-the-galaxy': { name: 'Subdue the Galaxy', text: 'eleven planets away from home systems' },
  'unify-the-colonies': { name: 'Unify the Colonies', text: 'six planets of one trait' },
  'achieve-supremacy': {
    name: 'Achieve Supremacy',
    text: "a flagship or war sun at Mecatol Rex or in another's home system",
  },
  'become-a-legend': {
    name: 'Become a Legend',
    text: 'units in four systems that hold an anomaly, a legendary planet or Mecatol Rex',
  },
  'command-an-armada': { name: 'Command an Armada', text: 'eight ships in one system, fighters not counted' },
  'construct-massive-cities': { name: 'Construct Massive Cities', text: 'seven structures' },
  'control-the-borderlands': {
    name: 'Control the Borderlands',
    text: 'units in five systems on the edge of the board, your own home system not counted',
  },
  'hold-vast-reserves': { name: 'Hold Vast Reserves', text: 'spend 6 resources, 6 influence and 6 trade goods' },
  'patrol-vast-territories': { name: 'Patrol Vast Territories', text: 'units in five systems without planets' },
  'protect-the-border': { name: 'Protect the Border', text: 'structures on five planets away from home' },
  'reclaim-ancient-monuments': { name: 'Reclaim Ancient Monuments', text: 'three planets with attachments' },
  'rule-distant-lands': {
    name: 'Rule Distant Lands',
    text: 'two planets in or beside the home systems of two other players',
  },
  'destroy-their-greatest-ship': { name: 'Destroy Their Greatest Ship', text: "destroy another's flagship or war sun" },
  'make-an-example-of-their-world': {
    name: 'Make an Example of Their World',
    text: 'let a bombardment kill the last ground force of a player on a planet',
    newer: { codex3: "destroy a player's last ground force on a planet in the Bombardment step" },
  },
  'spark-a-rebellion': {
    name: 'Spark a Rebellion',
    text: 'win a combat against a player who has the most victory points, alone or tied',
  },
  'turn-their-fleets-to-dust': {
    name: 'Turn Their Fleets to Dust',
    text: "let Space Cannons destroy a player's last ship in a system",
    newer: {
      codex3: "destroy a player's last ship but fighters in the active system in the Space Cannon Offense step",
    },
  },
  'unveil-flagship': { name: 'Unveil Flagship', text: 'win a space combat with your flagship there and alive' },
  'adapt-new-strategies': { name: 'Adapt New Strategies', text: 'two technologies of your own faction' },
  'become-the-gatekeeper': { name: 'Become the Gatekeeper', text: 'ships at an alpha and at a beta wormhole' },
  'control-the-region': { name: 'Control the Region', text: 'ships in six systems' },
  'cut-supply-lines': { name: 'Cut Supply Lines', text: "a ship in the system of another's space dock" },
  'establish-a-perimeter': { name: 'Establish a Perimeter', text: 'four PDS on the board' },
  'forge-an-alliance': { name: 'Forge an Alliance', text: 'four cultural planets' },
  'form-a-spy-network': { name: 'Form a Spy Network', text: 'discard 5 action cards' },
  'fuel-the-war-machine': { name: 'Fuel the War Machine', text: 'three space docks on the board' },
  'gather-a-mighty-fleet': { name: 'Gather a Mighty Fleet', text: 'five dreadnoughts on the board' },
  'learn-the-secrets-of-the-cosmos': {
    name: 'Learn the Secrets of the Cosmos',
    text: 'ships in three systems beside anomalies',
  },
  'master-the-laws-of-physics': { name: 'Master the Laws of Physics', text: 'four technologies of one colour' },
  'mine-rare-minerals': { name: 'Mine Rare Minerals', text: 'four hazardous planets' },
  'monopolize-production': { name: 'Monopolize Production', text: 'four industrial planets' },
  'occupy-the-seat-of-the-empire': {
    name: 'Occupy the Seat of the Empire',
    text: 'Mecatol Rex, and three ships above it',
  },
  'threaten-enemies': { name: 'Threaten Enemies', text: "a ship beside another's home system" },
  'become-a-martyr': { name: 'Become a Martyr', text: 'lose a planet in a home system' },
  'betray-a-friend': {
    name: 'Betray a Friend',
    text: 'win a combat against somebody whose note lay before you as your tactical action began',
  },
  'brave-the-void': { name: 'Brave the Void', text: 'win a combat in an anomaly' },
  'darken-the-skies': { name: 'Darken the Skies', text: "win a combat in another's home system" },
  'demonstrate-your-power': {
    name: 'Demonstrate Your Power',
    text: 'end a space combat with three ships left, fighters not counted',
  },
  'fight-with-precision': {
    name: 'Fight with Precision',
    text: "let an anti-fighter barrage kill a player's last fighter in a system",
    newer: { codex3: "destroy a player's last fighter in the active system in the Anti-Fighter Barrage step" },
  },
  'prove-endurance': { name: 'Prove Endurance', text: 'be the last to pass in a round' },
  'dictate-policy': { name: 'Dictate Policy', text: 'three laws in play' },
  'drive-the-debate': { name: 'Drive the Debate', text: 'be elected, or see a planet of yours elected' },
  'defy-space-and-time': { name: 'Defy Space and Time', text: 'a unit in the wormhole nexus' },
  'destroy-heretical-works': { name: 'Destroy Heretical Works', text: 'purge 2 relic fragments' },
  'establish-hegemony': { name: 'Establish Hegemony', text: 'planets with 12 influence in all' },
  'foster-cohesion': { name: 'Foster Cohesion', text: "be everybody's neighbour" },
  'hoard-raw-materials': { name: 'Hoard Raw Materials', text: 'planets with 12 resources in all' },
  'mechanize-the-military': { name: 'Mechanize the Military', text: 'mechs on four planets' },
  'occupy-the-fringe': {
    name: 'Occupy the Fringe',
    text: 'nine ground forces on one planet without a space dock of yours',
  },
  'produce-en-masse': { name: 'Produce en Masse', text: 'units with Production 8 in all in one system' },
  'seize-an-icon': { name: 'Seize an Icon', text: 'a legendary planet' },
  'stake-your-claim': { name: 'Stake Your Claim', text: 'a planet in a system where another player holds one too' },
  'strengthen-bonds': { name: 'Strengthen Bonds', text: "another's promissory note in your play area" },
};
