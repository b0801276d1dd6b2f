export { type Limits, usualLimits, wideLimits } from './limits.ts';
export { type RunningServer, type ServerSettings, serve, usualSettings, type Wishes } from './serve.ts';
export type { StoreSettings } from './store/open.ts';
export { exportTables } from './transfer/export.ts';
export { type Imported, importTables } from './transfer/import.ts';
