import type { TwilightImperiumEvent, View } from '@orrery/twilight-imperium/view';
import { t } from '../../text/index.ts';
import type { Board } from '../board.ts';
import { pictureTool } from '../picture/picture-dialog.tsx';
import { Detail, isOnTable } from './cards/detail.tsx';
import { CommonPanel } from './common-panel.tsx';
import { filters } from './filters.ts';
import { Glance } from './glance/glance.tsx';
import { Heading } from './heading.tsx';
import { Calculator } from './odds/calculator.tsx';
import { OddsBeside } from './odds/odds.tsx';
import { OverlayChooser } from './overlays/chooser.tsx';
import { Sheet } from './plan/sheet.tsx';
import { confirmWords } from './plan/words.ts';
import { OwnPanel } from './player/own-panel.tsx';
import { steps } from './steps.ts';
import { Table } from './table.tsx';
import { welcome, words } from './words.ts';

export const board: Board<View, TwilightImperiumEvent> = {
  ...words,
  filters,
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
  keys: [[[t('keys.arrows'), '+', '−', '0'], t('keys.map')]],
  tools: [
    { id: 'glance', label: t('glance.title'), key: 'g', Window: Glance },
    { id: 'overlays', label: t('ti.overlays'), key: 'l', Window: OverlayChooser },
    pictureTool(() => import('@orrery/twilight-imperium/picture')),
    { id: 'odds', label: t('ti.calc.title'), key: 'o', Window: Calculator },
  ],
};
