import { agendaFacts } from './agenda/agendas.ts';
import { actionCardFacts, missingActionCards } from './cards/action-cards.ts';
import { explorationFacts } from './cards/exploration.ts';
import { noteFacts } from './cards/notes.ts';
import { technologies } from './cards/technologies.ts';
import { allAbilities, allFactionUnits, allLeaders } from './factions/printed-factions.ts';
import type { AttachmentId, FactionId, FragmentKind, LegendaryId, RelicId, Source } from './ids.ts';
import { objectiveFacts } from './objectives/objectives.ts';

/** A printed component: the set that it came with, and whatever else is told of its kind. */
interface Printed {
  readonly source: Source;
  /** How many there are, if not one. */
  readonly copies?: number;
  readonly faction?: FactionId;
  readonly deck?: FragmentKind;
}

const from =
  (source: Source) =>
  (faction?: FactionId): Printed => ({ source, ...(faction && { faction }) });
const base = from('base');
const pok = from('pok');
const codex1 = from('codex1');
const codex2 = from('codex2');
const codex3 = from('codex3');
const codex4 = from('codex4');
const te = from('te');

/** Every relic. */
export const relicFacts = {
  'dominus-orb': pok(),
  'maw-of-worlds': pok(),
  'scepter-of-emelpar': pok(),
  'shard-of-the-throne': pok(),
  'stellar-converter': pok(),
  'the-codex': pok(),
  'the-crown-of-emphidia': pok(),
  'the-crown-of-thalnos': pok(),
  'the-obsidian': pok(),
  'the-prophets-tears': pok(),
  'dynamis-core': codex2(),
  'jr-xs455-o': codex2(),
  'nano-forge': codex2(),
  'book-of-latvinia': codex4(),
  'circlet-of-the-void': codex4(),
  neuraloop: codex4(),
  'heart-of-ixth': te(),
  'lightrail-ordnance': te(),
  'metali-void-armaments': te(),
  'metali-void-shielding': te(),
  'the-quantumcore': te(),
  'the-silver-flame': te(),
  'the-triad': te(),
} satisfies Record<RelicId, Printed> & Record<string, Printed>;

const attachments = {
  'biotic-research-facility': pok(),
  'cybernetic-research-facility': pok(),
  'propulsion-research-facility': pok(),
  'warfare-research-facility': pok(),
  'demilitarized-zone': pok(),
  'dyson-sphere': pok(),
  'lazax-survivors': pok(),
  'mining-world': pok(),
  'paradise-world': pok(),
  'rich-world': pok(),
  'tomb-of-emphidia': pok(),
  'nano-forge': codex2(),
} satisfies Record<AttachmentId, Printed> & Record<string, Printed>;

const legendary = {
  'exterrix-headquarters': pok(),
  'imperial-arms-vault': pok(),
  'mirage-flight-academy': pok(),
  'the-atrament': pok(),
  '4x41d-hyperion-vi': te(),
  'a-song-like-marrow': te(),
  'aeurex-mechanica': te(),
  'dok-n-pics-salvage-yard': te(),
  'ionian-fuel-refinery': te(),
  'jupiter-brain': te(),
  'maxis-central-control': te(),
  'the-acropolis': te(),
  'the-galactic-council': te(),
  'the-nucleus': te(),
} satisfies Record<LegendaryId, Printed> & Record<string, Printed>;

/** Attachments and abilities of planets that only come with something of a faction's. */
const factionPieces = {
  terraform: pok('titans'),
  geoform: pok('titans'),
  'custodia-vigilia': codex3('keleres'),
  'custodia-vigilia-te': te('keleres'),
} satisfies Record<string, Printed>;

/** Promissory notes of single factions. */
const factionNotes = {
  'strike-wing-ambuscade': pok('argent'),
  'war-funding': codex1('letnev'),
  'raghs-call': base('saar'),
  'fires-of-the-gashlai': base('muaat'),
  'trade-convoys': base('hacan'),
  'blood-pact': pok('empyrean'),
  'military-support': base('sol'),
  'creuss-iff': base('creuss'),
  'cybernetic-enhancements': codex1('l1z1x'),
  'scepter-of-dominion': pok('mahact'),
  'promise-of-protection': base('mentak'),
  'gift-of-prescience': base('naalu'),
  'black-market-forgery': pok('naaz-rokha'),
  antivirus: base('nekro'),
  'the-cavalry': pok('nomad'),
  'tekklar-legion': base('sardakk'),
  terraform: pok('titans'),
  'research-agreement': base('jolnar'),
  crucible: pok('vuilraith'),
  acquiescence: codex1('winnu'),
  'political-favor': base('xxcha'),
  'greyfire-mutagen': codex1('yin'),
  'spy-net': base('yssaril'),
  stymie: codex1('arborec'),
  'dark-pact': pok('empyrean'),
  'keleres-rider': codex3('keleres'),
  'share-knowledge': te('deepwrought'),
  'black-ops': te('firmament'),
  malevolency: te('obsidian'),
  'nano-link-permit': te('ral-nel'),
  sever: te('crimson-rebellion'),
  'raise-the-standard': te('last-bastion'),
} satisfies Record<string, Printed>;

/** Technologies of single factions. */
const factionTechnologies = {
  'letani-warrior-ii': base('arborec'),
  'strike-wing-alpha-ii': pok('argent'),
  'l4-disruptors': base('letnev'),
  'chaos-mapping': base('saar'),
  'prototype-war-sun-ii': base('muaat'),
  'quantum-datahub-node': base('hacan'),
  aetherstream: pok('empyrean'),
  'advanced-carrier-ii': base('sol'),
  'super-dreadnought-ii': base('l1z1x'),
  'crimson-legionnaire-ii': pok('mahact'),
  'mirror-computing': base('mentak'),
  'hybrid-crystal-fighter-ii': base('naalu'),
  'pre-fab-arcologies': pok('naaz-rokha'),
  'valefar-assimilator-x': base('nekro'),
  'memoria-ii': pok('nomad'),
  'exotrireme-ii': base('sardakk'),
  'saturn-engine-ii': pok('titans'),
  'spatial-conduit-cylinders': base('jolnar'),
  'dimensional-tear-ii': pok('vuilraith'),
  'lazax-gate-folding': base('winnu'),
  'instinct-training': base('xxcha'),
  'mageon-implants': base('yssaril'),
  bioplasmosis: base('arborec'),
  'aerie-hololattice': pok('argent'),
  'non-euclidean-shielding': base('letnev'),
  'floating-factory-ii': base('saar'),
  'magmus-reactor': codex1('muaat'),
  'production-biomes': base('hacan'),
  voidwatch: pok('empyrean'),
  'spec-ops-ii': base('sol'),
  'wormhole-generator': codex1('creuss'),
  'dimensional-splicer': base('creuss'),
  'inheritance-systems': base('l1z1x'),
  'genetic-recombination': pok('mahact'),
  'salvage-operations': base('mentak'),
  neuroglaive: base('naalu'),
  supercharge: pok('naaz-rokha'),
  'valefar-assimilator-y': base('nekro'),
  'temporal-command-suite': pok('nomad'),
  'valkyrie-particle-weave': base('sardakk'),
  'hel-titan-ii': pok('titans'),
  'e-res-siphons': base('jolnar'),
  vortex: pok('vuilraith'),
  'hegemonic-trade-policy': base('winnu'),
  'nullification-field': base('xxcha'),
  'yin-spinner': codex1('yin'),
  'impulse-core': base('yin'),
  'transparasteel-plating': base('yssaril'),
  'iihq-modernization': codex3('keleres'),
  'agency-supply-network': codex3('keleres'),
  'proxima-targeting-vi': te('last-bastion'),
  '4x41c-helios-v2': te('last-bastion'),
  'hydrothermal-mining': te('deepwrought'),
  'radical-advancement': te('deepwrought'),
  'subatomic-splicer': te('crimson-rebellion'),
  'exile-ii': te('crimson-rebellion'),
  nanomachines: te('ral-nel'),
  'linkship-ii': te('ral-nel'),
  'planesplitter-firmament': te('firmament'),
  'neural-parasite-firmament': te('firmament'),
  'planesplitter-obsidian': te('obsidian'),
  'neural-parasite-obsidian': te('obsidian'),
  'executive-order': te('keleres'),
} satisfies Record<string, Printed>;

/** Everything that is printed, by kind, whether or not the content knows it yet. `orrery content` counts by it. */
export const printed = {
  'action-cards': { ...actionCardFacts, ...missingActionCards },
  agendas: agendaFacts,
  exploration: explorationFacts,
  relics: relicFacts,
  attachments,
  legendary,
  'promissory-notes': { ...noteFacts, ...factionNotes },
  technologies: { ...technologies, ...factionTechnologies },
  objectives: objectiveFacts,
  'faction-abilities': allAbilities,
  'faction-units': allFactionUnits,
  leaders: allLeaders,
  'faction-pieces': factionPieces,
} satisfies Record<string, Readonly<Record<string, Printed>>>;
