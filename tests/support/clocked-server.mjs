/**
 * The built product in a process of its own, whose clock stands still until the parent sets it by a message. It answers
 * each message with its id. Jobs run on request alone.
 */
import 'reflect-metadata';
import { createApp } from '../../dist/server/app.js';
import { PROVIDER_VARIABLES } from '../../dist/server/modules/payments/index.js';
import { PHONE_VARIABLES } from '../../dist/server/modules/phone/index.js';
import { sweepReceipts } from '../../dist/server/modules/receipts/issue-receipts.js';
import { Clock } from '../../dist/server/platform/clock.js';
import { shapeConfig } from '../../dist/server/platform/config/config.js';
import { loadSecrets } from '../../dist/server/platform/config/secrets.js';
import { createLog } from '../../dist/server/platform/log.js';

let now = Number(process.env.NOW);
const config = shapeConfig(process.env, 'test', PROVIDER_VARIABLES, PHONE_VARIABLES);
const app = await createApp({
  config,
  secrets: await loadSecrets(config),
  databaseUrl: config.databaseUrl,
  log: createLog(config.logLevel),
  clock: new Clock(() => new Date(now)),
  jobs: false,
});

process.on('message', async ({ id, now: time, sweeps }) => {
  if (time !== undefined) now = time;
  if (sweeps) await sweepReceipts(app.scope());
  process.send({ id });
});
process.on('disconnect', () => process.exit());

await app.listen('127.0.0.1', Number(process.env.PORT));
process.send({ id: 0 });
