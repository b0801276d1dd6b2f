// Written by scripts/generate-registries.ts from the files of this folder: `npm run generate`.
import { archaeologicalExpedition } from './action/cards/archaeological-expedition.ts';
import { divertFunding } from './action/cards/divert-funding.ts';
import { focusedResearch } from './action/cards/focused-research.ts';
import { impersonation } from './action/cards/impersonation.ts';
import { overrule } from './action/cards/overrule.ts';
import { plagiarize } from './action/cards/plagiarize.ts';
import { repealLaw } from './action/cards/repeal-law.ts';
import { seizeArtifact } from './action/cards/seize-artifact.ts';
import { spy } from './action/cards/spy.ts';
import { strategize } from './action/cards/strategize.ts';
import { economicInitiative } from './action/economy/economic-initiative.ts';
import { explorationProbe } from './action/economy/exploration-probe.ts';
import { industrialInitiative } from './action/economy/industrial-initiative.ts';
import { insubordination } from './action/economy/insubordination.ts';
import { miningInitiative } from './action/economy/mining-initiative.ts';
import { signalJamming } from './action/economy/signal-jamming.ts';
import { unexpectedAction } from './action/economy/unexpected-action.ts';
import { unstablePlanet } from './action/economy/unstable-planet.ts';
import { uprising } from './action/economy/uprising.ts';
import { crippleDefenses } from './action/units/cripple-defenses.ts';
import { exchangeProgram } from './action/units/exchange-program.ts';
import { fighterConscription } from './action/units/fighter-conscription.ts';
import { frontlineDeployment } from './action/units/frontline-deployment.ts';
import { ghostShip } from './action/units/ghost-ship.ts';
import { luckyShot } from './action/units/lucky-shot.ts';
import { plague } from './action/units/plague.ts';
import { reactorMeltdown } from './action/units/reactor-meltdown.ts';
import { refitTroops } from './action/units/refit-troops.ts';
import { riseOfAMessiah } from './action/units/rise-of-a-messiah.ts';
import { scuttle } from './action/units/scuttle.ts';
import { tacticalBombardment } from './action/units/tactical-bombardment.ts';
import { warEffort } from './action/units/war-effort.ts';
import { ancientBurialSites } from './agenda/ancient-burial-sites.ts';
import { assassinateRepresentative } from './agenda/assassinate-representative.ts';
import { bribery } from './agenda/bribery.ts';
import { confoundingLegalText } from './agenda/confounding-legal-text.ts';
import { confusingLegalText } from './agenda/confusing-legal-text.ts';
import { constructionRider } from './agenda/construction-rider.ts';
import { deadlyPlot } from './agenda/deadly-plot.ts';
import { diplomacyRider } from './agenda/diplomacy-rider.ts';
import { diplomaticPressure } from './agenda/diplomatic-pressure.ts';
import { distinguishedCouncilor } from './agenda/distinguished-councilor.ts';
import { hackElection } from './agenda/hack-election.ts';
import { imperialRider } from './agenda/imperial-rider.ts';
import { insiderInformation } from './agenda/insider-information.ts';
import { leadershipRider } from './agenda/leadership-rider.ts';
import { politicsRider } from './agenda/politics-rider.ts';
import { sanction } from './agenda/sanction.ts';
import { technologyRider } from './agenda/technology-rider.ts';
import { tradeRider } from './agenda/trade-rider.ts';
import { veto } from './agenda/veto.ts';
import { warfareRider } from './agenda/warfare-rider.ts';
import { reverseEngineer } from './cards/reverse-engineer.ts';
import { sabotage } from './cards/sabotage.ts';
import { courageousToTheEnd } from './combat/courageous-to-the-end.ts';
import { crashLanding } from './combat/crash-landing.ts';
import { directHit } from './combat/direct-hit.ts';
import { emergencyRepairs } from './combat/emergency-repairs.ts';
import { fighterPrototype } from './combat/fighter-prototype.ts';
import { fireTeam } from './combat/fire-team.ts';
import { intercept } from './combat/intercept.ts';
import { maneuveringJets } from './combat/maneuvering-jets.ts';
import { moraleBoost } from './combat/morale-boost.ts';
import { reflectiveShielding } from './combat/reflective-shielding.ts';
import { revealPrototype } from './combat/reveal-prototype.ts';
import { rout } from './combat/rout.ts';
import { salvage } from './combat/salvage.ts';
import { scrambleFrequency } from './combat/scramble-frequency.ts';
import { shieldsHolding } from './combat/shields-holding.ts';
import { skilledRetreat } from './combat/skilled-retreat.ts';
import { waylay } from './combat/waylay.ts';
import { lieInWait } from './economy/lie-in-wait.ts';
import { warMachine } from './economy/war-machine.ts';
import { blitz } from './invasion/blitz.ts';
import { bunker } from './invasion/bunker.ts';
import { disable } from './invasion/disable.ts';
import { ghostSquad } from './invasion/ghost-squad.ts';
import { infiltrate } from './invasion/infiltrate.ts';
import { parley } from './invasion/parley.ts';
import { reparations } from './invasion/reparations.ts';
import { counterstroke } from './movement/counterstroke.ts';
import { decoyOperation } from './movement/decoy-operation.ts';
import { experimentalBattlestation } from './movement/experimental-battlestation.ts';
import { flankSpeed } from './movement/flank-speed.ts';
import { forwardSupplyBase } from './movement/forward-supply-base.ts';
import { harnessEnergy } from './movement/harness-energy.ts';
import { inTheSilenceOfSpace } from './movement/in-the-silence-of-space.ts';
import { lostStarChart } from './movement/lost-star-chart.ts';
import { navSuite } from './movement/nav-suite.ts';
import { rally } from './movement/rally.ts';
import { rescue } from './movement/rescue.ts';
import { solarFlare } from './movement/solar-flare.ts';
import { upgrade } from './movement/upgrade.ts';
import { coupDetat } from './phases/coup-detat.ts';
import { crisis } from './phases/crisis.ts';
import { extremeDuress } from './phases/extreme-duress.ts';
import { manipulateInvestments } from './phases/manipulate-investments.ts';
import { masterPlan } from './phases/master-plan.ts';
import { politicalStability } from './phases/political-stability.ts';
import { publicDisgrace } from './phases/public-disgrace.ts';
import { summit } from './phases/summit.ts';

export const cards = {
  'ancient-burial-sites': ancientBurialSites,
  'archaeological-expedition': archaeologicalExpedition,
  'assassinate-representative': assassinateRepresentative,
  blitz,
  bribery,
  bunker,
  'confounding-legal-text': confoundingLegalText,
  'confusing-legal-text': confusingLegalText,
  'construction-rider': constructionRider,
  counterstroke,
  'coup-detat': coupDetat,
  'courageous-to-the-end': courageousToTheEnd,
  'crash-landing': crashLanding,
  'cripple-defenses': crippleDefenses,
  crisis,
  'deadly-plot': deadlyPlot,
  'decoy-operation': decoyOperation,
  'diplomacy-rider': diplomacyRider,
  'diplomatic-pressure': diplomaticPressure,
  'direct-hit': directHit,
  disable,
  'distinguished-councilor': distinguishedCouncilor,
  'divert-funding': divertFunding,
  'economic-initiative': economicInitiative,
  'emergency-repairs': emergencyRepairs,
  'exchange-program': exchangeProgram,
  'experimental-battlestation': experimentalBattlestation,
  'exploration-probe': explorationProbe,
  'extreme-duress': extremeDuress,
  'fighter-conscription': fighterConscription,
  'fighter-prototype': fighterPrototype,
  'fire-team': fireTeam,
  'flank-speed': flankSpeed,
  'focused-research': focusedResearch,
  'forward-supply-base': forwardSupplyBase,
  'frontline-deployment': frontlineDeployment,
  'ghost-ship': ghostShip,
  'ghost-squad': ghostSquad,
  'hack-election': hackElection,
  'harness-energy': harnessEnergy,
  'imperial-rider': imperialRider,
  impersonation,
  'in-the-silence-of-space': inTheSilenceOfSpace,
  'industrial-initiative': industrialInitiative,
  infiltrate,
  'insider-information': insiderInformation,
  insubordination,
  intercept,
  'leadership-rider': leadershipRider,
  'lie-in-wait': lieInWait,
  'lost-star-chart': lostStarChart,
  'lucky-shot': luckyShot,
  'maneuvering-jets': maneuveringJets,
  'manipulate-investments': manipulateInvestments,
  'master-plan': masterPlan,
  'mining-initiative': miningInitiative,
  'morale-boost': moraleBoost,
  'nav-suite': navSuite,
  overrule,
  parley,
  plagiarize,
  plague,
  'political-stability': politicalStability,
  'politics-rider': politicsRider,
  'public-disgrace': publicDisgrace,
  rally,
  'reactor-meltdown': reactorMeltdown,
  'refit-troops': refitTroops,
  'reflective-shielding': reflectiveShielding,
  reparations,
  'repeal-law': repealLaw,
  rescue,
  'reveal-prototype': revealPrototype,
  'reverse-engineer': reverseEngineer,
  'rise-of-a-messiah': riseOfAMessiah,
  rout,
  sabotage,
  salvage,
  sanction,
  'scramble-frequency': scrambleFrequency,
  scuttle,
  'seize-artifact': seizeArtifact,
  'shields-holding': shieldsHolding,
  'signal-jamming': signalJamming,
  'skilled-retreat': skilledRetreat,
  'solar-flare': solarFlare,
  spy,
  strategize,
  summit,
  'tactical-bombardment': tacticalBombardment,
  'technology-rider': technologyRider,
  'trade-rider': tradeRider,
  'unexpected-action': unexpectedAction,
  'unstable-planet': unstablePlanet,
  upgrade,
  uprising,
  veto,
  'war-effort': warEffort,
  'war-machine': warMachine,
  'warfare-rider': warfareRider,
  waylay,
};
