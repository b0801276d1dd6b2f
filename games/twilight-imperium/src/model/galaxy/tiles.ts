import type { Anomaly, FactionId, Source, Wormhole } from '../ids.ts';
import type { Edge } from './hexes.ts';
import type { PlanetId } from './planets.ts';

/** What is printed on a system tile. */
export interface TileFacts {
  readonly source: Source;
  /** The colour of its back; hyperlanes are no systems. */
  readonly back: 'green' | 'blue' | 'red' | 'hyperlane' | 'fracture' | 'special';
  readonly planets: readonly PlanetId[];
  readonly anomalies: readonly Anomaly[];
  readonly wormholes: readonly Wormhole[];
  readonly homeOf?: FactionId;
  /** Stands in the home position of a faction whose home lies beside the board. */
  readonly gateOf?: FactionId;
  readonly offBoard?: true;
  readonly egress?: true;
  /** Pairs of edges that a hyperlane joins, unturned. */
  readonly lanes?: readonly (readonly [Edge, Edge])[];
}

type Extras = Partial<Omit<TileFacts, 'source' | 'back'>>;

const tile = (source: Source, back: TileFacts['back'], extras: Extras = {}): TileFacts => ({
  source,
  back,
  planets: [],
  anomalies: [],
  wormholes: [],
  ...extras,
});

/** By the number printed on the tile; hyperlanes by number and side. */
export const tiles: ReadonlyMap<string, TileFacts> = new Map(
  Object.entries({
    '01': tile('base', 'green', { planets: ['jord'], homeOf: 'sol' }),
    '02': tile('base', 'green', { planets: ['moll-primus'], homeOf: 'mentak' }),
    '03': tile('base', 'green', { planets: ['darien'], homeOf: 'yin' }),
    '04': tile('base', 'green', { planets: ['muaat'], homeOf: 'muaat' }),
    '05': tile('base', 'green', { planets: ['nestphar'], homeOf: 'arborec' }),
    '06': tile('base', 'green', { planets: ['000'], homeOf: 'l1z1x' }),
    '07': tile('base', 'green', { planets: ['winnu'], homeOf: 'winnu' }),
    '08': tile('base', 'green', { planets: ['mordai-ii'], homeOf: 'nekro' }),
    '09': tile('base', 'green', { planets: ['maaluuk', 'druaa'], homeOf: 'naalu' }),
    '10': tile('base', 'green', { planets: ['arc-prime', 'wren-terra'], homeOf: 'letnev' }),
    '11': tile('base', 'green', { planets: ['lisis-ii', 'ragh'], homeOf: 'saar' }),
    '12': tile('base', 'green', { planets: ['nar', 'jol'], homeOf: 'jolnar' }),
    '13': tile('base', 'green', { planets: ['trenlak', 'quinarra'], homeOf: 'sardakk' }),
    '14': tile('base', 'green', { planets: ['archon-ren', 'archon-tau'], homeOf: 'xxcha' }),
    '15': tile('base', 'green', { planets: ['retillion', 'shalloq'], homeOf: 'yssaril' }),
    '16': tile('base', 'green', { planets: ['hercant', 'arretze', 'kamdorn'], homeOf: 'hacan' }),
    '17': tile('base', 'green', { wormholes: ['delta'], gateOf: 'creuss' }),
    '18': tile('base', 'special', { planets: ['mecatol-rex'] }),
    '19': tile('base', 'blue', { planets: ['wellon'] }),
    '20': tile('base', 'blue', { planets: ['vefut-ii'] }),
    '21': tile('base', 'blue', { planets: ['thibah'] }),
    '22': tile('base', 'blue', { planets: ['tarmann'] }),
    '23': tile('base', 'blue', { planets: ['saudor'] }),
    '24': tile('base', 'blue', { planets: ['mehar-xull'] }),
    '25': tile('base', 'blue', { planets: ['quann'], wormholes: ['beta'] }),
    '26': tile('base', 'blue', { planets: ['lodor'], wormholes: ['alpha'] }),
    '27': tile('base', 'blue', { planets: ['new-albion', 'starpoint'] }),
    '28': tile('base', 'blue', { planets: ['tequran', 'torkan'] }),
    '29': tile('base', 'blue', { planets: ['qucenn', 'rarron'] }),
    '30': tile('base', 'blue', { planets: ['mellon', 'zohbat'] }),
    '31': tile('base', 'blue', { planets: ['lazar', 'sakulag'] }),
    '32': tile('base', 'blue', { planets: ['dal-bootha', 'xxehan'] }),
    '33': tile('base', 'blue', { planets: ['corneeq', 'resculon'] }),
    '34': tile('base', 'blue', { planets: ['centauri', 'gral'] }),
    '35': tile('base', 'blue', { planets: ['bereg', 'lirta-iv'] }),
    '36': tile('base', 'blue', { planets: ['arnor', 'lor'] }),
    '37': tile('base', 'blue', { planets: ['arinam', 'meer'] }),
    '38': tile('base', 'blue', { planets: ['abyz', 'fria'] }),
    '39': tile('base', 'red', { wormholes: ['alpha'] }),
    '40': tile('base', 'red', { wormholes: ['beta'] }),
    '41': tile('base', 'red', { anomalies: ['gravity-rift'] }),
    '42': tile('base', 'red', { anomalies: ['nebula'] }),
    '43': tile('base', 'red', { anomalies: ['supernova'] }),
    '44': tile('base', 'red', { anomalies: ['asteroid-field'] }),
    '45': tile('base', 'red', { anomalies: ['asteroid-field'] }),
    '46': tile('base', 'red'),
    '47': tile('base', 'red'),
    '48': tile('base', 'red'),
    '49': tile('base', 'red'),
    '50': tile('base', 'red'),
    '51': tile('base', 'green', { planets: ['creuss'], wormholes: ['delta'], homeOf: 'creuss', offBoard: true }),
    '52': tile('pok', 'green', { planets: ['ixth'], homeOf: 'mahact' }),
    '53': tile('pok', 'green', { planets: ['arcturus'], homeOf: 'nomad' }),
    '54': tile('pok', 'green', { planets: ['acheron'], homeOf: 'vuilraith' }),
    '55': tile('pok', 'green', { planets: ['elysium'], homeOf: 'titans' }),
    '56': tile('pok', 'green', { planets: ['the-dark'], anomalies: ['nebula'], homeOf: 'empyrean' }),
    '57': tile('pok', 'green', { planets: ['naazir', 'rokha'], homeOf: 'naaz-rokha' }),
    '58': tile('pok', 'green', { planets: ['valk', 'ylir', 'avar'], homeOf: 'argent' }),
    '59': tile('pok', 'blue', { planets: ['archon-vail'] }),
    '60': tile('pok', 'blue', { planets: ['perimeter'] }),
    '61': tile('pok', 'blue', { planets: ['ang'] }),
    '62': tile('pok', 'blue', { planets: ['sem-lore'] }),
    '63': tile('pok', 'blue', { planets: ['vorhal'] }),
    '64': tile('pok', 'blue', { planets: ['atlas'], wormholes: ['beta'] }),
    '65': tile('pok', 'blue', { planets: ['primor'] }),
    '66': tile('pok', 'blue', { planets: ['hopes-end'] }),
    '67': tile('pok', 'red', { planets: ['cormund'], anomalies: ['gravity-rift'] }),
    '68': tile('pok', 'red', { planets: ['everra'], anomalies: ['nebula'] }),
    '69': tile('pok', 'blue', { planets: ['accoen', 'jeol-ir'] }),
    '70': tile('pok', 'blue', { planets: ['kraag', 'siig'] }),
    '71': tile('pok', 'blue', { planets: ['bakal', 'alio-prima'] }),
    '72': tile('pok', 'blue', { planets: ['lisis', 'velnor'] }),
    '73': tile('pok', 'blue', { planets: ['cealdri', 'xanhact'] }),
    '74': tile('pok', 'blue', { planets: ['vega-major', 'vega-minor'] }),
    '75': tile('pok', 'blue', { planets: ['loki', 'abaddon', 'ashtroth'] }),
    '76': tile('pok', 'blue', { planets: ['rigel-iii', 'rigel-ii', 'rigel-i'] }),
    '77': tile('pok', 'red'),
    '78': tile('pok', 'red'),
    '79': tile('pok', 'red', { anomalies: ['asteroid-field'], wormholes: ['alpha'] }),
    '80': tile('pok', 'red', { anomalies: ['supernova'] }),
    '81': tile('pok', 'special', { anomalies: ['supernova'] }),
    '82a': tile('pok', 'special', { planets: ['mallice'], wormholes: ['gamma'], offBoard: true }),
    '82b': tile('pok', 'special', { planets: ['mallice'], wormholes: ['alpha', 'beta', 'gamma'], offBoard: true }),
    '83a': tile('pok', 'hyperlane', { lanes: [['ne', 'sw']] }),
    '83b': tile('pok', 'hyperlane', {
      lanes: [
        ['n', 'se'],
        ['n', 's'],
        ['s', 'nw'],
      ],
    }),
    '84a': tile('pok', 'hyperlane', { lanes: [['se', 'nw']] }),
    '84b': tile('pok', 'hyperlane', {
      lanes: [
        ['n', 's'],
        ['n', 'sw'],
        ['ne', 's'],
      ],
    }),
    '85a': tile('pok', 'hyperlane', { lanes: [['ne', 'nw']] }),
    '85b': tile('pok', 'hyperlane', {
      lanes: [
        ['n', 'se'],
        ['n', 's'],
        ['s', 'nw'],
      ],
    }),
    '86a': tile('pok', 'hyperlane', { lanes: [['ne', 'nw']] }),
    '86b': tile('pok', 'hyperlane', {
      lanes: [
        ['n', 's'],
        ['n', 'sw'],
        ['ne', 's'],
      ],
    }),
    '87a': tile('pok', 'hyperlane', {
      lanes: [
        ['n', 'se'],
        ['se', 'sw'],
        ['se', 'nw'],
      ],
    }),
    '87b': tile('pok', 'hyperlane', {
      lanes: [
        ['n', 'se'],
        ['n', 's'],
      ],
    }),
    '88a': tile('pok', 'hyperlane', {
      lanes: [
        ['n', 'sw'],
        ['ne', 'sw'],
        ['se', 'sw'],
      ],
    }),
    '88b': tile('pok', 'hyperlane', {
      lanes: [
        ['n', 'se'],
        ['n', 's'],
        ['s', 'nw'],
      ],
    }),
    '89a': tile('pok', 'hyperlane', {
      lanes: [
        ['n', 'se'],
        ['n', 'sw'],
        ['se', 'sw'],
      ],
    }),
    '89b': tile('pok', 'hyperlane', {
      lanes: [
        ['n', 's'],
        ['n', 'sw'],
      ],
    }),
    '90a': tile('pok', 'hyperlane', {
      lanes: [
        ['ne', 'nw'],
        ['se', 'sw'],
      ],
    }),
    '90b': tile('pok', 'hyperlane', {
      lanes: [
        ['n', 's'],
        ['n', 'sw'],
      ],
    }),
    '91a': tile('pok', 'hyperlane', {
      lanes: [
        ['n', 's'],
        ['n', 'sw'],
        ['ne', 's'],
      ],
    }),
    '91b': tile('pok', 'hyperlane', {
      lanes: [
        ['n', 'se'],
        ['n', 's'],
      ],
    }),
    '92': tile('te', 'green', { planets: ['ordinian', 'revelation'], anomalies: ['nebula'], homeOf: 'last-bastion' }),
    '93': tile('te', 'green', { planets: ['mez-lo-orz-fei-zsha', 'rep-lo-orz-qet'], homeOf: 'ral-nel' }),
    '94': tile('te', 'green', { wormholes: ['epsilon'], gateOf: 'crimson-rebellion' }),
    '95': tile('te', 'green', { planets: ['ikatena'], homeOf: 'deepwrought' }),
    '96a': tile('te', 'green', { planets: ['cronos', 'tallin'], homeOf: 'firmament' }),
    '96b': tile('te', 'green', { planets: ['cronos-hollow', 'tallin-hollow'], homeOf: 'obsidian' }),
    '97': tile('te', 'blue', { planets: ['faunus'] }),
    '98': tile('te', 'blue', { planets: ['garbozia'] }),
    '99': tile('te', 'blue', { planets: ['emelpar'] }),
    '100': tile('te', 'blue', { planets: ['tempesta'] }),
    '101': tile('te', 'blue', { planets: ['olergodt'] }),
    '102': tile('te', 'blue', { planets: ['andeara'], wormholes: ['alpha'] }),
    '103': tile('te', 'blue', { planets: ['vira-pics-iii'] }),
    '104': tile('te', 'blue', { planets: ['lesab'] }),
    '105': tile('te', 'blue', { planets: ['new-terra', 'tinnes'] }),
    '106': tile('te', 'blue', { planets: ['cresius', 'lazul-rex'] }),
    '107': tile('te', 'blue', { planets: ['tiamat', 'hercalor'] }),
    '108': tile('te', 'blue', { planets: ['kostboth', 'capha'] }),
    '109': tile('te', 'blue', { planets: ['bellatrix', 'tsion-station'] }),
    '110': tile('te', 'blue', { planets: ['horizon', 'elnath', 'luthien-vi'] }),
    '111': tile('te', 'blue', { planets: ['tarana', 'oluz-station'] }),
    '112': tile('te', 'special', { planets: ['mecatol-rex-te'] }),
    '113': tile('te', 'red', { anomalies: ['gravity-rift'], wormholes: ['beta'] }),
    '114': tile('te', 'red', { anomalies: ['entropic-scar'] }),
    '115': tile('te', 'red', { planets: ['industrex'], anomalies: ['asteroid-field'] }),
    '116': tile('te', 'red', { planets: ['lemox'], anomalies: ['entropic-scar'] }),
    '117': tile('te', 'red', { planets: ['the-watchtower'], anomalies: ['asteroid-field', 'gravity-rift'] }),
    '118': tile('te', 'green', {
      planets: ['ahk-creuxx'],
      wormholes: ['epsilon'],
      homeOf: 'crimson-rebellion',
      offBoard: true,
    }),
    '119a': tile('te', 'hyperlane', { lanes: [['sw', 'nw']] }),
    '119b': tile('te', 'hyperlane', { lanes: [['sw', 'nw']] }),
    '120a': tile('te', 'hyperlane', { lanes: [['ne', 'se']] }),
    '120b': tile('te', 'hyperlane', { lanes: [['ne', 'se']] }),
    '121a': tile('te', 'hyperlane', { lanes: [['ne', 'nw']] }),
    '121b': tile('te', 'hyperlane', { lanes: [['ne', 'nw']] }),
    '122a': tile('te', 'hyperlane', { lanes: [['ne', 'nw']] }),
    '122b': tile('te', 'hyperlane', { lanes: [['ne', 'nw']] }),
    '123a': tile('te', 'hyperlane', {
      lanes: [
        ['n', 'se'],
        ['se', 'sw'],
        ['se', 'nw'],
      ],
    }),
    '123b': tile('te', 'hyperlane', {
      lanes: [
        ['n', 'se'],
        ['ne', 'se'],
        ['se', 'sw'],
      ],
    }),
    '124a': tile('te', 'hyperlane', {
      lanes: [
        ['n', 'sw'],
        ['ne', 'sw'],
        ['se', 'sw'],
      ],
    }),
    '124b': tile('te', 'hyperlane', {
      lanes: [
        ['n', 'sw'],
        ['ne', 'sw'],
        ['se', 'sw'],
      ],
    }),
    fracture1: tile('te', 'fracture', { planets: ['cocytus'] }),
    fracture2: tile('te', 'fracture', { egress: true }),
    fracture3: tile('te', 'fracture'),
    fracture4: tile('te', 'fracture', { planets: ['styx'] }),
    fracture5: tile('te', 'fracture'),
    fracture6: tile('te', 'fracture', { egress: true }),
    fracture7: tile('te', 'fracture', { planets: ['lethe', 'phlegethon'] }),
    keleres_argent: tile('codex3', 'green', {
      planets: ['valk-keleres', 'ylir-keleres', 'avar-keleres'],
      homeOf: 'keleres',
    }),
    keleres_mentak: tile('codex3', 'green', { planets: ['moll-primus-keleres'], homeOf: 'keleres' }),
    keleres_xxcha: tile('codex3', 'green', {
      planets: ['archon-ren-keleres', 'archon-tau-keleres'],
      homeOf: 'keleres',
    }),
  }),
);
