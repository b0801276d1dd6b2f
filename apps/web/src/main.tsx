import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { registerServiceWorker } from './ui/pwa.ts';
import { applyTheme } from './ui/theme.ts';
import '@fontsource-variable/cormorant';
import '@fontsource-variable/inter';
import './ui/theme.css';
import './ui/controls.css';

applyTheme();
registerServiceWorker();
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
