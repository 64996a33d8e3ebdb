import { EVERY_MINUTE, type Module } from '../module.ts';
import { MAIL_JOB } from './mailer.ts';
import { sendQueuedMail } from './send-queued-mail.ts';

export const mail: Module = {
  jobs: (scope) => [
    { name: MAIL_JOB, ...EVERY_MINUTE, run: async () => void (await sendQueuedMail(scope())) },
  ],
};
