/** Drawn on a grid of 24: `line` is stroked, `fill` is filled, both in the colour of the text around it. */
interface Drawing {
  readonly line?: string;
  readonly fill?: string;
}

export const drawings = {
  survey: {
    line: 'M10.5 3.8a6.7 6.7 0 1 1 0 13.4 6.7 6.7 0 0 1 0-13.4ZM15.4 15.4 20.6 20.6',
    fill: 'M10.5 6.6 11.6 9.4 14.4 10.5 11.6 11.6 10.5 14.4 9.4 11.6 6.6 10.5 9.4 9.4Z',
  },
  warfare: {
    line: 'M3.8 3.8 15.2 15.2M20.2 3.8 8.8 15.2M12.8 17.6 17.6 12.8M6.4 12.8 11.2 17.6M16.2 16.2 20.2 20.2M7.8 16.2 3.8 20.2',
  },
  colonize: {
    line: 'M3 20H21M5.5 20A6.5 6.5 0 0 1 18.5 20M12 13.5V3.5',
    fill: 'M12 3.5 19 6 12 8.8Z',
  },
  produce: {
    line: 'M3.5 20V10.5L8.5 14V10.5L13.5 14V4.5H17.2L18.5 20ZM2.5 20H21.5',
    fill: 'M6 16H8.5V18H6ZM11 16H13.5V18H11Z',
  },
  trade: { line: 'M4.5 8H19M15.2 4.2 19 8 15.2 11.8M19.5 16H5M8.8 12.2 5 16 8.8 19.8' },
  research: {
    line: 'M9 3.5H15M10.3 3.5V9.5L4.9 18.2A1.5 1.5 0 0 0 6.2 20.5H17.8A1.5 1.5 0 0 0 19.1 18.2L13.7 9.5V3.5',
    fill: 'M8.6 14H15.4L17.6 18.3A.7.7 0 0 1 17 19.3H7A.7.7 0 0 1 6.4 18.3Z',
  },
  politics: { line: 'M3.5 9 12 3.8 20.5 9ZM6 12V17M10 12V17M14 12V17M18 12V17M3.5 20H20.5' },
  permanent: { line: 'M12 3.5 20.5 12 12 20.5 3.5 12Z', fill: 'M12 8.5 15.5 12 12 15.5 8.5 12Z' },
  influence: { fill: 'M12 2.5 14.7 9 21.7 9.6 16.4 14.1 18 21 12 17.3 6 21 7.6 14.1 2.3 9.6 9.3 9Z' },
  fighter: { fill: 'M12 2 14 9.8 21.5 16.4V18.6L14.6 16.4 13.7 21.6H10.3L9.4 16.4 2.5 18.6V16.4L10 9.8Z' },
  hand: { line: 'M9 3.5H19.5V17.5H9ZM5 6.5V20.5H15.5' },
  deck: { line: 'M3.5 8.5 12 4.2 20.5 8.5 12 12.8ZM3.5 12.5 12 16.8 20.5 12.5M3.5 16.3 12 20.6 20.5 16.3' },
  discard: { line: 'M12 3.5V12.5M8.2 9 12 12.8 15.8 9M4 14.5V20.5H20V14.5' },
  planet: { line: 'M12 6A6 6 0 1 1 11.99 6ZM3 16.2C6.5 18 16.5 13.5 21 7.5' },
  food: {
    fill: 'M4 20.5C2.5 9.5 9 3.5 20.5 3.5 20.8 14.5 15.5 19.6 7.8 18.2 9 14 11.5 11 15.2 8.8 10.5 10.8 7 14.8 5.8 20.5Z',
  },
  water: { fill: 'M12 2.5C16 7.5 18.8 11 18.8 14.6A6.8 6.8 0 0 1 5.2 14.6C5.2 11 8 7.5 12 2.5Z' },
  iron: { fill: 'M7.5 6.5H16.5L21.5 17.5H2.5Z' },
  silicon: { fill: 'M12 2.5 20.2 7.2V16.8L12 21.5 3.8 16.8V7.2Z' },
  info: { line: 'M12 3.2A8.8 8.8 0 1 1 11.99 3.2ZM12 11V16.6M12 7.2V7.6' },
  history: { line: 'M4.2 9.2A8.6 8.6 0 1 1 3.4 12M3.2 4.4 4 9.4 9 8.6M12 7.5V12.3L15.2 14.2' },
  play: { fill: 'M7 4.2 19.5 12 7 19.8Z' },
  pause: { fill: 'M6.5 4.5H10V19.5H6.5ZM14 4.5H17.5V19.5H14Z' },
  stepBack: { line: 'M15.5 5 8.5 12 15.5 19' },
  stepOn: { line: 'M8.5 5 15.5 12 8.5 19' },
  turnBack: { line: 'M19.5 5 12.5 12 19.5 19M11.5 5 4.5 12 11.5 19' },
  turnOn: { line: 'M4.5 5 11.5 12 4.5 19M12.5 5 19.5 12 12.5 19' },
  close: { line: 'M5.5 5.5 18.5 18.5M18.5 5.5 5.5 18.5' },
  rules: { line: 'M6 21V3.5', fill: 'M6 3.5H19.5L15.8 8 19.5 12.5H6Z' },
  check: { line: 'M4.5 12.8 9.8 18 19.5 6.5' },
} as const satisfies Record<string, Drawing>;

export type IconName = keyof typeof drawings;
