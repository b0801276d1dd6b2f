import type { UnitType } from '../view/index.ts';

/** One path each, on a grid of 24, plain enough to be told apart at 16 px. */
export const unitShapes: Readonly<Record<UnitType, string>> = {
  fighter: 'M12 4 14.6 12.4 21.5 17.5 14.4 16.6 12 21 9.6 16.6 2.5 17.5 9.4 12.4Z',
  destroyer: 'M12 1 14.6 9V15L19 20.5 14 19 12 23 10 19 5 20.5 9.4 15V9Z',
  cruiser: 'M12 1.5 14.8 7V11L17 9.4H20.5V19.5H17V16L14.8 17V22.5H9.2V17L7 16V19.5H3.5V9.4H7L9.2 11V7Z',
  carrier: 'M7 2.5H17L20.5 8V18.5L17.5 22H14.5V14.5H9.5V22H6.5L3.5 18.5V8Z',
  dreadnought: 'M12 .8 16.4 6 17 10.6 23 15V20.4L16.8 18.8 15.2 23.2H8.8L7.2 18.8 1 20.4V15L7 10.6 7.6 6Z',
  'war-sun':
    'M12 1A11 11 0 1 1 11.99 1ZM12 4.2A7.8 7.8 0 1 0 12.01 4.2ZM12 6.6A5.4 5.4 0 1 1 11.99 6.6ZM1 10.9H23V13.1H1Z',
  flagship:
    'M12 .4 14.2 6 19.4 3.6 17.6 9.8 23.6 13 17.6 15.4 18.4 22 13.6 18.8 12 23.6 10.4 18.8 5.6 22 6.4 15.4 .4 13 6.4 9.8 4.6 3.6 9.8 6Z',
  infantry: 'M12 2A4.4 4.4 0 1 1 11.99 2ZM4.5 22V17Q4.5 11.8 12 11.8 19.5 11.8 19.5 17V22Z',
  mech: 'M8 1.5H16V6.5H21V15H17.4V10.4H16V13.4L18.4 22.5H13.6L12 16.4 10.4 22.5H5.6L8 13.4V10.4H6.6V15H3V6.5H8Z',
  pds: 'M2.5 22V18.4H5.6Q5.8 11.2 12 11L18.4 3.2 21.6 5.8 15.8 12.4Q18.2 14.4 18.4 18.4H21.5V22Z',
  'space-dock':
    'M12 2.6A9.4 9.4 0 1 1 11.99 2.6ZM12 6.4A5.6 5.6 0 1 0 12.01 6.4ZM10.4 0H13.6V7.4H10.4ZM10.4 16.6H13.6V24H10.4ZM0 10.4H7.4V13.6H0ZM16.6 10.4H24V13.6H16.6ZM12 9.8A2.2 2.2 0 1 1 11.99 9.8Z',
};

/** A small lozenge beside a unit of this size: something sets it apart from others of its type. */
export const apartSign = (size: number): string => {
  const r = size * 0.17;
  return `M${-size * 0.4} ${-size * 0.4 - r}l${r} ${r}l${-r} ${r}l${-r} ${-r}z`;
};

/** A notch over a unit of this size, for damage. */
export const damageNotch = (size: number): string =>
  `M${size / 2 + 1} ${-size / 2 - 1}h${-size * 0.55}l${size * 0.2} ${size * 0.16} ${size * 0.02} ${size * 0.2} ${size * 0.33} ${size * 0.2}z`;
