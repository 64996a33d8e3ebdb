/**
 * Development: the compiler watches the server, node restarts it, Vite serves the client with hot reload and proxies
 * the API. All three end together.
 */
import { spawn } from 'node:child_process';

const commands = [
  ['node_modules/typescript/bin/tsc', '-p', 'server', '--watch', '--preserveWatchOutput'],
  [
    '--enable-source-maps',
    '--watch-path=dist/server',
    '--watch-preserve-output',
    'dist/server/start/main.js',
  ],
  ['node_modules/vite/bin/vite.js', 'client'],
];
const children = commands.map((argv) =>
  spawn(process.execPath, argv, { stdio: ['ignore', 'inherit', 'inherit'] }),
);

let ending = false;
function endAll() {
  if (ending) return;
  ending = true;
  for (const child of children) child.kill('SIGTERM');
}

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, endAll);
for (const child of children) child.once('exit', endAll);
