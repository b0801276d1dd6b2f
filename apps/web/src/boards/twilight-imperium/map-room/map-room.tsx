import { previewMap, rollMap, type Sketch, sketchOf, sketchString, turnedWord } from '@orrery/twilight-imperium/maps';
import { planetNames } from '@orrery/twilight-imperium/text';
import { tileFacts } from '@orrery/twilight-imperium/view';
import { useCallback, useMemo, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { t } from '../../../text/index.ts';
import { Choice, range, Tick } from '../../../ui/fields.tsx';
import { toLinkText } from '../../../ui/link-text.ts';
import { hasServer } from '../../../ui/pwa.ts';
import { setsOffered } from '../setup/choices.ts';
import { SliceTable } from '../setup/slices.tsx';
import { type KeptMap, keptMaps } from './kept-maps.ts';
import { type LinkedMap, readLink, writeLink } from './map-link.ts';
import '../../../ui/form.css';
import '../setup/setup.css';
import './map-room.css';
import { Palette } from './palette.tsx';
import { savePng, saveSvg } from './save-picture.ts';
import { SketchBoard } from './sketch-board.tsx';
import { useTileDrag } from './use-tile-drag.ts';

const tileName = (tile: string): string =>
  tileFacts(tile)
    .planets.map(id => planetNames[id])
    .join('/') || tile;

const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0]!;

/** What is wrong with a map, and what each seat finds round its home. */
const Judgement = ({ text, players, sets }: LinkedMap) => {
  const preview = useMemo(() => previewMap(text, { players, sets }), [text, players, sets]);
  return (
    <section aria-live="polite">
      <h2>{t('maps.rules')}</h2>
      {preview.ok ? (
        <>
          <p>{t('maps.fits')}</p>
          {preview.value.clashes.length > 0 && (
            <p className="notice">
              {t('maps.clashes', {
                pairs: preview.value.clashes.map(([a, b]) => `${tileName(a)} – ${tileName(b)}`).join('; '),
              })}
            </p>
          )}
          {preview.value.warnings.map(warning => (
            <p key={warning} className="notice">
              {warning}
            </p>
          ))}
          <SliceTable preview={preview.value} seats={preview.value.homes.map((_, seat) => String(seat + 1))} />
          {hasServer && (
            <p>
              <Link href={tableLink({ text, players, sets })} className="button">
                {t('maps.use')}
              </Link>
            </p>
          )}
        </>
      ) : (
        <p className="notice danger">{preview.message}</p>
      )}
    </section>
  );
};

/** The page on which a table is set up, filled in with a map. */
function tableLink({ players, sets, text }: LinkedMap): string {
  const used = setsOffered.filter(set => set !== 'pok' || sets.includes('pok'));
  const wish = { bots: Array(players).fill(null), options: { sets: used, map: text } };
  return `/create?game=twilight-imperium&setup=${toLinkText(wish)}`;
}

const Kept = ({ link }: { link: string }) => {
  const [, go] = useLocation();
  const [maps, setMaps] = useState<readonly KeptMap[]>(() => keptMaps.all());
  const [name, setName] = useState('');
  return (
    <section>
      <form
        className="maps-row"
        onSubmit={event => {
          event.preventDefault();
          setMaps(keptMaps.put({ name: name.trim() || t('maps.usual'), link }));
        }}
      >
        <label className="field">
          <span>{t('maps.keep')}</span>
          <input
            value={name}
            maxLength={60}
            placeholder={t('maps.usual')}
            onChange={({ target }) => setName(target.value)}
          />
        </label>
        <button type="submit" className="button">
          {t('maps.keepButton')}
        </button>
      </form>
      {maps.length > 0 && <h3>{t('maps.kept')}</h3>}
      <ul className="maps-kept">
        {maps.map(each => (
          <li key={each.name}>
            <button type="button" className="button quiet" onClick={() => go(`/maps/${encodeURIComponent(each.link)}`)}>
              {each.name}
            </button>
            <button
              type="button"
              className="button quiet compact"
              aria-label={t('maps.remove', { name: each.name })}
              onClick={() => setMaps(keptMaps.remove(each.name))}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** Lays a galaxy by clicks, keys or dragging, judges it, keeps it and shares it. The address is the map. */
export const MapRoom = ({ link }: { link: string | undefined }) => {
  const [, go] = useLocation();
  const [start] = useState<LinkedMap>(() => readLink(link ?? ''));
  const first = link ?? writeLink({ ...start, text: rollMap(start, undefined, newSeed()) ?? '18' });
  const [begun] = useState(first);
  const { players, sets, text: linked } = useMemo(() => readLink(link ?? begun), [link, begun]);
  const sketch = useMemo(() => sketchOf(linked, sets), [linked, sets]);
  const text = sketchString(sketch);
  const [selected, select] = useState('101');
  const [isCopied, setCopied] = useState(false);
  const board = useRef<SVGSVGElement>(null);

  const show = useCallback(
    (map: LinkedMap) => {
      setCopied(false);
      go(`/maps/${encodeURIComponent(writeLink(map))}`);
    },
    [go],
  );
  const lay = (next: Sketch) => show({ players, sets, text: sketchString(next) });
  const put = (position: string, word: string | undefined) => {
    const { [position]: _, ...rest } = sketch;
    lay(word === undefined ? rest : { ...rest, [position]: word });
  };
  const drag = useTileDrag({
    put,
    swap: (from, to) => {
      const { [from]: one, [to]: two, ...rest } = sketch;
      lay({ ...rest, ...(one !== undefined && { [to]: one }), ...(two !== undefined && { [from]: two }) });
    },
    select,
  });
  const word = sketch[selected];
  const turn = () => word !== undefined && turnedWord(word) !== word && put(selected, turnedWord(word));
  const address = `${window.location.origin}${window.location.pathname}${window.location.hash}`;

  return (
    <div className="maps">
      <h1>{t('maps.title')}</h1>
      <p className="soft">{t('maps.lead')}</p>
      <div className="maps-row">
        <Choice
          label={t('maps.players')}
          value={players}
          options={range(3, sets.includes('pok') ? 8 : 6)}
          change={count =>
            show({ players: count, sets, text: rollMap({ players: count, sets }, undefined, newSeed()) ?? text })
          }
        />
        <Tick
          label={t('maps.pok')}
          isOn={sets.includes('pok')}
          change={isOn =>
            show({ players: Math.min(players, isOn ? 8 : 6), sets: isOn ? ['base', 'pok'] : ['base'], text })
          }
        />
        <button
          type="button"
          className="button"
          onClick={() => show({ players, sets, text: rollMap({ players, sets }, undefined, newSeed()) ?? text })}
        >
          {t('maps.roll')}
        </button>
        <button type="button" className="button quiet" onClick={() => show({ players, sets, text: '18' })}>
          {t('maps.new')}
        </button>
        <button type="button" className="button quiet" onClick={() => window.history.back()}>
          {t('maps.undo')}
        </button>
      </div>
      <div className="maps-desk">
        <SketchBoard
          ref={board}
          sketch={sketch}
          selected={selected}
          select={select}
          drag={drag}
          turn={turn}
          put={next => put(selected, next)}
        />
        <Palette
          sets={sets}
          used={sketch}
          drag={drag}
          put={next => put(selected, next)}
          canTurn={word !== undefined && turnedWord(word) !== word}
          turn={turn}
        />
      </div>
      {drag.ghost && (
        <div className="maps-ghost" style={{ left: drag.ghost.x, top: drag.ghost.y }} aria-hidden="true">
          {drag.ghost.word}
        </div>
      )}
      <Judgement players={players} sets={sets} text={text} />
      <section>
        <label className="field">
          <span>{t('maps.string')}</span>
          <textarea
            key={text}
            rows={3}
            spellCheck={false}
            defaultValue={text}
            onBlur={({ target }) => target.value.trim() !== text && show({ ...readLink(target.value), players, sets })}
          />
        </label>
        <div className="maps-row">
          <button
            type="button"
            className="button main"
            onClick={() => void navigator.clipboard.writeText(address).then(() => setCopied(true))}
          >
            {t(isCopied ? 'maps.copied' : 'maps.copy')}
          </button>
          <button type="button" className="button" onClick={() => board.current && saveSvg(board.current, 'map')}>
            {t('maps.svg')}
          </button>
          <button type="button" className="button" onClick={() => board.current && void savePng(board.current, 'map')}>
            {t('maps.png')}
          </button>
        </div>
      </section>
      <Kept link={writeLink({ players, sets, text })} />
    </div>
  );
};
