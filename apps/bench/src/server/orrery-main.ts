/** Our server in a process of its own, as the bench starts it: `orrery-main.ts FOLDER`. */
import { flushCompileCache } from 'node:module';
import { serve, testLimits } from '@orrery/server';
import { reportTo } from './child.ts';

const running = await serve({
  port: 0,
  folder: process.argv[2]!,
  limits: testLimits,
  botThreads: 1,
  hidden: { least: 0, most: 0 },
});
flushCompileCache();
reportTo(process, running.address, () => running.stop());
