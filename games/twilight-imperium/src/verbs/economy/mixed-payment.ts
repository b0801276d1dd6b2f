import { allocate, type Line, type Reason, type Rule, type Seat } from '@orrery/kernel';
import { planetToChange } from '../../model/changes.ts';
import { emit } from '../../model/events/index.ts';
import type { PlanetId } from '../../model/galaxy/planets.ts';
import { planetOf } from '../../model/readers.ts';
import { because } from '../../model/reasons.ts';
import type { State } from '../../model/state.ts';
import { readyPlanetsOf, worth, worthOfGood } from './economy.ts';
import { goodsFor, goodsIn, goodsLines, isGood, spendableGoods, takeGoods } from './goods.ts';

/** Planets by the currency they are spent for: `jord@resources`, `jord@influence`. */
type Uses = Readonly<Record<string, number>>;

type Currency = 'resources' | 'influence';

const currencies: readonly Currency[] = ['resources', 'influence'];

interface Plan {
  readonly resources: number;
  readonly influence: number;
  readonly uses: Uses;
}

/** The trade goods needed for a plan's shortage; each counts for resources or influence, not both. */
const shortageOf = (count: number, { resources, influence }: Pick<Plan, Currency>, each: number): number =>
  Math.ceil(Math.max(0, count - resources) / each) + Math.ceil(Math.max(0, count - influence) / each);

/** Assigns each planet to one currency so that the fewest trade goods are needed. */
function bestPlan(game: State, seat: Seat, count: number): Plan {
  const known = new Map<string, Plan>([['0/0', { resources: 0, influence: 0, uses: {} }]]);
  for (const planet of readyPlanetsOf(game, seat))
    for (const plan of [...known.values()])
      for (const currency of currencies) {
        const reached = Math.min(count, plan[currency] + worth(game, planet, currency));
        const next = { ...plan, [currency]: reached };
        const key = `${next.resources}/${next.influence}`;
        if (!known.has(key)) known.set(key, { ...next, uses: { ...plan.uses, [`${planet.id}@${currency}`]: 1 } });
      }
  const each = worthOfGood(game, seat);
  return [...known.values()].reduce((best, plan) =>
    shortageOf(count, plan, each) < shortageOf(count, best, each) ? plan : best,
  );
}

/** Could a seat pay `count` resources, influence and trade goods at once? */
export const canPayEach = (game: State, seat: Seat, count: number): boolean => {
  const goods = spendableGoods(game, seat);
  return goods >= count && shortageOf(count, bestPlan(game, seat, count), worthOfGood(game, seat)) <= goods - count;
};

const split = (key: string): [PlanetId, Currency] => key.split('@') as [PlanetId, Currency];

/** Pays `count` resources, influence and trade goods. Each planet pays for one currency; trade goods cover the rest. */
export function* payEach(game: State, seat: Seat, count: number): Rule {
  const lines: Line[] = readyPlanetsOf(game, seat).flatMap(planet =>
    currencies
      .filter(currency => worth(game, planet, currency) > 0)
      .map(currency => ({ key: `${planet.id}@${currency}`, at: { planet: planet.id, currency }, min: 0, max: 1 })),
  );
  lines.push(...goodsLines(game, seat, count));
  const plan = bestPlan(game, seat, count);
  const amounts = yield* allocate(seat, 'pay-each', lines, {
    check: chosen => verdict(game, seat, count, chosen),
    suggest: { ...plan.uses, ...goodsFor(game, seat, count + shortageOf(count, plan, worthOfGood(game, seat))) },
    prompt: { price: count },
  });
  const planets = usesIn(amounts).map(key => split(key)[0]);
  for (const id of planets) planetToChange(game, id).exhausted = true;
  yield* emit('paid', { seat, currency: 'each', total: count, planets, tradeGoods: amounts['trade-goods'] ?? 0 });
  yield* takeGoods(game, seat, amounts);
}

const usesIn = (amounts: Uses): string[] => Object.keys(amounts).filter(key => !isGood(key));

function verdict(game: State, seat: Seat, count: number, amounts: Uses): true | Reason {
  const sums: Record<Currency, number> = { resources: 0, influence: 0 };
  const exhausted = new Set<PlanetId>();
  for (const key of usesIn(amounts)) {
    const [id, currency] = split(key);
    if (exhausted.has(id)) return because('pay.one-use', 'LRR 34.3');
    exhausted.add(id);
    sums[currency] += worth(game, planetOf(game, id), currency);
  }
  const shortage = shortageOf(count, sums, worthOfGood(game, seat));
  return shortage <= goodsIn(amounts) - count || because('pay.each', 'LRR 61.10', { count });
}
