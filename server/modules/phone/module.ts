import { EVERY_MINUTE, type Module } from '../../platform/module.ts';
import { REMIND_JOB, remindHolders } from './messages/remind-holders.ts';
import { phoneMessages } from './messages/render-messages.ts';
import { TEXT_TICKETS_JOB, textTickets } from './orders/text-tickets.ts';
import { PhoneResolver } from './phone.resolver.ts';

const WAKE_MS = 1_000;

export const phoneMessaging: Module = {
  resolvers: [PhoneResolver],
  phoneMessages,
  jobs: (scope) => [
    { name: TEXT_TICKETS_JOB, ...EVERY_MINUTE, run: () => textTickets(scope()) },
    { name: REMIND_JOB, cron: '*/10 * * * *', run: () => remindHolders(scope()) },
  ],
  start: ({ services: { topics, jobs }, isScheduled }) => {
    if (!isScheduled) return;
    let _waking: NodeJS.Timeout | undefined;
    // A paid order has tickets. The timetable runs within a minute, so a lost request delays a message only.
    topics.listenHere('order.changed', '*', () => {
      _waking ??= setTimeout(() => {
        _waking = undefined;
        jobs.ask(TEXT_TICKETS_JOB).catch(() => undefined);
      }, WAKE_MS).unref();
    });
  },
};
