import type { FactionNoteId, FactionTechnologyId } from '../../model/ids.ts';
import type { CardText } from '../card-text.ts';
import type { TechnologyText } from '../technology-text.ts';
import { arborecText } from './arborec.ts';
import { argentText } from './argent.ts';
import { creussText } from './creuss.ts';
import { empyreanText } from './empyrean.ts';
import { hacanText } from './hacan.ts';
import { jolnarText } from './jolnar.ts';
import { keleresText } from './keleres.ts';
import { l1z1xText } from './l1z1x.ts';
import { letnevText } from './letnev.ts';
import { mahactText } from './mahact.ts';
import { mentakText } from './mentak.ts';
import { muaatText } from './muaat.ts';
import { naaluText } from './naalu.ts';
import { naazRokhaText } from './naaz-rokha.ts';
import { nekroText } from './nekro.ts';
import { nomadText } from './nomad.ts';
import { saarText } from './saar.ts';
import { sardakkText } from './sardakk.ts';
import { solText } from './sol.ts';
import { titansText } from './titans.ts';
import { vuilraithText } from './vuilraith.ts';
import { winnuText } from './winnu.ts';
import { xxchaText } from './xxcha.ts';
import { yinText } from './yin.ts';
import { yssarilText } from './yssaril.ts';

export const factionTechnologyTexts: Readonly<Record<FactionTechnologyId, TechnologyText>> = {
  ...solText.technologies,
  ...hacanText.technologies,
  ...mentakText.technologies,
  ...sardakkText.technologies,
  ...letnevText.technologies,
  ...l1z1xText.technologies,
  ...jolnarText.technologies,
  ...xxchaText.technologies,
  ...arborecText.technologies,
  ...argentText.technologies,
  ...yinText.technologies,
  ...naazRokhaText.technologies,
  ...winnuText.technologies,
  ...yssarilText.technologies,
  ...vuilraithText.technologies,
  ...empyreanText.technologies,
  ...creussText.technologies,
  ...mahactText.technologies,
  ...muaatText.technologies,
  ...nekroText.technologies,
  ...saarText.technologies,
  ...keleresText.technologies,
  ...titansText.technologies,
  ...naaluText.technologies,
  ...nomadText.technologies,
};

export const factionNoteTexts: Readonly<Record<FactionNoteId, CardText>> = {
  ...solText.notes,
  ...hacanText.notes,
  ...mentakText.notes,
  ...sardakkText.notes,
  ...letnevText.notes,
  ...l1z1xText.notes,
  ...jolnarText.notes,
  ...xxchaText.notes,
  ...arborecText.notes,
  ...argentText.notes,
  ...yinText.notes,
  ...naazRokhaText.notes,
  ...winnuText.notes,
  ...yssarilText.notes,
  ...vuilraithText.notes,
  ...empyreanText.notes,
  ...creussText.notes,
  ...mahactText.notes,
  ...muaatText.notes,
  ...nekroText.notes,
  ...saarText.notes,
  ...keleresText.notes,
  ...titansText.notes,
  ...naaluText.notes,
  ...nomadText.notes,
};

/** Abilities, units and leaders of all factions that the content knows. */
export const factionCardTexts: Readonly<Record<string, CardText>> = {
  ...solText.cards,
  ...hacanText.cards,
  ...mentakText.cards,
  ...sardakkText.cards,
  ...letnevText.cards,
  ...l1z1xText.cards,
  ...jolnarText.cards,
  ...xxchaText.cards,
  ...arborecText.cards,
  ...argentText.cards,
  ...yinText.cards,
  ...naazRokhaText.cards,
  ...winnuText.cards,
  ...yssarilText.cards,
  ...vuilraithText.cards,
  ...empyreanText.cards,
  ...creussText.cards,
  ...mahactText.cards,
  ...muaatText.cards,
  ...nekroText.cards,
  ...saarText.cards,
  ...keleresText.cards,
  ...titansText.cards,
  ...naaluText.cards,
  ...nomadText.cards,
};
