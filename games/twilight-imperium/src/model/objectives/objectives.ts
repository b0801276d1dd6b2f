import type { Source } from '../ids.ts';

/** What is printed on an objective besides its condition. */
export interface ObjectiveFacts {
  readonly source: Source;
  readonly kind: 'stage-one' | 'stage-two' | 'secret';
  readonly points: number;
  /** When it is scored. */
  readonly phase: 'status' | 'action' | 'agenda';
}

const publicOne = (source: Source): ObjectiveFacts => ({ source, kind: 'stage-one', points: 1, phase: 'status' });
const publicTwo = (source: Source): ObjectiveFacts => ({ source, kind: 'stage-two', points: 2, phase: 'status' });
const secret = (source: Source, phase: ObjectiveFacts['phase']): ObjectiveFacts => ({
  source,
  kind: 'secret',
  points: 1,
  phase,
});

const table = {
  'corner-the-market': publicOne('base'),
  'develop-weaponry': publicOne('base'),
  'diversify-research': publicOne('base'),
  'erect-a-monument': publicOne('base'),
  'expand-borders': publicOne('base'),
  'found-research-outposts': publicOne('base'),
  'intimidate-council': publicOne('base'),
  'lead-from-the-front': publicOne('base'),
  'negotiate-trade-routes': publicOne('base'),
  'sway-the-council': publicOne('base'),
  'amass-wealth': publicOne('pok'),
  'build-defenses': publicOne('pok'),
  'discover-lost-outposts': publicOne('pok'),
  'engineer-a-marvel': publicOne('pok'),
  'explore-deep-space': publicOne('pok'),
  'improve-infrastructure': publicOne('pok'),
  'make-history': publicOne('pok'),
  'populate-the-outer-rim': publicOne('pok'),
  'push-boundaries': publicOne('pok'),
  'raise-a-fleet': publicOne('pok'),
  'centralize-galactic-trade': publicTwo('base'),
  'conquer-the-weak': publicTwo('base'),
  'form-galactic-brain-trust': publicTwo('base'),
  'found-a-golden-age': publicTwo('base'),
  'galvanize-the-people': publicTwo('base'),
  'manipulate-galactic-law': publicTwo('base'),
  'master-the-sciences': publicTwo('base'),
  'revolutionize-warfare': publicTwo('base'),
  'subdue-the-galaxy': publicTwo('base'),
  'unify-the-colonies': publicTwo('base'),
  'achieve-supremacy': publicTwo('pok'),
  'become-a-legend': publicTwo('pok'),
  'command-an-armada': publicTwo('pok'),
  'construct-massive-cities': publicTwo('pok'),
  'control-the-borderlands': publicTwo('pok'),
  'hold-vast-reserves': publicTwo('pok'),
  'patrol-vast-territories': publicTwo('pok'),
  'protect-the-border': publicTwo('pok'),
  'reclaim-ancient-monuments': publicTwo('pok'),
  'rule-distant-lands': publicTwo('pok'),
  'destroy-their-greatest-ship': secret('base', 'action'),
  'make-an-example-of-their-world': secret('base', 'action'),
  'spark-a-rebellion': secret('base', 'action'),
  'turn-their-fleets-to-dust': secret('base', 'action'),
  'unveil-flagship': secret('base', 'action'),
  'adapt-new-strategies': secret('base', 'status'),
  'become-the-gatekeeper': secret('base', 'status'),
  'control-the-region': secret('base', 'status'),
  'cut-supply-lines': secret('base', 'status'),
  'establish-a-perimeter': secret('base', 'status'),
  'forge-an-alliance': secret('base', 'status'),
  'form-a-spy-network': secret('base', 'status'),
  'fuel-the-war-machine': secret('base', 'status'),
  'gather-a-mighty-fleet': secret('base', 'status'),
  'learn-the-secrets-of-the-cosmos': secret('base', 'status'),
  'master-the-laws-of-physics': secret('base', 'status'),
  'mine-rare-minerals': secret('base', 'status'),
  'monopolize-production': secret('base', 'status'),
  'occupy-the-seat-of-the-empire': secret('base', 'status'),
  'threaten-enemies': secret('base', 'status'),
  'become-a-martyr': secret('pok', 'action'),
  'betray-a-friend': secret('pok', 'action'),
  'brave-the-void': secret('pok', 'action'),
  'darken-the-skies': secret('pok', 'action'),
  'demonstrate-your-power': secret('pok', 'action'),
  'fight-with-precision': secret('pok', 'action'),
  'prove-endurance': secret('pok', 'action'),
  'dictate-policy': secret('pok', 'agenda'),
  'drive-the-debate': secret('pok', 'agenda'),
  'defy-space-and-time': secret('pok', 'status'),
  'destroy-heretical-works': secret('pok', 'status'),
  'establish-hegemony': secret('pok', 'status'),
  'foster-cohesion': secret('pok', 'status'),
  'hoard-raw-materials': secret('pok', 'status'),
  'mechanize-the-military': secret('pok', 'status'),
  'occupy-the-fringe': secret('pok', 'status'),
  'produce-en-masse': secret('pok', 'status'),
  'seize-an-icon': secret('pok', 'status'),
  'stake-your-claim': secret('pok', 'status'),
  'strengthen-bonds': secret('pok', 'status'),
};

export type ObjectiveId = keyof typeof table;

export const objectiveFacts: Readonly<Record<ObjectiveId, ObjectiveFacts>> = table;

export const objectiveIds = Object.keys(table) as ObjectiveId[];
