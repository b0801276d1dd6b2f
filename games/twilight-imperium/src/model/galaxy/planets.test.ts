import { deepEqual } from 'node:assert/strict';
import { test } from 'vitest';
import { type PlanetFacts, planets } from './planets.ts';

/** Copied from the cards a second time: id, set, resources/influence, traits, specialties, what else is special. */
const asPrinted = `
  jord base 4/2 - - sol · moll-primus base 4/1 - - mentak · darien base 4/4 - - yin · muaat base 4/1 - - muaat
  nestphar base 3/2 - - arborec · 000 base 5/0 - - l1z1x · winnu base 3/4 - - winnu · mordai-ii base 4/0 - - nekro
  druaa base 3/1 - - naalu · maaluuk base 0/2 - - naalu · arc-prime base 4/0 - - letnev
  wren-terra base 2/1 - - letnev · lisis-ii base 1/0 - - saar · ragh base 2/1 - - saar · jol base 1/2 - - jolnar
  nar base 2/3 - - jolnar · quinarra base 3/1 - - sardakk · trenlak base 1/0 - - sardakk
  archon-ren base 2/3 - - xxcha · archon-tau base 1/1 - - xxcha · retillion base 2/3 - - yssaril
  shalloq base 1/2 - - yssaril · arretze base 2/0 - - hacan · hercant base 1/1 - - hacan
  kamdorn base 0/1 - - hacan · mecatol-rex base 1/6 - - - · wellon base 1/2 industrial yellow -
  vefut-ii base 2/2 hazardous - - · thibah base 1/1 industrial blue - · tarmann base 1/1 industrial green -
  saudor base 2/2 industrial - - · mehar-xull base 1/3 hazardous red - · quann base 2/1 cultural - -
  lodor base 3/1 cultural - - · new-albion base 1/1 industrial green - · starpoint base 3/1 hazardous - -
  tequran base 2/0 hazardous - - · torkan base 0/3 cultural - - · qucenn base 1/2 industrial - -
  rarron base 0/3 cultural - - · mellon base 0/2 cultural - - · zohbat base 3/1 hazardous - -
  lazar base 1/0 industrial yellow - · sakulag base 2/1 hazardous - - · dal-bootha base 0/2 cultural - -
  xxehan base 1/1 cultural - - · corneeq base 1/2 cultural - - · resculon base 2/0 cultural - -
  centauri base 1/3 cultural - - · gral base 1/1 industrial blue - · bereg base 3/1 hazardous - -
  lirta-iv base 2/3 hazardous - - · arnor base 2/1 industrial - - · lor base 1/2 industrial - -
  arinam base 1/2 industrial - - · meer base 0/4 hazardous red - · abyz base 3/0 hazardous - -
  fria base 2/0 hazardous - - · creuss base 4/2 - - creuss · ixth pok 3/5 - - mahact · arcturus pok 4/4 - - nomad
  acheron pok 4/0 - - vuilraith · elysium pok 4/1 - - titans · the-dark pok 3/4 - - empyrean
  naazir pok 2/1 - - naaz-rokha · rokha pok 1/2 - - naaz-rokha · avar pok 1/1 - - argent · valk pok 2/0 - - argent
  ylir pok 0/2 - - argent · archon-vail pok 1/3 hazardous blue - · perimeter pok 2/1 industrial - -
  ang pok 2/0 industrial red - · sem-lore pok 3/2 cultural yellow - · vorhal pok 0/2 cultural green -
  atlas pok 3/1 hazardous - - · primor pok 2/1 cultural - legendary · hopes-end pok 3/0 hazardous - legendary
  cormund pok 2/0 hazardous - - · everra pok 3/1 cultural - - · accoen pok 2/3 industrial - -
  jeol-ir pok 2/3 industrial - - · kraag pok 2/1 hazardous - - · siig pok 0/2 hazardous - -
  alio-prima pok 1/1 cultural - - · bakal pok 3/2 industrial - - · lisis pok 2/2 industrial - -
  velnor pok 2/1 industrial red - · cealdri pok 0/2 cultural yellow - · xanhact pok 0/1 hazardous - -
  vega-major pok 2/1 cultural - - · vega-minor pok 1/2 cultural blue - · abaddon pok 1/0 cultural - -
  ashtroth pok 2/0 hazardous - - · loki pok 1/2 cultural - - · rigel-i pok 0/1 hazardous - -
  rigel-ii pok 1/2 industrial - - · rigel-iii pok 1/1 industrial green - · mallice pok 0/3 cultural - legendary
  ordinian te 0/0 - - last-bastion,legendary · revelation te 1/2 - - last-bastion,station
  mez-lo-orz-fei-zsha te 2/1 - - ral-nel · rep-lo-orz-qet te 1/3 - - ral-nel · ikatena te 4/4 - - deepwrought
  cronos te 2/1 - - firmament · tallin te 1/2 - - firmament · cronos-hollow te 3/0 - - obsidian
  tallin-hollow te 3/0 - - obsidian · faunus te 1/3 industrial green legendary
  garbozia te 2/1 hazardous - legendary · emelpar te 0/2 cultural - legendary
  tempesta te 1/1 hazardous blue legendary · olergodt te 2/1 cultural,hazardous red,yellow -
  andeara te 1/1 industrial blue - · vira-pics-iii te 2/3 cultural,hazardous - -
  lesab te 2/1 hazardous,industrial - - · new-terra te 1/1 industrial green -
  tinnes te 2/1 hazardous,industrial green - · cresius te 0/1 hazardous - -
  lazul-rex te 2/2 cultural,industrial - - · hercalor te 1/0 industrial - -
  tiamat te 1/2 cultural yellow,yellow - · capha te 3/0 hazardous - - · kostboth te 0/1 cultural - -
  bellatrix te 1/2 cultural - - · tsion-station te 1/1 - - station · elnath te 2/0 hazardous - -
  horizon te 1/2 cultural - - · luthien-vi te 3/1 hazardous - - · oluz-station te 1/1 - - station
  tarana te 1/2 cultural,industrial - - · mecatol-rex-te te 1/6 - - legendary
  industrex te 2/0 industrial red legendary · lemox te 0/3 industrial - - · the-watchtower te 1/1 - - station
  ahk-creuxx te 4/2 - - crimson-rebellion · cocytus te 3/0 - - - · styx te 4/0 - - legendary · lethe te 0/2 - - -
  phlegethon te 1/2 - - - · avar-keleres codex3 1/1 - - keleres · valk-keleres codex3 2/0 - - keleres
  ylir-keleres codex3 0/2 - - keleres · moll-primus-keleres codex3 4/1 - - keleres
  archon-ren-keleres codex3 2/3 - - keleres · archon-tau-keleres codex3 1/1 - - keleres
  avernus te 2/0 hazardous - legendary · custodia-vigilia codex3 2/3 - - legendary
  custodia-vigilia-te te 2/2 - - legendary · mirage pok 1/2 cultural - legendary
  thunders-edge te 5/1 - - legendary
`;

const listed = (words: readonly string[]): string => words.join() || '-';

function row([id, facts]: [string, PlanetFacts]): string {
  const marks = [facts.homeOf ?? [], facts.legendary ? 'legendary' : [], facts.station ? 'station' : []].flat();
  const worth = `${facts.resources}/${facts.influence}`;
  return [id, facts.source, worth, listed(facts.traits), listed(facts.specialties), listed(marks)].join(' ');
}

test('every planet is what is printed on it', () => {
  deepEqual(
    Object.entries(planets).map(row).sort(),
    asPrinted
      .trim()
      .split(/ · |\n +/)
      .sort(),
  );
});
