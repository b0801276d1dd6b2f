import type { Seat } from '@orrery/kernel';
import { anomaliesOf, noteOwner, type ObjectiveId, type System, type UnitType } from '@orrery/twilight-imperium/view';
import type { Force } from './fight.ts';
import { ownSecrets } from './objectives.ts';
import { type Realm, sum } from './realm.ts';

/** A possible combat. */
interface Fight {
  readonly system: System;
  readonly rival: Seat;
  readonly own: Force;
  readonly others: Force;
}

const large = (force: Force): number => sum(force, ([unit, count]) => (unit === 'fighter' ? 0 : count));

/** Objectives that are scored by winning a combat, and whether a given combat would qualify. */
const feats: Readonly<Partial<Record<ObjectiveId, (realm: Realm, fight: Fight) => boolean>>> = {
  'spark-a-rebellion': ({ view }, { rival }) =>
    view.players[rival]!.points === Math.max(...view.players.map(({ points }) => points)),
  'unveil-flagship': (_realm, { own }) => own.has('flagship'),
  'brave-the-void': (_realm, { system }) => anomaliesOf(system).length > 0,
  'darken-the-skies': ({ homes, player }, { system }) => homes.has(system.id) && player.home !== system.id,
  'betray-a-friend': ({ player }, { rival }) => player.notesInPlay.some(note => noteOwner(note) === rival),
  'demonstrate-your-power': (_realm, { own }) => large(own) >= 4,
  'destroy-their-greatest-ship': (_realm, { others }) =>
    (['flagship', 'war-sun'] satisfies UnitType[]).some(unit => others.has(unit)),
  'fight-with-precision': (realm, { own, others }) =>
    others.has('fighter') && [...own.keys()].some(unit => realm.stats(unit).barrage),
};

/** The expected number of secret objectives in hand that a won space combat would score, at most one. */
export const featsOf = (realm: Realm, fight: Fight): number =>
  ownSecrets(realm).some(id => feats[id as ObjectiveId]?.(realm, fight)) ? 1 : 0;
