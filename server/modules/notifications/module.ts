import type { Log } from '../../platform/log.ts';
import type { Module } from '../../platform/module.ts';
import { notificationMails } from './notification.mails.ts';
import { NotificationResolver } from './notification.resolver.ts';
import { NotificationDispatcher } from './notification-dispatcher.ts';
import { notifyOfAllPending } from './notify.ts';

/** Creates the service that notifies users of pending items. */
export function createNotifications({ log }: { log: Log }) {
  return { notificationDispatcher: new NotificationDispatcher(log) };
}

type NotificationsServices = ReturnType<typeof createNotifications>;

declare module '../../platform/services.ts' {
  interface Services extends NotificationsServices {}
}

export const notifications: Module = {
  resolvers: [NotificationResolver],
  mails: notificationMails,
  jobs: (scope) => [
    { name: 'notifications.send', cron: '*/5 * * * *', run: () => notifyOfAllPending(scope()) },
  ],
  start: ({ services, scope }) => services.notificationDispatcher.start(services.topics, scope),
  stop: ({ services }) => services.notificationDispatcher.stop(),
};
