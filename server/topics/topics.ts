import { setMaxListeners } from 'node:events';
import { createPubSub } from '@graphql-yoga/subscription';

/** What travels: ids only. Whoever listens reads again, as himself. The second word is what one subscribes by. */
type TopicMap = {
  'event.stock': [eventId: string, payload: { eventId: string }];
  'event.changed': [eventId: string, payload: { eventId: string; issuerId: string; slug: string }];
  'event.entries': [eventId: string, payload: { eventId: string }];
  // An alert: two doors let one ticket in.
  'event.conflict': [eventId: string, payload: { eventId: string; issuerId: string }];
  'event.cancellation': [eventId: string, payload: { eventId: string }];
  'order.changed': [orderId: string, payload: { orderId: string }];
  'issuer.stats': [issuerId: string, payload: { issuerId: string; eventId: string }];
  'session.ended': [all: 'all', payload: { sessionId: string | null; userId: string }];
  // By the public key, and by the owner: `user:<id>` or `issuer:<id>`.
  'wallet.changed': [walletOrOwner: string, payload: { publicKey: string }];
  'public.changed': [all: 'all', payload: { eventId: string }];
  // The ledger has gone on, or time has passed without it.
  'ledger.closed': [all: 'all', payload: object];
  'ledger.intent': [intentId: string, payload: { intentId: string }];
  'contract.changed': [contractId: string, payload: { contractId: string; issuerId: string }];
  'round.changed': [contractId: string, payload: { contractId: string; roundId: string; issuerId: string }];
  'expense.changed': [
    contractId: string,
    payload: { contractId: string; expenseId: string; issuerId: string },
  ];
  'partner.changed': [issuerId: string, payload: { issuerId: string; partnerId: string }];
  // Something about the person's messages: one came, was sent, was opened.
  'message.changed': [userId: string, payload: { messageId: string }];
  'message.batch': [batchId: string, payload: { batchId: string }];
  'notification.changed': [userId: string, payload: { notificationId: string | null }];
  // Somebody's role, standing or devices. By the organiser whose staff he is or was.
  'person.changed': [issuerId: string | 'none', payload: { userId: string }];
};

type TopicName = keyof TopicMap;
type TopicPayload<T extends TopicName> = TopicMap[T][1];

export interface Topics {
  publish<T extends TopicName>(topic: T, key: TopicMap[T][0], payload: TopicPayload<T>): void;
  /** An endless iterable; returning from it (or `return()`) ends the subscription. */
  subscribe<T extends TopicName>(topic: T, key: TopicMap[T][0]): AsyncIterable<TopicPayload<T>>;
  /** Calls the listener at each message until the returned function is called. */
  listen<T extends TopicName>(
    topic: T,
    key: TopicMap[T][0],
    listener: (payload: TopicPayload<T>) => void,
  ): () => void;
}

/** Subscribing by it hears every message of a topic. */
const EVERY_KEY = '*';

/** Topics within this process. */
export function createTopics(): Topics {
  const events = new EventTarget();
  // As many people follow one thing as like to: the runtime's warning after ten is for those who forget to stop.
  setMaxListeners(0, events);
  // The library's types cannot follow a topic that is itself a parameter.
  const pubsub = createPubSub<Record<string, [string, object]>>({ eventTarget: events as never });
  return {
    publish: (topic, key, payload) => {
      pubsub.publish(topic, key, payload);
      // System roles and caches follow a topic whatever it is about.
      pubsub.publish(topic, EVERY_KEY, payload);
    },
    subscribe: (topic, key) => pubsub.subscribe(topic, key) as never,
    listen: (topic, key, listener) => {
      const hear = (event: Event): void => listener((event as CustomEvent).detail);
      events.addEventListener(`${topic}:${key}`, hear);
      return () => events.removeEventListener(`${topic}:${key}`, hear);
    },
  };
}
