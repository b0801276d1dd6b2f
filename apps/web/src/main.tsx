import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { keepApp } from './ui/installed.ts';
import { applyTheme } from './ui/theme.ts';
import '@fontsource-variable/cormorant';
import '@fontsource-variable/inter';
import './ui/theme.css';
import './ui/controls.css';

applyTheme();
keepApp();
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
