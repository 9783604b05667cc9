// node tests/bench/bundled.mjs ENTRY [arguments]: runs a TypeScript program as one plain bundle. Loaders that translate
// file by file wrap every function to keep its name, which costs an engine half its speed and would spoil the figures.
import { spawn } from 'node:child_process';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const [entry = '', ...rest] = process.argv.slice(2);
const cache = fileURLToPath(new URL('../../node_modules/.cache/agora/', import.meta.url));
const outfile = `${cache}${basename(entry, '.ts')}.mjs`;

await build({
  entryPoints: [entry],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'warning',
});

const child = spawn(process.execPath, [outfile, ...rest], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production' },
});
child.on('exit', (code) => process.exit(code ?? 1));
