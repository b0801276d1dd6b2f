#!/usr/bin/env node
import './compiled.js';

const { run } = await import('./src/main.ts');
await run();
