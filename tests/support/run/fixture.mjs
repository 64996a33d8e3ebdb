/**
 * A run like that of all tests, for the test of how runs end: it starts a process with its own group and environment,
 * one that ignores SIGTERM, and one whose parent ends. argv: the mark of those processes on their command line.
 */
import { spawn } from 'node:child_process';
import { superviseRun } from './supervise.mjs';

const mark = process.argv[2];
const WAITS = 'setInterval(() => undefined, 1_000);';
const DEAF = `process.on('SIGTERM', () => undefined); ${WAITS}`;
/** Ends once the guard has seen its child process. */
const LEAVES = `
  require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(WAITS)}, ${JSON.stringify(mark)}],
    { detached: true, stdio: 'ignore' }).unref();
  setTimeout(() => process.exit(), 4_000);`;

await superviseRun().ready;
for (const script of [WAITS, DEAF, LEAVES])
  spawn(process.execPath, ['-e', script, mark], { detached: true, stdio: 'ignore', env: {} });
console.log('started');
setInterval(() => undefined, 1_000);
