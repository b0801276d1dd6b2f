import type { LegendaryId } from '../../model/ids.ts';
import { exterrixHeadquarters } from './exterrix-headquarters.ts';
import { imperialArmsVault } from './imperial-arms-vault.ts';
import type { LegendaryAbility } from './legendary.ts';
import { mirageFlightAcademy } from './mirage-flight-academy.ts';
import { theAtrament } from './the-atrament.ts';

const cards = {
  'exterrix-headquarters': exterrixHeadquarters,
  'imperial-arms-vault': imperialArmsVault,
  'mirage-flight-academy': mirageFlightAcademy,
  'the-atrament': theAtrament,
} satisfies { [Id in LegendaryId]: LegendaryAbility<Id> };

export function installLegendaries(): void {
  for (const card of Object.values(cards)) card.install();
}
