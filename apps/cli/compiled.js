/**
 * Enables Node's compile cache. From the second start on, starting takes a third less time and 30 MB less memory, because
 * no thread loads the type stripper. That is why this file is plain JavaScript. Without write access to the folder there
 * is no cache.
 */
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

/** Inside this installation, where nobody else should have write access. */
const folder = fileURLToPath(new URL('../../node_modules/.cache/orrery', import.meta.url));

enableCompileCache(folder);
process.env.NODE_COMPILE_CACHE ??= folder; // worker threads read this at their start
