import { subscribe } from 'node:diagnostics_channel';
import { Session } from 'node:inspector/promises';
import { WebSocketServer } from 'ws';
import { type App, createApp } from '../../server/app.ts';
import { DECLARED_VARIABLES } from '../../server/declared-variables.ts';
import { fundDemo, seedDemo } from '../../server/modules/demo/index.ts';
import { shapeConfig } from '../../server/platform/config/config.ts';
import { readEnvironment } from '../../server/platform/config/env.ts';
import { readVersion } from '../../server/platform/config/project-root.ts';
import { loadSecrets } from '../../server/platform/config/secrets.ts';
import { createLog } from '../../server/platform/log.ts';
import type { MemoryFigures, ProductAnswer, ProductAsk, Submission } from './product-message.ts';

/**
 * The measured process: the product as app.ts wires it, and beside it a route with constant bytes and a websocket that
 * sends one frame to all, which show the capacity of this server without the product's work.
 */
async function main(): Promise<void> {
  const environment = readEnvironment();
  const config = shapeConfig(environment, readVersion(), DECLARED_VARIABLES);
  const databaseUrl = config.databaseUrl ?? '';
  const app = await createApp({
    config,
    databaseUrl,
    secrets: await loadSecrets(config),
    log: createLog(config.logLevel),
    ledger: environment.HORIZON_URL !== undefined,
  });
  let constant = '{}';
  app.http.get('/bench/constant', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(constant),
  );
  let lastStock = '0';
  app.services.topics.listen('event.stock', '*', () => {
    lastStock = String(process.hrtime.bigint());
  });
  const submitted = timeSubmissions();
  const url = await app.listen('127.0.0.1', config.port);
  const sockets = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  await new Promise((resolve) => sockets.once('listening', resolve));
  const { port } = sockets.address() as { port: number };
  let profiler: Session | undefined;

  const answer = async (asked: ProductAsk): Promise<ProductAnswer> => {
    switch (asked.ask) {
      case 'memory':
        return { memory: memory(asked.collect) };
      case 'constant':
        constant = asked.body;
        return { done: true };
      case 'broadcast': {
        const moment = String(process.hrtime.bigint());
        for (const socket of sockets.clients) socket.send(asked.frame);
        return { moment };
      }
      case 'last-stock':
        return { moment: lastStock };
      case 'submitted':
        return { submissions: submitted.splice(0) };
      case 'demo':
        await seedDemo(app.scope(), { password: asked.password });
        await fundDemo(app.scope());
        return { done: true };
      case 'profile':
        profiler ??= await openProfiler();
        return { profile: await profile(profiler, asked.on) };
      case 'stop':
        await stop(app, sockets);
        return { done: true };
    }
  };
  process.on('message', (asked) => {
    answer(asked as ProductAsk).then(say, (error: Error) => say({ failed: error.message }));
  });
  process.once('disconnect', () => process.exit(0));
  say({ ready: { url, broadcastUrl: `ws://127.0.0.1:${port}` } });
}

/** Offset of the source's key in an envelope. */
const SOURCE = [8, 40] as const;

/**
 * Records submissions to the ledger from now on, with the time at which their bytes go to the connection: after the
 * queue for one. A submission is listed after its response, so that a close of the ledger after all are listed includes
 * all of them.
 */
function timeSubmissions(): Submission[] {
  const submissions: Submission[] = [];
  const underWay = new WeakMap<object, Submission>();
  subscribe('undici:client:sendHeaders', (message) => {
    const { request } = message as { request: { body: Buffer | null } };
    const envelope = /^tx=((?:[^%&]|%..){64})/.exec(String(request.body))?.[1];
    if (envelope === undefined) return;
    const source = Buffer.from(decodeURIComponent(envelope), 'base64').toString('hex', ...SOURCE);
    underWay.set(request, { source, moment: String(process.hrtime.bigint()) });
  });
  const list = (message: unknown): void => {
    const submission = underWay.get((message as { request: object }).request);
    if (submission) submissions.push(submission);
  };
  subscribe('undici:request:trailers', list);
  subscribe('undici:request:error', list);
  return submissions;
}

function say(answer: ProductAnswer): void {
  process.send?.(answer);
}

function memory(collect: boolean): MemoryFigures {
  // Twice: objects that the first collection frees may hold more.
  if (collect) for (let turn = 0; turn < 2; turn++) globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  return { rss, alive: heapUsed + external };
}

const SAMPLE_EVERY_US = 200;

/**
 * Opens the profiler once and not within a round: scanning a program of ten megabytes takes longer than many a round.
 */
async function openProfiler(): Promise<Session> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.setSamplingInterval', { interval: SAMPLE_EVERY_US });
  return session;
}

/** @returns the profile as JSON when it ends, otherwise nothing */
async function profile(session: Session, on: boolean): Promise<string> {
  if (on) {
    await session.post('Profiler.start');
    return '';
  }
  const { profile: taken } = await session.post('Profiler.stop');
  return JSON.stringify(taken);
}

async function stop(app: App, sockets: WebSocketServer): Promise<void> {
  for (const socket of sockets.clients) socket.terminate();
  sockets.close();
  await app.close();
}

main().catch((error: unknown) => {
  say({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  process.exit(1);
});
