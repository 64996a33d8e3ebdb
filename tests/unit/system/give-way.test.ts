import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import os from 'node:os';
import { expect, it } from 'vitest';
import { lowerPriority } from '../../../server/start/ledger-process.ts';

it('lowers the priority of a process, in its session too', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], {
    detached: true,
    stdio: 'ignore',
  });
  try {
    lowerPriority(child.pid);
    expect(os.getPriority(child.pid)).toBe(os.constants.priority.PRIORITY_BELOW_NORMAL);
    const group = `/proc/${child.pid}/autogroup`;
    if (existsSync(group)) expect(readFileSync(group, 'utf8')).toContain('nice 10');
  } finally {
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
});

it('makes nothing of a process that is not there', async () => {
  expect(() => lowerPriority(undefined)).not.toThrow();
  const child = spawn(process.execPath, ['-e', ''], { stdio: 'ignore' });
  await once(child, 'exit');
  expect(() => lowerPriority(child.pid)).not.toThrow();
});
