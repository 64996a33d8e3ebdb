import { SYSTEM_TENANCY } from '../access/actor.ts';
import type { Ids } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { READ_DATABASE_IDENTITY } from '../db/statement.ts';
import type { Log } from '../log.ts';
import type { TopicBridge } from '../topics.ts';
import type { RedisLink } from './redis-link.ts';

export interface SharedRedis {
  link: RedisLink;
  bridge: TopicBridge;
}

export interface OpenRedisOptions {
  url: string;
  db: Database;
  ids: Ids;
  log: Log;
}

/** Connects this process with the others on its database. Redis need not be available yet. */
export async function openRedis({ url, db, ids, log }: OpenRedisOptions): Promise<SharedRedis> {
  // Most installations run as one process and need not load any of it.
  const [{ RedisLink }, { createTopicBridge }] = await Promise.all([
    import('./redis-link.ts'),
    import('./topic-bridge.ts'),
  ]);
  const [row] = await db.read<{ identity: string }>(SYSTEM_TENANCY, READ_DATABASE_IDENTITY);
  // Installations that share a Redis must not mix their messages or counters.
  const link = new RedisLink({ url, name: `passa:${row?.identity ?? ''}`, log });
  await link.start();
  return { link, bridge: createTopicBridge({ link, sender: ids.uuid() }) };
}
