import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ruleIndexOf } from '@orrery/catalogue/rule-sources';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Tells the service worker which files to keep. Letters of other scripts are kept once they have been seen. */
const keptFiles = (): Plugin => ({
  name: 'kept-files',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const made = Object.keys(bundle).filter(
        file => !file.endsWith('.html') && (!file.endsWith('.woff2') || /-latin-wght/.test(file)),
      );
      const files = ['', 'icon.svg', 'manifest.webmanifest', ...made.sort()];
      const print = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 12);
      const source = readFileSync(new URL('./src/ui/service-worker.js', import.meta.url), 'utf8')
        .replace('const FILES = []', `const FILES = ${JSON.stringify(files)}`)
        .replace('orrery-FILES', `orrery-${print}`);
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source });
    },
  },
});

/** What tests, code and rulings say about the rules, for the reader of rules. */
const ruleIndex = (): Plugin => ({
  name: 'rule-index',
  resolveId: id => (id === 'virtual:rule-index' ? `\0${id}` : undefined),
  load(id) {
    if (id !== '\0virtual:rule-index') return undefined;
    const index = ruleIndexOf(fileURLToPath(new URL('../../', import.meta.url)));
    return `export default JSON.parse(${JSON.stringify(JSON.stringify(index))});`;
  },
});

/** `--mode static` makes an app that needs no server, only a place for its files, under whatever path. */
export default defineConfig(({ mode }) => ({
  plugins: [react(), ruleIndex(), keptFiles()],
  base: mode === 'static' ? './' : '/',
  build: { target: 'es2023', assetsInlineLimit: 0, outDir: mode === 'static' ? 'dist-static' : 'dist' },
  worker: { format: 'es' },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8080', ws: true } } },
}));
