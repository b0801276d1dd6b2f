export { type RunningServer, type ServerSettings, serve, usualSettings } from './serve.ts';
