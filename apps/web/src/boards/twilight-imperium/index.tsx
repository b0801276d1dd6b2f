import type { TwilightImperiumEvent, View } from '@orrery/twilight-imperium/view';
import { t } from '../../text/index.ts';
import type { Board } from '../board.ts';
import { Detail, isOnTable } from './cards/detail.tsx';
import { CommonPanel } from './common-panel.tsx';
import { Glance } from './glance/glance.tsx';
import { Heading } from './heading.tsx';
import { Calculator } from './odds/calculator.tsx';
import { OddsBeside } from './odds/odds.tsx';
import { Sheet } from './plan/sheet.tsx';
import { confirmWords } from './plan/words.ts';
import { OwnPanel } from './player/own-panel.tsx';
import { steps } from './steps.ts';
import { Table } from './table.tsx';
import { welcome, words } from './words.ts';

export const board: Board<View, TwilightImperiumEvent> = {
  ...words,
  steps,
  isOnTable,
  welcome,
  Detail,
  Table,
  OwnPanel,
  CommonPanel,
  Heading,
  Beside: OddsBeside,
  confirm: confirmWords,
  holds: ask => !ask.ahead && ['activate', 'vote', 'follow'].includes(ask.kind),
  Sheet,
  tools: [
    { id: 'glance', label: t('ti.glance.title'), key: 'g', Window: Glance },
    { id: 'odds', label: t('ti.calc.title'), key: 'o', Window: Calculator },
  ],
};
