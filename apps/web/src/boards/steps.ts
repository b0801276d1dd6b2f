/**
 * Steps by which events are shown, as weights: the least is left out first when there is no time for all. Things of one
 * kind in a row are one step: ten ships that move are one.
 */
export const stepsBy =
  <T extends string>(weights: Readonly<Partial<Record<T, number>>>) =>
  (events: readonly { readonly type: string }[]): readonly number[] =>
    events.flatMap(({ type }, i) => {
      const weight = (weights as Readonly<Record<string, number>>)[type];
      return weight === undefined || events[i - 1]?.type === type ? [] : [weight];
    });
