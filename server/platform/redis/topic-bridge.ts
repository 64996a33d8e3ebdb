import { createRedisEventTarget } from '@graphql-yoga/redis-event-target';
import type { Redis } from 'ioredis';
import type { TopicBridge, TopicMessage } from '../topics.ts';
import type { RedisLink } from './redis-link.ts';

export interface TopicBridgeOptions {
  link: RedisLink;
  /** Id of this process among the connected ones. */
  sender: string;
}

interface Sent extends TopicMessage {
  sender: string;
}

/**
 * Creates a bridge over one channel of Redis: every process receives all messages and picks those that have subscribers
 * here.
 */
export function createTopicBridge({ link, sender }: TopicBridgeOptions): TopicBridge {
  const channel = `${link.name}:topics`;
  const { commands, messages } = link;
  // The library ignores rejections of its calls: an unavailable Redis would end the process.
  const settled = (call: Promise<unknown>): Promise<unknown> => call.catch(() => undefined);
  const target = createRedisEventTarget<CustomEvent<Sent>>({
    publishClient: {
      publish: (to: string, text: string) => settled(commands.publish(to, text)),
    } as unknown as Redis,
    subscribeClient: {
      on: (name: 'message', hear: (channel: string, text: string) => void) => messages.on(name, hear),
      subscribe: (to: string) => settled(messages.subscribe(to)),
    } as unknown as Redis,
  });
  return {
    send: (message) => {
      target.dispatchEvent(new CustomEvent(channel, { detail: { ...message, sender } }));
    },
    hear: (listener) => {
      target.addEventListener(channel, (event: CustomEvent<Sent>) => {
        const { sender: from, ...message } = event.detail;
        if (from !== sender) listener(message);
      });
    },
    resumed: (act) => link.afterGap(act),
  };
}
