import { EVERY_MINUTE, type Module } from '../module.ts';
import { MAIL_JOB, sendQueuedMail } from './mailer.ts';

export const mail: Module = {
  jobs: (scope) => [
    { name: MAIL_JOB, ...EVERY_MINUTE, run: async () => void (await sendQueuedMail(scope())) },
  ],
  stop: ({ services }) => services.mail.close(),
};
