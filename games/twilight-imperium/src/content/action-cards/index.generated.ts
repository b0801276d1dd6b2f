// Written by scripts/generate-registries.ts from the files of this folder: `npm run generate`.
import { ancientBurialSites } from './ancient-burial-sites.ts';
import { archaeologicalExpedition } from './archaeological-expedition.ts';
import { assassinateRepresentative } from './assassinate-representative.ts';
import { blitz } from './blitz.ts';
import { bribery } from './bribery.ts';
import { bunker } from './bunker.ts';
import { confoundingLegalText } from './confounding-legal-text.ts';
import { confusingLegalText } from './confusing-legal-text.ts';
import { constructionRider } from './construction-rider.ts';
import { counterstroke } from './counterstroke.ts';
import { coupDetat } from './coup-detat.ts';
import { courageousToTheEnd } from './courageous-to-the-end.ts';
import { crashLanding } from './crash-landing.ts';
import { crippleDefenses } from './cripple-defenses.ts';
import { crisis } from './crisis.ts';
import { deadlyPlot } from './deadly-plot.ts';
import { decoyOperation } from './decoy-operation.ts';
import { diplomacyRider } from './diplomacy-rider.ts';
import { diplomaticPressure } from './diplomatic-pressure.ts';
import { directHit } from './direct-hit.ts';
import { disable } from './disable.ts';
import { distinguishedCouncilor } from './distinguished-councilor.ts';
import { divertFunding } from './divert-funding.ts';
import { economicInitiative } from './economic-initiative.ts';
import { emergencyRepairs } from './emergency-repairs.ts';
import { exchangeProgram } from './exchange-program.ts';
import { experimentalBattlestation } from './experimental-battlestation.ts';
import { explorationProbe } from './exploration-probe.ts';
import { extremeDuress } from './extreme-duress.ts';
import { fighterConscription } from './fighter-conscription.ts';
import { fighterPrototype } from './fighter-prototype.ts';
import { fireTeam } from './fire-team.ts';
import { flankSpeed } from './flank-speed.ts';
import { focusedResearch } from './focused-research.ts';
import { forwardSupplyBase } from './forward-supply-base.ts';
import { frontlineDeployment } from './frontline-deployment.ts';
import { ghostShip } from './ghost-ship.ts';
import { ghostSquad } from './ghost-squad.ts';
import { hackElection } from './hack-election.ts';
import { harnessEnergy } from './harness-energy.ts';
import { imperialRider } from './imperial-rider.ts';
import { impersonation } from './impersonation.ts';
import { inTheSilenceOfSpace } from './in-the-silence-of-space.ts';
import { industrialInitiative } from './industrial-initiative.ts';
import { infiltrate } from './infiltrate.ts';
import { insiderInformation } from './insider-information.ts';
import { insubordination } from './insubordination.ts';
import { intercept } from './intercept.ts';
import { leadershipRider } from './leadership-rider.ts';
import { lieInWait } from './lie-in-wait.ts';
import { lostStarChart } from './lost-star-chart.ts';
import { luckyShot } from './lucky-shot.ts';
import { maneuveringJets } from './maneuvering-jets.ts';
import { manipulateInvestments } from './manipulate-investments.ts';
import { masterPlan } from './master-plan.ts';
import { miningInitiative } from './mining-initiative.ts';
import { moraleBoost } from './morale-boost.ts';
import { navSuite } from './nav-suite.ts';
import { overrule } from './overrule.ts';
import { parley } from './parley.ts';
import { plagiarize } from './plagiarize.ts';
import { plague } from './plague.ts';
import { politicalStability } from './political-stability.ts';
import { politicsRider } from './politics-rider.ts';
import { publicDisgrace } from './public-disgrace.ts';
import { rally } from './rally.ts';
import { reactorMeltdown } from './reactor-meltdown.ts';
import { refitTroops } from './refit-troops.ts';
import { reflectiveShielding } from './reflective-shielding.ts';
import { reparations } from './reparations.ts';
import { repealLaw } from './repeal-law.ts';
import { rescue } from './rescue.ts';
import { revealPrototype } from './reveal-prototype.ts';
import { reverseEngineer } from './reverse-engineer.ts';
import { riseOfAMessiah } from './rise-of-a-messiah.ts';
import { rout } from './rout.ts';
import { sabotage } from './sabotage.ts';
import { salvage } from './salvage.ts';
import { sanction } from './sanction.ts';
import { scrambleFrequency } from './scramble-frequency.ts';
import { scuttle } from './scuttle.ts';
import { seizeArtifact } from './seize-artifact.ts';
import { shieldsHolding } from './shields-holding.ts';
import { signalJamming } from './signal-jamming.ts';
import { skilledRetreat } from './skilled-retreat.ts';
import { solarFlare } from './solar-flare.ts';
import { spy } from './spy.ts';
import { strategize } from './strategize.ts';
import { summit } from './summit.ts';
import { tacticalBombardment } from './tactical-bombardment.ts';
import { technologyRider } from './technology-rider.ts';
import { tradeRider } from './trade-rider.ts';
import { unexpectedAction } from './unexpected-action.ts';
import { unstablePlanet } from './unstable-planet.ts';
import { upgrade } from './upgrade.ts';
import { uprising } from './uprising.ts';
import { veto } from './veto.ts';
import { warEffort } from './war-effort.ts';
import { warMachine } from './war-machine.ts';
import { warfareRider } from './warfare-rider.ts';
import { waylay } from './waylay.ts';

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
