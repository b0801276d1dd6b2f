import type { LegendaryId } from '../../model/ids.ts';
import { hyperionVi } from './4x41d-hyperion-vi.ts';
import { aSongLikeMarrow } from './a-song-like-marrow.ts';
import { aeurexMechanica } from './aeurex-mechanica.ts';
import { exterrixHeadquarters } from './exterrix-headquarters.ts';
import { imperialArmsVault } from './imperial-arms-vault.ts';
import { ionianFuelRefinery } from './ionian-fuel-refinery.ts';
import type { LegendaryAbility } from './legendary.ts';
import { maxisCentralControl } from './maxis-central-control.ts';
import { mirageFlightAcademy } from './mirage-flight-academy.ts';
import { theAcropolis } from './the-acropolis.ts';
import { theAtrament } from './the-atrament.ts';
import { theGalacticCouncil } from './the-galactic-council.ts';

const cards = {
  '4x41d-hyperion-vi': hyperionVi,
  'a-song-like-marrow': aSongLikeMarrow,
  'aeurex-mechanica': aeurexMechanica,
  'exterrix-headquarters': exterrixHeadquarters,
  'imperial-arms-vault': imperialArmsVault,
  'ionian-fuel-refinery': ionianFuelRefinery,
  'maxis-central-control': maxisCentralControl,
  'mirage-flight-academy': mirageFlightAcademy,
  'the-acropolis': theAcropolis,
  'the-atrament': theAtrament,
  'the-galactic-council': theGalacticCouncil,
} satisfies { [Id in LegendaryId]: LegendaryAbility<Id> };

export function installLegendaries(): void {
  for (const card of Object.values(cards)) card.install();
}
