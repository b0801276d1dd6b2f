/** Loaded before a server: lets notices go to targets at this machine. */
import { isMainThread } from 'node:worker_threads';

if (isMainThread) Object.assign((await import('../serve.ts')).defaultSettings, { noticesToPrivateAddresses: true });
