import { deepEqual } from 'node:assert/strict';
import { test } from 'vitest';
import { actionCardFacts, missingActionCards } from './cards/action-cards.ts';
import { explorationFacts } from './cards/exploration.ts';
import { technologies } from './cards/technologies.ts';
import { attachmentFacts } from './galaxy/attachments.ts';

const lines = (text: string): string[] =>
  text
    .trim()
    .split(/ · |\n +/)
    .sort();

/** Copied from the cards a second time: id, set, colour, prerequisites, faction. */
const technologiesAsPrinted = `
  antimass-deflectors base blue - - · gravity-drive base blue blue:1 - · fleet-logistics base blue blue:2 -
  light-wave-deflector base blue blue:3 - · dark-energy-tap pok blue - - · sling-relay pok blue blue:1 -
  neural-motivator base green - - · dacxive-animators base green green:1 - · hyper-metabolism base green green:2 -
  x-89-bacterial-weapon base green green:3 - · psychoarchaeology pok green - - · bio-stims pok green green:1 -
  plasma-scoring base red - - · magen-defense-grid base red red:1 - · duranium-armor base red red:2 -
  assault-cannon base red red:3 - · ai-development-algorithm pok red - - · self-assembly-routines pok red red:1 -
  sarween-tools base yellow - - · graviton-laser-system base yellow yellow:1 -
  transit-diodes base yellow yellow:2 - · integrated-economy base yellow yellow:3 -
  scanlink-drone-network pok yellow - - · predictive-intelligence pok yellow yellow:1 -
  war-sun base upgrade red:3,yellow:1 - · space-dock-ii base upgrade yellow:2 -
  cruiser-ii base upgrade green:1,red:1,yellow:1 - · dreadnought-ii base upgrade blue:2,yellow:1 -
  destroyer-ii base upgrade red:2 - · pds-ii base upgrade red:1,yellow:1 - · carrier-ii base upgrade blue:2 -
  fighter-ii base upgrade blue:1,green:1 - · infantry-ii base upgrade green:2 -
  advanced-carrier-ii base upgrade blue:2 sol · spec-ops-ii base upgrade green:2 sol
  quantum-datahub-node base yellow yellow:3 hacan · production-biomes base green green:2 hacan
  mirror-computing base yellow yellow:3 mentak · salvage-operations base yellow yellow:2 mentak
  exotrireme-ii base upgrade blue:2,yellow:1 sardakk · valkyrie-particle-weave base red red:2 sardakk
  l4-disruptors base yellow yellow:1 letnev · non-euclidean-shielding base red red:2 letnev
  inheritance-systems base yellow yellow:2 l1z1x · super-dreadnought-ii base upgrade blue:2,yellow:1 l1z1x
  spatial-conduit-cylinders base blue blue:2 jolnar · e-res-siphons base yellow yellow:2 jolnar
  instinct-training base green green:1 xxcha · nullification-field base yellow yellow:2 xxcha
  aerie-hololattice pok yellow yellow:1 argent · strike-wing-alpha-ii pok upgrade red:2 argent
  impulse-core base yellow yellow:2 yin · yin-spinner base green green:2 yin
  pre-fab-arcologies pok green green:3 naaz-rokha · supercharge pok red red:1 naaz-rokha
  bioplasmosis base green green:2 arborec · letani-warrior-ii base upgrade green:2 arborec
  hegemonic-trade-policy base yellow yellow:2 winnu · lazax-gate-folding base blue blue:2 winnu
  mageon-implants base green green:3 yssaril · transparasteel-plating base green green:1 yssaril
  prototype-war-sun-ii base upgrade red:3,yellow:1 muaat · magmus-reactor base red red:2 muaat
  floating-factory-ii base upgrade yellow:2 saar · chaos-mapping base blue blue:1 saar
  hel-titan-ii pok upgrade red:1,yellow:1 titans · saturn-engine-ii pok upgrade green:1,red:1,yellow:1 titans
  dimensional-tear-ii pok upgrade yellow:2 vuilraith · vortex pok red red:1 vuilraith
  aetherstream pok blue blue:2 empyrean · voidwatch pok green green:1 empyrean
  dimensional-splicer base red red:1 creuss · wormhole-generator base blue blue:2 creuss
  crimson-legionnaire-ii pok upgrade green:2 mahact · genetic-recombination pok green green:1 mahact
  valefar-assimilator-x base - - nekro · valefar-assimilator-y base - - nekro
  neuroglaive base green green:3 naalu · hybrid-crystal-fighter-ii base upgrade blue:1,green:1 naalu
  temporal-command-suite pok yellow yellow:1 nomad · memoria-ii pok upgrade blue:1,green:1,yellow:1 nomad
  agency-supply-network codex3 yellow yellow:2 keleres · iihq-modernization codex3 yellow yellow:1 keleres
`;

test('every technology is what is printed on it', () => {
  const rows = Object.entries(technologies).map(([id, { source, colour, prerequisites, upgrades, faction }]) => {
    const needs = Object.entries(prerequisites).map(([needed, count]) => `${needed}:${count}`);
    return [id, source, upgrades ? 'upgrade' : (colour ?? '-'), needs.sort().join() || '-', faction ?? '-'].join(' ');
  });
  deepEqual(rows.sort(), lines(technologiesAsPrinted));
});

/** Copied from the decks a second time: id, set, copies. */
const actionCardsAsPrinted = `
  ancient-burial-sites base 1 · assassinate-representative base 1 · bribery base 1 · bunker base 1
  confusing-legal-text base 1 · construction-rider base 1 · courageous-to-the-end base 1 · cripple-defenses base 1
  diplomacy-rider base 1 · direct-hit base 4 · disable base 1 · distinguished-councilor base 1
  economic-initiative base 1 · emergency-repairs base 1 · experimental-battlestation base 1
  fighter-prototype base 1 · fire-team base 1 · flank-speed base 4 · focused-research base 1
  frontline-deployment base 1 · ghost-ship base 1 · imperial-rider base 1 · in-the-silence-of-space base 1
  industrial-initiative base 1 · infiltrate base 1 · insubordination base 1 · intercept base 1
  leadership-rider base 1 · lost-star-chart base 1 · lucky-shot base 1 · maneuvering-jets base 4
  mining-initiative base 1 · morale-boost base 4 · parley base 1 · plague base 1 · political-stability base 1
  politics-rider base 1 · public-disgrace base 1 · reactor-meltdown base 1 · reparations base 1
  repeal-law base 1 · rise-of-a-messiah base 1 · sabotage base 4 · salvage base 1 · shields-holding base 4
  signal-jamming base 1 · skilled-retreat base 4 · spy base 1 · summit base 1 · tactical-bombardment base 1
  technology-rider base 1 · trade-rider base 1 · unexpected-action base 1 · unstable-planet base 1
  upgrade base 1 · uprising base 1 · veto base 1 · war-effort base 1 · warfare-rider base 1 · blitz codex1 1
  counterstroke codex1 1 · fighter-conscription codex1 1 · forward-supply-base codex1 1 · ghost-squad codex1 1
  hack-election codex1 1 · harness-energy codex1 1 · impersonation codex1 1 · insider-information codex1 1
  master-plan codex1 1 · plagiarize codex1 1 · rally codex1 1 · reflective-shielding codex1 1 · sanction codex1 1
  scramble-frequency codex1 1 · solar-flare codex1 1 · war-machine codex1 4 · archaeological-expedition pok 1
  confounding-legal-text pok 1 · coup-detat pok 1 · deadly-plot pok 1 · decoy-operation pok 1
  diplomatic-pressure pok 4 · divert-funding pok 1 · exploration-probe pok 1 · manipulate-investments pok 1
  nav-suite pok 1 · refit-troops pok 1 · reveal-prototype pok 1 · reverse-engineer pok 1 · rout pok 1
  scuttle pok 1 · seize-artifact pok 1 · waylay pok 1 · black-market-dealings te 1 · brilliance te 1
  crash-landing te 1 · crisis te 1 · exchange-program te 1 · extreme-duress te 1 · lie-in-wait te 1
  mercenary-contract te 1 · overrule te 1 · pirate-contract te 4 · pirate-fleet te 1 · puppets-on-a-string te 1
  rescue te 1 · strategize te 4
`;

test('there are as many copies of each action card as in the boxes', () => {
  const all = { ...actionCardFacts, ...missingActionCards };
  const rows = Object.entries(all).map(([id, { source, copies }]) => [id, source, copies].join(' '));
  deepEqual(rows.sort(), lines(actionCardsAsPrinted));
});

/** Copied from the decks a second time: id, deck, copies, set. */
const explorationAsPrinted = `
  cultural-relic-fragment cultural 9 pok · demilitarized-zone cultural 1 pok · dyson-sphere cultural 1 pok
  freelancers cultural 3 pok · gamma-wormhole cultural 1 pok · mercenary-outfit cultural 3 pok
  paradise-world cultural 1 pok · tomb-of-emphidia cultural 1 pok · dead-world frontier 1 codex3
  derelict-vessel frontier 2 pok · enigmatic-device frontier 2 pok · entropic-field frontier 1 codex3
  gamma-relay frontier 1 pok · ion-storm frontier 1 pok · keleres-ship frontier 2 codex3
  lost-crew frontier 2 pok · major-entropic-field frontier 1 codex3 · merchant-station frontier 2 pok
  minor-entropic-field frontier 1 codex3 · mirage frontier 1 pok · unknown-relic-fragment frontier 3 pok
  core-mine hazardous 3 pok · expedition hazardous 3 pok · hazardous-relic-fragment hazardous 7 pok
  lazax-survivors hazardous 1 pok · mining-world hazardous 1 pok · rich-world hazardous 1 pok
  volatile-fuel-source hazardous 3 pok · warfare-research-facility hazardous 1 pok
  abandoned-warehouses industrial 4 pok · biotic-research-facility industrial 1 pok
  cybernetic-research-facility industrial 1 pok · functioning-base industrial 4 pok
  industrial-relic-fragment industrial 5 pok · local-fabricators industrial 4 pok
  propulsion-research-facility industrial 1 pok
`;

test('there are as many copies of each exploration card as in the boxes', () => {
  const rows = Object.entries(explorationFacts).map(([id, { deck, copies, source }]) =>
    [id, deck, copies, source].join(' '),
  );
  deepEqual(rows.sort(), lines(explorationAsPrinted));
});

/** Copied from the cards a second time: id, resources/influence. */
const attachmentsAsPrinted = `
  biotic-research-facility 0/0 · cybernetic-research-facility 0/0 · propulsion-research-facility 0/0
  warfare-research-facility 0/0 · demilitarized-zone 0/0 · dyson-sphere 2/1 · lazax-survivors 1/2
  mining-world 2/0 · paradise-world 0/2 · rich-world 1/0 · tomb-of-emphidia 0/1 · nano-forge 2/2
`;

test('every attachment is worth what is printed on it', () => {
  const rows = Object.entries(attachmentFacts).map(
    ([id, { resources, influence }]) => `${id} ${resources}/${influence}`,
  );
  deepEqual(rows.sort(), lines(attachmentsAsPrinted));
});
