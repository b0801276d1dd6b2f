import type { Counted, Progress, ProgressPart } from '../model/objectives/progress.ts';
import { inWords } from './numbers.ts';

type More = (count: number) => string;

/** "one more cultural planet", "3 more cultural planets". */
const more =
  (one: string, several = `${one}s`): More =>
  count =>
    `${inWords(count)} more ${count === 1 ? one : several}`;

/** "ships in one more system beside an anomaly". */
const inMore =
  (what: string, one: string, several = `${one}s`, rest = ''): More =>
  count =>
    `${what} in ${inWords(count)} more ${count === 1 ? one : several}${rest}`;

/** What is missing, where so many are: our own words for what objectives count. */
const missing: Readonly<Record<Counted, More>> = {
  'action-cards': more('action card'),
  'alpha-ships': () => 'a ship at an alpha wormhole',
  'attached-planets': more('planet with an attachment', 'planets with attachments'),
  'beta-ships': () => 'a ship at a beta wormhole',
  'blue-technologies': more('blue technology', 'blue technologies'),
  capitals: () => 'a flagship or a war sun',
  'capitals-afar': () => "a flagship or a war sun at Mecatol Rex or in another's home system",
  colonies: more('planet away from home systems', 'planets away from home systems'),
  'colonies-with-structures': more('planet with a structure away from home', 'planets with structures away from home'),
  'command-tokens': more('token in the tactic or strategy pool', 'tokens in the tactic and strategy pools'),
  'cultural-planets': more('cultural planet'),
  docks: more('space dock'),
  'docked-systems': () => "a ship in the system of another's space dock",
  dreadnoughts: more('dreadnought'),
  'each-kind': count => `${inWords(count)} more each of resources, influence and trade goods`,
  'edge-systems': inMore('units', 'system', 'systems', ' on the edge of the board'),
  'empty-systems': inMore('units', 'system', 'systems', ' without planets'),
  'faction-technologies': more('technology of your own faction', 'technologies of your own faction'),
  'famous-systems': inMore('units', 'system', 'systems', ' with an anomaly, a legendary planet or Mecatol Rex'),
  fleet: count => `${inWords(count)} more ${count === 1 ? 'ship' : 'ships'} in the largest fleet, fighters not counted`,
  fragments: more('relic fragment'),
  'foreign-homes': () => "a planet in another's home system",
  'foreign-lands': count =>
    count === 1
      ? "one more planet in or beside the home system of another player, another one's than the first"
      : `planets in or beside the home systems of ${inWords(count)} other players`,
  garrison: count =>
    `${inWords(count)} more ground ${count === 1 ? 'force' : 'forces'} on the strongest planet without a space dock`,
  'green-technologies': more('green technology', 'green technologies'),
  'hazardous-planets': more('hazardous planet'),
  'home-neighbours': () => "a ship beside another's home system",
  'industrial-planets': more('industrial planet'),
  influence: more('influence', 'influence'),
  laws: more('law in play', 'laws in play'),
  'legendary-planets': () => 'a legendary planet',
  'mecatol-neighbours': inMore('ships', 'system', 'systems', ' beside Mecatol Rex'),
  'mecatol-rex': () => 'Mecatol Rex itself',
  'mecatol-ships': more('ship above Mecatol Rex', 'ships above Mecatol Rex'),
  'mech-planets': count => `mechs on ${inWords(count)} more ${count === 1 ? 'planet' : 'planets'}`,
  'near-anomalies': inMore('ships', 'system', 'systems', ' beside anomalies'),
  neighbours: count =>
    `${inWords(count)} more ${count === 1 ? 'player' : 'players'} as ${count === 1 ? 'a neighbour' : 'neighbours'}`,
  nexus: () => 'a unit in the wormhole nexus',
  notes: () => "another's promissory note in your play area",
  'pairs-of-colour': count => `two technologies in ${inWords(count)} more ${count === 1 ? 'colour' : 'colours'}`,
  pds: more('PDS', 'PDS'),
  'planet-influence': more('influence on planets', 'influence on planets'),
  'planet-resources': more('resource on planets', 'resources on planets'),
  production: count => `${inWords(count)} more Production in the best system`,
  'red-technologies': more('red technology', 'red technologies'),
  resources: more('resource'),
  'shared-systems': () => 'a planet in a system where another player holds one too',
  'ship-systems': inMore('ships', 'system'),
  'smaller-neighbours': count => `more planets than ${inWords(count)} more ${count === 1 ? 'neighbour' : 'neighbours'}`,
  'specialty-planets': more('planet with a technology specialty', 'planets with technology specialties'),
  structures: more('structure'),
  'trade-goods': more('trade good'),
  upgrades: more('unit upgrade'),
  'yellow-technologies': more('yellow technology', 'yellow technologies'),
};

const lackOf = ({ have, need }: ProgressPart): number => Math.max(0, need - have);

/** What is missing in words: "one more cultural planet"; nothing if nothing is. */
export const missingText = (progress: Progress): string | undefined => {
  const words = progress.filter(part => lackOf(part) > 0).map(part => missing[part.what](lackOf(part)));
  return words.length === 0 ? undefined : words.join(' and ');
};

/** "3 / 4", for each part that is counted. */
export const progressFigures = (progress: Progress): string =>
  progress.map(({ have, need }) => `${Math.min(have, need)} / ${need}`).join(', ');
