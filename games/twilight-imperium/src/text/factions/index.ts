import type { FactionNoteId, FactionTechnologyId } from '../../model/ids.ts';
import type { CardText } from '../card-text.ts';
import type { TechnologyText } from '../technology-text.ts';
import { hacanText } from './hacan.ts';
import { jolnarText } from './jolnar.ts';
import { l1z1xText } from './l1z1x.ts';
import { letnevText } from './letnev.ts';
import { mentakText } from './mentak.ts';
import { sardakkText } from './sardakk.ts';
import { solText } from './sol.ts';
import { xxchaText } from './xxcha.ts';

export const factionTechnologyTexts: Readonly<Record<FactionTechnologyId, TechnologyText>> = {
  ...solText.technologies,
  ...hacanText.technologies,
  ...mentakText.technologies,
  ...sardakkText.technologies,
  ...letnevText.technologies,
  ...l1z1xText.technologies,
  ...jolnarText.technologies,
  ...xxchaText.technologies,
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
};
