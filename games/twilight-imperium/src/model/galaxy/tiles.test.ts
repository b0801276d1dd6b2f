import { deepEqual } from 'node:assert/strict';
import { test } from 'vitest';
import { type TileFacts, tiles } from './tiles.ts';

/**
 * Copied from the tiles a second time: number, set, back, then in the order of the alphabet its planets, anomalies and
 * wormholes, the edges that its hyperlanes join, and what else is special.
 */
const asPrinted = `
  01 base green home-of:sol jord · 02 base green home-of:mentak moll-primus · 03 base green darien home-of:yin
  04 base green home-of:muaat muaat · 05 base green home-of:arborec nestphar · 06 base green 000 home-of:l1z1x
  07 base green home-of:winnu winnu · 08 base green home-of:nekro mordai-ii
  09 base green druaa home-of:naalu maaluuk · 10 base green arc-prime home-of:letnev wren-terra
  11 base green home-of:saar lisis-ii ragh · 12 base green home-of:jolnar jol nar
  13 base green home-of:sardakk quinarra trenlak · 14 base green archon-ren archon-tau home-of:xxcha
  15 base green home-of:yssaril retillion shalloq · 16 base green arretze hercant home-of:hacan kamdorn
  17 base green delta gate-of:creuss · 18 base special mecatol-rex · 19 base blue wellon · 20 base blue vefut-ii
  21 base blue thibah · 22 base blue tarmann · 23 base blue saudor · 24 base blue mehar-xull
  25 base blue beta quann · 26 base blue alpha lodor · 27 base blue new-albion starpoint
  28 base blue tequran torkan · 29 base blue qucenn rarron · 30 base blue mellon zohbat
  31 base blue lazar sakulag · 32 base blue dal-bootha xxehan · 33 base blue corneeq resculon
  34 base blue centauri gral · 35 base blue bereg lirta-iv · 36 base blue arnor lor · 37 base blue arinam meer
  38 base blue abyz fria · 39 base red alpha · 40 base red beta · 41 base red gravity-rift · 42 base red nebula
  43 base red supernova · 44 base red asteroid-field · 45 base red asteroid-field · 46 base red · 47 base red
  48 base red · 49 base red · 50 base red · 51 base green creuss delta home-of:creuss off-board
  52 pok green home-of:mahact ixth · 53 pok green arcturus home-of:nomad · 54 pok green acheron home-of:vuilraith
  55 pok green elysium home-of:titans · 56 pok green home-of:empyrean nebula the-dark
  57 pok green home-of:naaz-rokha naazir rokha · 58 pok green avar home-of:argent valk ylir
  59 pok blue archon-vail · 60 pok blue perimeter · 61 pok blue ang · 62 pok blue sem-lore · 63 pok blue vorhal
  64 pok blue atlas beta · 65 pok blue primor · 66 pok blue hopes-end · 67 pok red cormund gravity-rift
  68 pok red everra nebula · 69 pok blue accoen jeol-ir · 70 pok blue kraag siig · 71 pok blue alio-prima bakal
  72 pok blue lisis velnor · 73 pok blue cealdri xanhact · 74 pok blue vega-major vega-minor
  75 pok blue abaddon ashtroth loki · 76 pok blue rigel-i rigel-ii rigel-iii · 77 pok red · 78 pok red
  79 pok red alpha asteroid-field · 80 pok red supernova · 81 pok special supernova
  82a pok special gamma mallice off-board · 82b pok special alpha beta gamma mallice off-board
  83a pok hyperlane ne+sw · 83b pok hyperlane n+s n+se s+nw · 84a pok hyperlane se+nw
  84b pok hyperlane n+s n+sw ne+s · 85a pok hyperlane ne+nw · 85b pok hyperlane n+s n+se s+nw
  86a pok hyperlane ne+nw · 86b pok hyperlane n+s n+sw ne+s · 87a pok hyperlane n+se se+nw se+sw
  87b pok hyperlane n+s n+se · 88a pok hyperlane n+sw ne+sw se+sw · 88b pok hyperlane n+s n+se s+nw
  89a pok hyperlane n+se n+sw se+sw · 89b pok hyperlane n+s n+sw · 90a pok hyperlane ne+nw se+sw
  90b pok hyperlane n+s n+sw · 91a pok hyperlane n+s n+sw ne+s · 91b pok hyperlane n+s n+se
  92 te green home-of:last-bastion nebula ordinian revelation
  93 te green home-of:ral-nel mez-lo-orz-fei-zsha rep-lo-orz-qet · 94 te green epsilon gate-of:crimson-rebellion
  95 te green home-of:deepwrought ikatena · 96a te green cronos home-of:firmament tallin
  96b te green cronos-hollow home-of:obsidian tallin-hollow · 97 te blue faunus · 98 te blue garbozia
  99 te blue emelpar · 100 te blue tempesta · 101 te blue olergodt · 102 te blue alpha andeara
  103 te blue vira-pics-iii · 104 te blue lesab · 105 te blue new-terra tinnes · 106 te blue cresius lazul-rex
  107 te blue hercalor tiamat · 108 te blue capha kostboth · 109 te blue bellatrix tsion-station
  110 te blue elnath horizon luthien-vi · 111 te blue oluz-station tarana · 112 te special mecatol-rex-te
  113 te red beta gravity-rift · 114 te red entropic-scar · 115 te red asteroid-field industrex
  116 te red entropic-scar lemox · 117 te red asteroid-field gravity-rift the-watchtower
  118 te green ahk-creuxx epsilon home-of:crimson-rebellion off-board · 119a te hyperlane sw+nw
  119b te hyperlane sw+nw · 120a te hyperlane ne+se · 120b te hyperlane ne+se · 121a te hyperlane ne+nw
  121b te hyperlane ne+nw · 122a te hyperlane ne+nw · 122b te hyperlane ne+nw · 123a te hyperlane n+se se+nw se+sw
  123b te hyperlane n+se ne+se se+sw · 124a te hyperlane n+sw ne+sw se+sw · 124b te hyperlane n+sw ne+sw se+sw
  fracture1 te fracture cocytus · fracture2 te fracture egress · fracture3 te fracture
  fracture4 te fracture styx · fracture5 te fracture · fracture6 te fracture egress
  fracture7 te fracture lethe phlegethon
  keleres_argent codex3 green avar-keleres home-of:keleres valk-keleres ylir-keleres
  keleres_mentak codex3 green home-of:keleres moll-primus-keleres
  keleres_xxcha codex3 green archon-ren-keleres archon-tau-keleres home-of:keleres
`;

function row([id, facts]: [string, TileFacts]): string {
  const { source, back, planets, anomalies, wormholes, homeOf, gateOf, offBoard, egress, lanes = [] } = facts;
  const special = [
    homeOf ? `home-of:${homeOf}` : [],
    gateOf ? `gate-of:${gateOf}` : [],
    offBoard ? 'off-board' : [],
    egress ? 'egress' : [],
  ].flat();
  const edges = lanes.map(lane => lane.join('+'));
  return [id, source, back, ...[...planets, ...anomalies, ...wormholes, ...special, ...edges].sort()].join(' ');
}

test('every tile is what is printed on it', () => {
  deepEqual(
    [...tiles].map(row).sort(),
    asPrinted
      .trim()
      .split(/ · |\n +/)
      .sort(),
  );
});
