import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { callGraphQL } from '../api.ts';
import type { BenchCase } from '../bench-case.ts';
import { PURCHASE } from '../buyers.ts';
import { plainFigure, ratioFigure } from '../figure.ts';
import { Audience } from '../load/audience.ts';
import { type SeededEvent, seedEvent, seedOrganiser } from '../seed/organiser.ts';
import { spreadOf } from '../spread.ts';
import type { Stage } from '../stage.ts';

const SUBSCRIBERS = 2_000;
const FULL_HOUSE = 5_000;
/** Latest time at which the last subscriber may see that a place was sold. */
const FULL_HOUSE_MS = 1_000;
const CHANGES_A_ROUND = 4;
/** Changes are published at most ten times a second; a single one at once. */
const APART_MS = 400;
const GIVE_UP_MS = 10_000;
const SUBSCRIBE =
  'subscription EventStock($slug: String!) { eventStock(slug: $slug) { event { id } available lowStock soldOut tiers { tier { id } available } } }';

/** One buyer buys, and all subscribers of the event see fewer places. */
export const liveCase: BenchCase = {
  name: 'live',
  needsLimits: false,
  run: async ({ stage, options, note }) => {
    const organiser = await seedOrganiser(stage);
    const event = await seedEvent(stage, organiser, 1_000);
    const subscribers = new Audience();
    const bare = new Audience();
    try {
      await gatherSubscribers(stage, event, subscribers, SUBSCRIBERS);
      await bare.gather(
        SUBSCRIBERS,
        () => new WebSocket(stage.product.broadcastUrl),
        async () => undefined,
        () => true,
      );
      await untilAllSubscribed(stage, event, subscribers);
      const reported: number[] = [];
      const sent: number[] = [];
      for (let change = 0; change < options.rounds * CHANGES_A_ROUND; change++) {
        await pause(APART_MS);
        const news = heardByAll(subscribers);
        await buyOne(stage, event);
        const last = await news;
        reported.push(milliseconds(await stage.product.lastStock(), last));
        await pause(APART_MS);
        const frame = heardByAll(bare);
        const began = await stage.product.broadcast(subscribers.lastFrame);
        sent.push(milliseconds(began, await frame));
      }
      const broadcast = spreadOf(sent);
      note(
        `2,000 subscribers: ${spreadOf(reported).median.toFixed(1)} ms, bare ${broadcast.median.toFixed(1)} ms`,
      );
      return () => [
        ratioFigure(
          'stock change to 2,000 subscribers, last one',
          spreadOf(reported),
          'ms',
          { name: 'bare broadcast', value: broadcast.median },
          { must: 4, aim: 1.2, better: 'less' },
        ),
      ];
    } finally {
      subscribers.close();
      bare.close();
    }
  },
};

/** The maximum audience of one process, from the click to the last screen. */
export const audienceCase: BenchCase = {
  name: 'audience',
  needsLimits: false,
  run: async ({ stage, options, note }) => {
    const organiser = await seedOrganiser(stage);
    const event = await seedEvent(stage, organiser, 1_000);
    const subscribers = new Audience();
    try {
      await gatherSubscribers(stage, event, subscribers, FULL_HOUSE);
      await untilAllSubscribed(stage, event, subscribers);
      const reported: number[] = [];
      for (let change = 0; change < options.rounds * CHANGES_A_ROUND; change++) {
        await pause(APART_MS);
        const news = heardByAll(subscribers);
        const pressed = process.hrtime.bigint();
        await buyOne(stage, event);
        reported.push(milliseconds(pressed, await news));
      }
      const worst = Math.max(...reported);
      note(`5,000 subscribers: ${spreadOf(reported).median.toFixed(1)} ms, at worst ${worst.toFixed(1)} ms`);
      const late = worst > FULL_HOUSE_MS ? [`once it took ${worst.toFixed(0)} ms`] : [];
      const wanted = { must: FULL_HOUSE_MS, aim: FULL_HOUSE_MS / 4, better: 'less' } as const;
      return () => [
        plainFigure('stock change to 5,000 subscribers, last one', spreadOf(reported), 'ms', wanted, late),
      ];
    } finally {
      subscribers.close();
    }
  },
};

function gatherSubscribers(
  stage: Stage,
  event: SeededEvent,
  subscribers: Audience,
  count: number,
): Promise<void> {
  return subscribers.gather(
    count,
    () => new WebSocket(`ws://${stage.product.url.host}/graphql`, 'graphql-transport-ws'),
    (socket) => subscribe(socket, event.slug),
    (frame) => frame.includes('"next"'),
  );
}

const milliseconds = (from: bigint, to: bigint): number => Number(to - from) / 1e6;

/** The handshake of graphql-transport-ws, which does not acknowledge a subscription. */
function subscribe(socket: WebSocket, slug: string): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.once('message', (data) => {
      if (!String(data).includes('connection_ack')) return reject(new Error(String(data)));
      socket.send(
        JSON.stringify({ id: '1', type: 'subscribe', payload: { query: SUBSCRIBE, variables: { slug } } }),
      );
      resolve();
    });
    socket.send(JSON.stringify({ type: 'connection_init' }));
  });
}

/** Makes changes until one reaches all subscribers: then all subscriptions are active. */
async function untilAllSubscribed(stage: Stage, event: SeededEvent, subscribers: Audience): Promise<void> {
  for (let attempt = 0; attempt < 10; attempt++) {
    const news = subscribers.listen();
    await buyOne(stage, event);
    const all = await Promise.race([news.then(() => true), pause(2_000, false)]);
    if (all) return;
  }
  throw new Error(`Only ${subscribers.heard} of ${subscribers.size} subscribers hear of a change.`);
}

function heardByAll(audience: Audience): Promise<bigint> {
  const tooLate = pause(GIVE_UP_MS, undefined, { ref: false }).then(() => {
    throw new Error(`Only ${audience.heard} of ${audience.size} heard the news.`);
  });
  return Promise.race([audience.listen(), tooLate]);
}

async function buyOne(stage: Stage, event: SeededEvent): Promise<void> {
  const buyer = { name: 'Viewer', email: 'viewer@crowd.test', phone: '+254733000000' };
  const input = { slug: event.slug, lines: [{ tier: event.tier }], ...buyer };
  await callGraphQL(stage, PURCHASE, { input });
}
