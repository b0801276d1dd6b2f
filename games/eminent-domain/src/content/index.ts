import type { CardKind, HandTechnologyId, Role } from '../model/ids.ts';
import { type CardAction, cardActions, type RoleRule, roleRules } from '../moments/registries.ts';
import { colonizeAction, colonizeRole } from './roles/colonize.ts';
import { politicsAction } from './roles/politics.ts';
import { produceRole, produceTradeAction, tradeRole } from './roles/produce-trade.ts';
import { researchAction, researchRole } from './roles/research.ts';
import { surveyAction, surveyRole } from './roles/survey.ts';
import { warfareAction, warfareRole } from './roles/warfare.ts';
import {
  improvedColonize,
  improvedProduction,
  improvedResearch,
  improvedSurvey,
  improvedTrade,
  improvedWarfare,
} from './technologies/improved.ts';
import {
  artificialIntelligence,
  dataNetwork,
  mobilization,
  specialization,
  startsEffect,
  surveyTeam,
  terraforming,
  warPath,
} from './technologies/level-two.ts';
import { installPermanents } from './technologies/permanents.ts';
import { installTurnEffects } from './technologies/turn-effects.ts';

const roles = {
  survey: surveyRole,
  warfare: warfareRole,
  colonize: colonizeRole,
  produce: produceRole,
  trade: tradeRole,
  research: researchRole,
} satisfies Record<Role, RoleRule>;

const technologies = {
  'improved-colonize-research': improvedColonize,
  'improved-colonize-trade': improvedColonize,
  'improved-colonize-survey': improvedColonize,
  'improved-colonize-warfare': improvedColonize,
  'improved-production-research': improvedProduction,
  'improved-production-trade': improvedProduction,
  'improved-production-survey': improvedProduction,
  'improved-production-warfare': improvedProduction,
  'improved-survey-research': improvedSurvey,
  'improved-survey-trade': improvedSurvey,
  'improved-survey-colonize': improvedSurvey,
  'improved-survey-produce': improvedSurvey,
  'improved-warfare-research': improvedWarfare,
  'improved-warfare-trade': improvedWarfare,
  'improved-warfare-colonize': improvedWarfare,
  'improved-warfare-produce': improvedWarfare,
  'improved-research-colonize': improvedResearch,
  'improved-research-produce': improvedResearch,
  'improved-research-survey': improvedResearch,
  'improved-research-warfare': improvedResearch,
  'improved-trade-colonize': improvedTrade,
  'improved-trade-produce': improvedTrade,
  'improved-trade-survey': improvedTrade,
  'improved-trade-warfare': improvedTrade,
  'data-network': dataNetwork,
  'diverse-markets': startsEffect('each-type-traded'),
  specialization,
  'artificial-intelligence': artificialIntelligence,
  'genetic-engineering': startsEffect('each-type-produced'),
  terraforming,
  mobilization,
  'survey-team': surveyTeam,
  'war-path': warPath,
} satisfies Record<HandTechnologyId, CardAction>;

const actions = {
  survey: surveyAction,
  warfare: warfareAction(1),
  colonize: colonizeAction,
  'produce-trade': produceTradeAction,
  research: researchAction,
  politics: politicsAction,
  ...technologies,
} satisfies Record<CardKind, CardAction>;

/** Registers everything printed on components with windows, queries and registries. */
export function installContent(): void {
  cardActions.install(actions);
  roleRules.install(roles);
  installTurnEffects();
  installPermanents();
}
