import { setMaxListeners } from 'node:events';
import { createPubSub } from '@graphql-yoga/subscription';

/** Topics with their key and payload: ids only. Subscribers read the data again, with their own rights. */
type TopicMap = {
  'event.stock': [eventId: string, payload: { eventId: string }];
  'event.changed': [eventId: string, payload: { eventId: string; issuerId: string; slug: string }];
  // Tickets were admitted or may no longer enter, or the gates changed: then there are no tickets.
  'event.entries': [eventId: string, payload: { eventId: string; ticketIds: readonly string[] }];
  // An alert: two entrances admitted one ticket.
  'event.conflict': [eventId: string, payload: { eventId: string; issuerId: string }];
  'event.void_entry': [eventId: string, payload: { eventId: string; issuerId: string }];
  'event.dispute': [eventId: string, payload: { eventId: string }];
  // The waiting room of the event was opened, changed, drawn or closed, or has admitted people.
  'event.queue': [eventId: string, payload: { eventId: string }];
  'event.cancellation': [eventId: string, payload: { eventId: string }];
  'order.changed': [orderId: string, payload: { orderId: string }];
  'issuer.stats': [issuerId: string, payload: { issuerId: string; eventId: string }];
  'session.ended': [all: 'all', payload: { sessionId: string | null; userId: string }];
  // By the public key, and by the owner: `user:<id>` or `issuer:<id>`.
  'wallet.changed': [walletOrOwner: string, payload: { publicKey: string }];
  'public.changed': [all: 'all', payload: { eventId: string } | { issuerId: string | null }];
  // A ledger has closed, or time has passed without one.
  'ledger.closed': [all: 'all', payload: { isQuiet: boolean }];
  'ledger.intent': [intentId: string, payload: { intentId: string }];
  'contract.changed': [contractId: string, payload: { contractId: string; issuerId: string }];
  'round.changed': [contractId: string, payload: { contractId: string; roundId: string; issuerId: string }];
  'expense.changed': [
    contractId: string,
    payload: { contractId: string; expenseId: string; issuerId: string },
  ];
  'partner.changed': [issuerId: string, payload: { issuerId: string; partnerId: string }];
  // An account at a payment provider was connected, tested or closed, or an issuer sells through other ones: by the issuer,
  // or `platform`, whose issuer is null.
  'merchant.changed': [owner: string, payload: { issuerId: string | null; accountId: string | null }];
  // A change of an account that income goes to was requested, decided or withdrawn.
  'account.change': [changeId: string, payload: { changeId: string }];
  // A payout of an issuer, or its destination, was changed.
  'payout.changed': [issuerId: string, payload: { issuerId: string }];
  // A message of the user was received, sent or opened.
  'message.changed': [userId: string, payload: { messageId: string }];
  'message.batch': [batchId: string, payload: { batchId: string }];
  'notification.changed': [userId: string, payload: { notificationId: string | null }];
  // The audit log has grown, and the new part is final.
  'audit.sealed': [all: 'all', payload: object];
  // A user's name, role, status, sessions or devices changed. By the organiser whose staff the user is or was.
  'person.changed': [issuerId: string | 'none', payload: { userId: string }];
  // A member of an organisation was limited to other events.
  'person.limited': [all: 'all', payload: { userId: string }];
  // A door device was paired, changed or cut off, or has reported its state.
  'device.changed': [issuerId: string, payload: { deviceId: string }];
  // Messages of other processes arrive again; those sent meanwhile are lost.
  'topics.resumed': [all: 'all', payload: object];
  'system.changed': [all: 'all', payload: { what: 'maintenance' | 'settings' }];
  'job.progress': [all: 'all', payload: { jobRunId: string }];
};

export type TopicName = keyof TopicMap;
type TopicPayload<T extends TopicName> = TopicMap[T][1];

/** A message between processes. */
export interface TopicMessage {
  topic: TopicName;
  key: string;
  payload: object;
}

/**
 * Carries messages between the processes on one database. Timetables and short cache lifetimes make up for lost ones.
 */
export interface TopicBridge {
  /** Never waits and never fails. */
  send(message: TopicMessage): void;
  /** Calls back with messages of other processes, never with those of this process. */
  hear(listener: (message: TopicMessage) => void): void;
  /** Calls back when messages arrive again after a gap. */
  resumed(act: () => void): void;
}

export interface Topics {
  publish<T extends TopicName>(topic: T, key: TopicMap[T][0], payload: TopicPayload<T>): void;
  /** Returns an endless iterable; returning from it (or `return()`) ends the subscription. */
  subscribe<T extends TopicName>(topic: T, key: TopicMap[T][0]): AsyncIterable<TopicPayload<T>>;
  /** Calls the listener at each message until the returned function is called. */
  listen<T extends TopicName>(
    topic: T,
    key: TopicMap[T][0],
    listener: (payload: TopicPayload<T>) => void,
  ): () => void;
  /** Like `listen`, without messages of other processes: for work that one process does for all. */
  listenHere<T extends TopicName>(
    topic: T,
    key: TopicMap[T][0],
    listener: (payload: TopicPayload<T>) => void,
  ): () => void;
}

interface ChangedEntries {
  eventId: string;
  issuerId: string;
  ticketIds: readonly string[];
}

/** Publishes that the entries of an event, and with them the figures of its issuer, have changed. */
export function announceEntries(topics: Topics, { eventId, issuerId, ticketIds }: ChangedEntries): void {
  topics.publish('event.entries', eventId, { eventId, ticketIds });
  topics.publish('issuer.stats', issuerId, { issuerId, eventId });
}

/** Key that subscribes to every message of a topic. */
const EVERY_KEY = '*';

/** Topics that are not bridged, because every process follows the ledger itself. */
const OF_EACH_PROCESS: ReadonlySet<TopicName> = new Set(['ledger.closed', 'ledger.intent']);

/** Creates the topics of this process and, over the bridge, of all others. Without one this process is the only one. */
export function createTopics(bridge?: TopicBridge): Topics {
  const events = new EventTarget();
  // Many subscribers may follow one object: the runtime's warning after ten is meant for leaks.
  setMaxListeners(0, events);
  // The library's types do not support a topic that is itself a parameter.
  const pubsub = createPubSub<Record<string, [string, object]>>({ eventTarget: events as never });
  const fromElsewhere = new WeakSet<object>();
  const tell = ({ topic, key, payload }: TopicMessage): void => {
    pubsub.publish(topic, key, payload);
    // System roles and caches follow a topic for all keys.
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
      // Subscribers of this process get it at once, even if the bridge fails.
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
