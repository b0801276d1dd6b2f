import type { TableSummary } from '@orrery/protocol';
import { useState } from 'react';
import { t } from '../text/index.ts';
import { Choice, Tick } from '../ui/fields.tsx';
import { noFilter, passes, type TableFilter } from './table-filter.ts';
import { TableList } from './table-list.tsx';

interface OpenTablesProps {
  readonly tables: readonly TableSummary[];
  readonly titles: ReadonlyMap<string, string>;
}

/** Tables that anybody may join, narrowed down to what one looks for. */
export const OpenTables = ({ tables, titles }: OpenTablesProps) => {
  const [filter, setFilter] = useState<TableFilter>(noFilter);
  const change = (part: Partial<TableFilter>) => setFilter({ ...filter, ...part });
  const shown = tables.filter(each => passes(each, filter));
  const sizes = [...new Set(tables.map(({ seats }) => seats.length))].sort((a, b) => a - b);
  return (
    <div>
      <TableList
        title={t('home.open')}
        empty={t(tables.length > 0 ? 'home.noneSuch' : 'home.noneOpen')}
        tables={shown}
        titles={titles}
      >
        {tables.length > 0 && (
          <fieldset className="home-filter">
            <legend className="hidden-text">{t('home.filter')}</legend>
            <Choice
              label={t('home.filter.game')}
              value={filter.game}
              options={[['', t('home.filter.any')], ...titles]}
              change={game => change({ game })}
            />
            <Choice
              label={t('home.filter.players')}
              value={filter.players}
              options={[[0, t('home.filter.any')], ...sizes.map(size => [size, String(size)] as const)]}
              change={players => change({ players })}
            />
            <Choice
              label={t('home.filter.pace')}
              value={filter.pace}
              options={(['any', 'live', 'slow'] as const).map(each => [each, t(`home.filter.${each}`)] as const)}
              change={pace => change({ pace })}
            />
            <Tick
              label={t('home.filter.free')}
              isOn={filter.hasFreeSeat}
              change={hasFreeSeat => change({ hasFreeSeat })}
            />
          </fieldset>
        )}
      </TableList>
    </div>
  );
};
