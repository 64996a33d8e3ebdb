import { SYSTEM_TENANCY } from '../access/actor.ts';
import { DAY_SECONDS } from '../clock.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { EVERY_MINUTE, type Module } from '../module.ts';
import { deleteReports } from './phone.writes.ts';
import { PHONE_JOB, type PhoneSender, sendPhoneMessages } from './phone-sender.ts';

declare module '../services.ts' {
  interface Services {
    readonly phone: PhoneSender;
  }
}

/** Days after which a report about no message of ours is deleted. */
const REPORT_DAYS = 7;

export const phone: Module = {
  jobs: (scope) => [
    { name: PHONE_JOB, ...EVERY_MINUTE, run: async () => void (await sendPhoneMessages(scope())) },
  ],
  cleanups: [
    (scope) =>
      inTransaction(
        scope,
        (tx) => deleteReports(tx, scope.clock.ago(REPORT_DAYS * DAY_SECONDS)),
        SYSTEM_TENANCY,
      ),
  ],
  stop: ({ services }) => services.phone.close(),
};
