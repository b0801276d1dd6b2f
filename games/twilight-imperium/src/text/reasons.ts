import type { Json, Reason } from '@orrery/kernel';
import { capital, counted, listed } from '@orrery/tabletop';
import { type ReasonId, specialties } from '../view/index.ts';
import { anomalyNames, cardName, specialtyNames, unitNames } from './names.ts';
import { systemName } from './places.ts';
import type { TableForText } from './table.ts';

type Facts = Readonly<Record<string, Json>>;
type Wording = string | ((facts: Facts, table: TableForText) => string);

const unitIn = ({ unit }: Facts): string => unitNames[unit as keyof typeof unitNames].many;
const oneUnit = ({ unit }: Facts): string => unitNames[unit as keyof typeof unitNames].one;
const systemIn = ({ system }: Facts, table: TableForText): string => systemName(String(system), table);
const anomalyIn = ({ anomaly }: Facts): string => anomalyNames[String(anomaly)] ?? 'anomaly';

/** `2 blue and 1 red` */
const coloursIn = ({ missing }: Facts): string =>
  listed(
    specialties.flatMap(colour => {
      const count = Number((missing as Facts)[colour]);
      return count > 0 ? [`${count} ${specialtyNames[colour]}`] : [];
    }),
  );

/** Why not, in our own words: a sentence for every reason. */
const wordings = {
  'action.cards-unused': ({ cards }) =>
    `You pass only when your strategy cards are used: ${listed((cards as string[]).map(cardName))} is still to come.`,
  'action.card-used': 'You have used this strategy card in this round.',
  'action.exhausted': 'It is exhausted until cards are readied in the status phase.',
  'action.no-tactic-token': 'You have no command token in your tactic pool to activate a system with.',
  'action.no-use': 'What it does could not be carried out in full now.',
  'action.traded': 'You have settled things with each other this turn, or neither has anything to trade.',
  'action.no-neighbour': 'You deal with neighbours only, and have no systems or borders in common.',
  'activate.kept-out': 'Somebody keeps others out of this system.',
  'activate.own-token': 'One of your command tokens is there already.',
  'bombardment.all-or-none': 'Either every unit that can bombard is given a target, or none.',
  'build.anomaly': (facts, table) => `An anomaly is not placed next to another: ${systemIn(facts, table)} is there.`,
  'build.no-place': 'It would lie next to its like everywhere in this ring, and you have another tile to place.',
  'build.wormhole': (facts, table) => `${capital(systemIn(facts, table))} has the same wormhole and is next to it.`,
  'commit.custodians': 'The custodians let nobody land until somebody sends them away.',
  'commit.kept-out': 'Something in play keeps your ground forces off this planet.',
  'commit.station': 'Nobody lands on a space station.',
  'assign.ships-first': 'Some of these hits must go to ships other than fighters.',
  'commit.one-each': 'Only one ground force may come from each planet.',
  'commit.too-little': 'Landing there costs influence, 1 at a time, that you cannot spend.',
  'commit.too-many': 'You do not have so many ground forces in space there.',
  'home.in-play': 'This faction plays, in its own home.',
  'diplomacy.mecatol': 'Diplomacy cannot close the system of Mecatol Rex.',
  'move.all-held': 'Your command tokens hold all of your ships where they are.',
  'move.anomaly': facts => `Your ships cannot enter an ${anomalyIn(facts)}.`.replace(/\ban (?=[^aeiou])/, 'a '),
  'move.blocked-by-anomaly': (facts, table) =>
    `The way is barred: ships cannot pass through the ${anomalyIn(facts)} at ${systemIn(facts, table)}.`,
  'move.blocked-by-ships': (facts, table) => `The way is barred: others have ships in ${systemIn(facts, table)}.`,
  'move.blocked-by-effect': (facts, table) => `Something in play bars the way through ${systemIn(facts, table)}.`,
  'move.carried': facts => `${unitIn(facts)} move only aboard ships that have room for them.`,
  'move.cargo-token': 'Nothing is picked up beside your own command token, except in the active system.',
  'move.room': 'Your ships have no room for all of these.',
  'move.held': 'Something in play keeps your units where they are.',
  'move.kept-out': 'Something in play keeps your ships out of the active system.',
  'move.no-move': facts => `${unitIn(facts)} do not move by themselves; a ship with capacity carries them.`,
  'move.no-way': 'No way leads from there into the active system.',
  'move.out-of-reach': 'None of your ships that are free to move gets there.',
  'move.own-token': 'Your command token holds the ships in this system.',
  'move.there': 'They are in the active system already, and have nothing to fetch on a round trip.',
  'move.together': 'Together these ships do not get there: the slowest decides.',
  'move.told': 'All of these are told to move already.',
  'move.too-far': facts =>
    `Too far: ${counted(Number(facts.distance), 'step')} away, and a ${oneUnit(facts)} moves ${Number(facts.move)}.`,
  'invest.spread': 'They go on three different cards at least.',
  'one-place': 'They all go to one place.',
  'pay.exhausted': 'This planet is exhausted.',
  'pay.each': ({ count }) => `It takes ${Number(count)} of each: resources, influence and trade goods.`,
  'pay.one-use': 'A planet pays with its resources or with its influence, not with both.',
  'pay.too-little': ({ price, currency }) => `That is not enough: the price is ${Number(price)} ${String(currency)}.`,
  'politics.speaker': 'The new speaker must be somebody else.',
  'exchange.too-many': 'That is given for more units than you make.',
  'produce.cost': ({ cost, funds }) => `It costs ${Number(cost)}, and you can spend ${Number(funds)}.`,
  'produce.effect': 'This is not among what may be produced here.',
  'produce.limit': 'The units that produce here cannot make so many of these.',
  'produce.no-pieces': 'None are left in your reinforcements, nor can one be called back.',
  'produce.no-place': 'There is no planet here to put them on.',
  'produce.not-by-these': 'The units that produce here cannot make ships.',
  'produce.plan': 'A war sun takes the technology of that name.',
  'produce.ships-there': 'No ships are produced in a system that holds ships of others.',
  'produce.structure': 'Structures are placed, by Construction for the most part, and not produced.',
  'produce.total-cost': ({ cost, funds }) => `All that costs ${Number(cost)}, and you can spend ${Number(funds)}.`,
  'ready.ready': 'This planet is ready.',
  'research.cost': ({ price }) =>
    `The planets exhausted for its prerequisites would leave you less than the price of ${Number(price)}.`,
  'research.nothing': 'Each that you do not own has prerequisites that you lack.',
  'research.prerequisites': facts => `Prerequisites that you lack: ${coloursIn(facts)}.`,
  'retreat.enemy': 'Others have ships there.',
  'retreat.kept-out': 'Ships do not retreat into a nebula.',
  'retreat.nobody': 'You have neither units nor a planet there.',
  'retreat.room': 'Nothing is left behind in space while there is room aboard.',
  'score.done': 'You have scored this objective.',
  'score.home': 'Public objectives are for those who hold every planet of their home system.',
  'score.none-met': 'You fulfil none of those that you have not scored.',
  'score.not-met': 'You do not fulfil what it asks for.',
  'score.phase': ({ phase }) => `It is scored in the ${String(phase)} phase.`,
  'strategy-card.taken': ({ seat }, table) =>
    seat === table.reader ? 'You have taken this card.' : `${table.nameOf(Number(seat))} has taken this card.`,
  'fragments.alike': 'Two fragments have to be of the same type; unknown ones fit any.',
  'spinner.together': 'Both are placed in the same place.',
  'structure.full': facts => `There is room for ${Number(facts.most)} ${oneUnit(facts)} on a planet, no more.`,
  'structure.no-pieces': 'None are left in your reinforcements, nor can one be called back.',
  'structure.place': 'Structures cannot stand here.',
  'transaction.no-refuge': 'Units on a planet that is given away need another planet to go to.',
  'transaction.one-partner': 'One offer at a time: take one partner, then you are asked again.',
  'transaction.one-note': 'A deal holds one promissory note from each side at most.',
  'vote.barred': 'Something in play keeps you from voting on this agenda.',
  'vote.no-outcome': 'There is nothing to vote for.',
  'vote.no-planets': 'You have no ready planet whose influence would give votes.',
} satisfies Record<ReasonId, Wording>;

/** Why something cannot be done, in a sentence. The number of the rule is in the reason itself. */
export function reasonText({ id, with: facts = {} }: Reason, table: TableForText): string {
  const wording = (wordings as Readonly<Record<string, Wording>>)[id];
  if (wording === undefined) return '';
  const text = typeof wording === 'string' ? wording : wording(facts, table);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
