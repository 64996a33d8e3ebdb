import { EVERY_MINUTE, type Module } from '../module.ts';
import { MAIL_JOB, type Mailer, sendQueuedMail } from './mailer.ts';

declare module '../services.ts' {
  interface Services {
    readonly mail: Mailer;
  }
}

export const mail: Module = {
  jobs: (scope) => [
    { name: MAIL_JOB, ...EVERY_MINUTE, run: async () => void (await sendQueuedMail(scope())) },
  ],
  stop: ({ services }) => services.mail.close(),
};
