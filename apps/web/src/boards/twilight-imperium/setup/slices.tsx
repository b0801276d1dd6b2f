import type { MapPreview, Slice } from '@orrery/twilight-imperium/maps';
import { traits } from '@orrery/twilight-imperium/view';
import { t } from '../../../text/index.ts';
import { PlayerName } from '../../../ui/players.tsx';

const figure = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(1));

const columns = [
  'resources',
  'influence',
  'optimal',
  'planets',
  'specialties',
  'wormholes',
  'legendary',
  ...traits,
] as const satisfies readonly (keyof Slice)[];

/** What each seat finds round its home; systems as near to another home are shared. */
export const SliceTable = ({ preview, seats }: { preview: MapPreview; seats: readonly string[] }) => (
  <>
    <p className="small soft">{t('setup.slices')}</p>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll what a narrow screen cuts off */}
    <section className="setup-slices" aria-label={t('setup.slices')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('setup.slices.seat')}</th>
            {columns.map(column => (
              <th key={column} scope="col">
                {t(`setup.slices.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {preview.slices.map((slice, seat) => (
            <tr key={preview.homes[seat]}>
              <th scope="row">
                <PlayerName seat={seat} name={seats[seat] ?? ''} />
              </th>
              {columns.map(column => (
                <td key={column}>{figure(slice[column])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  </>
);
