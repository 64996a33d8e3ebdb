import { makeBackup, optimizeWith, runJobs, WORK_JOB } from '../../modules/administration/index.ts';
import { forgetReceipts } from '../../modules/expenses/index.ts';
import { tidyIdentity } from '../../modules/identity/index.ts';
import { DELIVERY_JOB, deliverBatches } from '../../modules/messages/index.ts';
import { tellOfEverything } from '../../modules/notifications/index.ts';
import {
  expireHolds,
  forgetIdempotencyKeys,
  releaseUnconfirmed,
  tendWaitingList,
  watchBooks,
} from '../../modules/purchases/index.ts';
import { tendRounds } from '../../modules/revenue/index.ts';
import { tidyTicketLinks } from '../../modules/tickets/index.ts';
import { forgetOldCalls } from '../idempotency/index.ts';
import { MAIL_JOB, sendQueuedMail } from '../mail/index.ts';
import type { Scope } from '../scope.ts';
import type { Jobs } from './jobs.ts';

/** Jobs that take up what was left undone, whoever began it. */
const EVERY_MINUTE = { cron: '* * * * *', resumes: true };

/** The timetable of the product. */
export function defineJobs(jobs: Jobs, scope: () => Scope): void {
  jobs.define({ name: MAIL_JOB, ...EVERY_MINUTE, run: async () => void (await sendQueuedMail(scope())) });
  jobs.define({ name: 'identity.tidy', cron: '17 3 * * *', run: () => tidyIdentity(scope()) });
  jobs.define({ name: 'tickets.tidy-links', cron: '29 3 * * *', run: () => tidyTicketLinks(scope()) });
  jobs.define({ name: 'books.check', cron: '7 * * * *', run: () => watchBooks(scope()) });
  jobs.define({
    name: 'purchases.expire-holds',
    ...EVERY_MINUTE,
    run: () => expireHolds(scope()),
  });
  jobs.define({
    name: 'purchases.release-unconfirmed',
    ...EVERY_MINUTE,
    run: async () => void (await releaseUnconfirmed(scope())),
  });
  jobs.define({
    name: 'purchases.tend-waiting-list',
    ...EVERY_MINUTE,
    run: () => tendWaitingList(scope()),
  });
  jobs.define({
    name: 'purchases.refund',
    ...EVERY_MINUTE,
    run: () => scope().services.sales.refunds.run(),
  });
  jobs.define({
    name: 'purchases.forget-keys',
    cron: '41 * * * *',
    run: async () => {
      await forgetIdempotencyKeys(scope());
      await forgetOldCalls(scope());
    },
  });
  jobs.define({
    name: 'expenses.forget-receipts',
    cron: '53 * * * *',
    run: async () => void (await forgetReceipts(scope())),
  });
  jobs.define({ name: 'rounds.tend', ...EVERY_MINUTE, run: () => tendRounds(scope()) });
  jobs.define({ name: DELIVERY_JOB, ...EVERY_MINUTE, run: () => deliverBatches(scope()) });
  jobs.define({ name: 'notifications.tell', cron: '*/5 * * * *', run: () => tellOfEverything(scope()) });
  const optimize = optimizeWith([tidyIdentity, forgetIdempotencyKeys, forgetOldCalls, forgetReceipts]);
  jobs.define({
    name: WORK_JOB,
    ...EVERY_MINUTE,
    run: () => runJobs(scope(), { backup: makeBackup, optimize }),
  });
  jobs.define({ name: 'webhooks.tell', ...EVERY_MINUTE, run: () => scope().services.webhooks.run() });
  // Each minute it looks whether it is its turn.
  jobs.define({ name: 'anchors.anchor', ...EVERY_MINUTE, run: () => scope().services.anchors.run(scope()) });
}
