type Theme = 'dark' | 'light';

const KEY = 'orrery.theme';

const system = (): Theme => (window.matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark');

const stored = (): Theme | undefined => {
  const value = localStorage.getItem(KEY);
  return value === 'dark' || value === 'light' ? value : undefined;
};

/** Light or dark, as the person chose, or else as the system has it. */
export function applyTheme(): void {
  document.documentElement.dataset.theme = stored() ?? system();
}

export function switchTheme(): void {
  const now = document.documentElement.dataset.theme === 'light' ? 'dark' : 'light';
  localStorage.setItem(KEY, now);
  applyTheme();
}
