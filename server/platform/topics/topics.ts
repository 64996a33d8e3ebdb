import { setMaxListeners } from 'node:events';
import { createPubSub } from '@graphql-yoga/subscription';

/** What travels: ids only. Whoever listens reads again, as himself. The second word is what one subscribes by. */
type TopicMap = {
  'event.stock': [eventId: string, payload: { eventId: string }];
  'event.changed': [eventId: string, payload: { eventId: string; issuerId: string; slug: string }];
  'event.entries': [eventId: string, payload: { eventId: string }];
  // An alert: two doors let one ticket in.
  'event.conflict': [eventId: string, payload: { eventId: string; issuerId: string }];
  'event.void_entry': [eventId: string, payload: { eventId: string; issuerId: string }];
  'event.cancellation': [eventId: string, payload: { eventId: string }];
  'order.changed': [orderId: string, payload: { orderId: string }];
  'issuer.stats': [issuerId: string, payload: { issuerId: string; eventId: string }];
  'session.ended': [all: 'all', payload: { sessionId: string | null; userId: string }];
  // By the public key, and by the owner: `user:<id>` or `issuer:<id>`.
  'wallet.changed': [walletOrOwner: string, payload: { publicKey: string }];
  'public.changed': [all: 'all', payload: { eventId: string } | { issuerId: string }];
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
  // The audit log has grown, and what is new is final.
  'audit.sealed': [all: 'all', payload: object];
  // Somebody's name, role, standing, sessions or devices. By the organiser whose staff he is or was.
  'person.changed': [issuerId: string | 'none', payload: { userId: string }];
  // Other processes are heard again; what they said meanwhile is lost.
  'topics.resumed': [all: 'all', payload: object];
  'system.changed': [all: 'all', payload: { what: 'maintenance' | 'settings' }];
  'job.progress': [all: 'all', payload: { jobRunId: string }];
};

export type TopicName = keyof TopicMap;
type TopicPayload<T extends TopicName> = TopicMap[T][1];

/** What goes from one process to the others. */
export interface TopicMessage {
  topic: TopicName;
  key: string;
  payload: object;
}

/** Carries messages between the processes on one database. What it loses, timetables and short memories make good. */
export interface TopicBridge {
  /** Never waits and never fails. */
  send(message: TopicMessage): void;
  /** Tells what others sent, never what this process sent. */
  hear(listener: (message: TopicMessage) => void): void;
  /** Calls back when others are heard again after a gap. */
  resumed(act: () => void): void;
}

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
  /** As `listen`, without what other processes published: for work that one process does for all. */
  listenHere<T extends TopicName>(
    topic: T,
    key: TopicMap[T][0],
    listener: (payload: TopicPayload<T>) => void,
  ): () => void;
}

/** Subscribing by it hears every message of a topic. */
const EVERY_KEY = '*';

/** Every process follows the ledger itself, and tells its own people. */
const OF_EACH_PROCESS: ReadonlySet<TopicName> = new Set(['ledger.closed', 'ledger.intent']);

/** Topics within this process and, over the bridge, of all others. Without one this process is the only one. */
export function createTopics(bridge?: TopicBridge): Topics {
  const events = new EventTarget();
  // As many people follow one thing as like to: the runtime's warning after ten is for those who forget to stop.
  setMaxListeners(0, events);
  // The library's types cannot follow a topic that is itself a parameter.
  const pubsub = createPubSub<Record<string, [string, object]>>({ eventTarget: events as never });
  const fromElsewhere = new WeakSet<object>();
  const tell = ({ topic, key, payload }: TopicMessage): void => {
    pubsub.publish(topic, key, payload);
    // System roles and caches follow a topic whatever it is about.
    pubsub.publish(topic, EVERY_KEY, payload);
  };
  bridge?.hear((message) => {
    fromElsewhere.add(message.payload);
    tell(message);
  });
  bridge?.resumed(() => tell({ topic: 'topics.resumed', key: 'all', payload: {} }));
  const listen: Topics['listen'] = (topic, key, listener) => {
    const hear = (event: Event): void => listener((event as CustomEvent).detail);
    events.addEventListener(`${topic}:${key}`, hear);
    return () => events.removeEventListener(`${topic}:${key}`, hear);
  };
  return {
    publish: (topic, key, payload) => {
      // Our own people hear it at once, whatever becomes of the bridge.
      tell({ topic, key, payload });
      if (!OF_EACH_PROCESS.has(topic)) bridge?.send({ topic, key, payload });
    },
    subscribe: (topic, key) => pubsub.subscribe(topic, key) as never,
    listen,
    listenHere: (topic, key, listener) =>
      listen(topic, key, (payload) => {
        if (!fromElsewhere.has(payload)) listener(payload);
      }),
  };
}
