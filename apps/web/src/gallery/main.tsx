/** Everything that is drawn, in each of its states: /gallery.html of `npm run dev`. It is not part of the build. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Icon } from '../art/icons/icon.tsx';
import { drawings, type IconName } from '../art/icons/paths.ts';
import { OptionButton } from '../ask/option-button.tsx';
import { playerStyles } from '../ui/player-styles.ts';
import { PlayerName } from '../ui/players.tsx';
import { applyTheme } from '../ui/theme.ts';
import { EminentDomain } from './eminent-domain.tsx';
import { Room, Shown } from './states.tsx';
import { TwilightImperium } from './twilight-imperium.tsx';
import '@fontsource-variable/cormorant';
import '@fontsource-variable/inter';
import '../ui/theme.css';
import '../ui/controls.css';
import '../ui/shell.css';
import './gallery.css';

const words = { label: 'An option', note: 'and what is worth knowing about it' };

const Gallery = () => (
  <main className="gallery">
    <h1>Gallery</h1>
    <Room title="Signs">
      {(Object.keys(drawings) as IconName[]).map(name => (
        <Shown key={name} name={name}>
          <span className="gallery-icon">
            <Icon name={name} />
          </span>
        </Shown>
      ))}
    </Room>
    <Room title="Players">
      {playerStyles.map((look, seat) => (
        <Shown key={look.sign} name={look.sign}>
          <PlayerName seat={seat} name={`Player ${seat + 1}`} />
        </Shown>
      ))}
    </Room>
    <Room title="Buttons">
      <Shown name="button">
        <button type="button" className="button">
          Pass
        </button>
      </Shown>
      <Shown name="main">
        <button type="button" className="button main">
          Confirm
        </button>
      </Shown>
      <Shown name="disabled">
        <button type="button" className="button main" disabled>
          Confirm
        </button>
      </Shown>
      <Shown name="quiet">
        <button type="button" className="button quiet compact">
          Use the suggestion
        </button>
      </Shown>
      <Shown name="option">
        <OptionButton words={words} isChosen={false} shortcut="1" choose={() => {}} />
      </Shown>
      <Shown name="option, chosen">
        <OptionButton words={words} isChosen shortcut="1" choose={() => {}} />
      </Shown>
      <Shown name="option, disabled">
        <OptionButton words={words} isChosen={false} isDisabled choose={() => {}} />
      </Shown>
    </Room>
    <TwilightImperium />
    <EminentDomain />
  </main>
);

applyTheme();
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Gallery />
  </StrictMode>,
);
