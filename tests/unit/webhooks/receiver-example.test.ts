import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const RECEIVER = fileURLToPath(new URL('../../../docs/examples/receive-webhooks.mjs', import.meta.url));

it.each([
  [{}, ['PORT', 'WEBHOOK_SECRET']],
  [{ PORT: '4600' }, ['WEBHOOK_SECRET']],
  [{ PORT: '4600', WEBHOOK_SECRET: '' }, ['WEBHOOK_SECRET']],
  [{ PORT: '70000', WEBHOOK_SECRET: 'whsec_AAAA' }, ['PORT']],
  [{ PORT: 'http', WEBHOOK_SECRET: 'whsec_AAAA' }, ['PORT']],
])('the example of a receiver, started with %j, says what is missing and ends', (env, missing) => {
  const { status, stderr } = spawnSync(process.execPath, [RECEIVER], { env, encoding: 'utf8' });
  expect(status).toBe(1);
  for (const name of ['PORT', 'WEBHOOK_SECRET'])
    expect(stderr.includes(`${name}:`), name).toBe(missing.includes(name));
  expect(stderr).not.toMatch(/(Type|Range)Error/);
  expect(stderr.endsWith('\n')).toBe(true);
});
