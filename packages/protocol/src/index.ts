export * from './codes.ts';
export * from './commands.ts';
export * from './history.ts';
export * from './messages.ts';
export * from './patch.ts';
export * from './requests.ts';
export * from './table-settings.ts';
export * from './update.ts';
