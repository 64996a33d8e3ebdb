import type { Log } from '../../platform/log.ts';
import { EVERY_MINUTE, type Module } from '../../platform/module.ts';
import { rewrapWebhookSecrets } from './endpoints/endpoint-secrets.ts';
import { WebhookResolver } from './webhook.resolver.ts';
import { createWebhookWorker } from './webhook-worker.ts';

/** Creates the service that delivers webhooks. */
export function createWebhooks({ log }: { log: Log }) {
  return { webhookWorker: createWebhookWorker(log), webhookSecrets: { reseal: rewrapWebhookSecrets } };
}

type WebhooksServices = ReturnType<typeof createWebhooks>;

declare module '../../platform/services.ts' {
  interface Services extends WebhooksServices {}
}

export const webhooks: Module = {
  resolvers: [WebhookResolver],
  jobs: (scope) => [
    { name: 'webhooks.deliver', ...EVERY_MINUTE, run: () => scope().services.webhookWorker.run() },
  ],
  start({ services: { webhookWorker, topics }, scope }) {
    webhookWorker.start(scope);
    topics.listenHere('audit.sealed', 'all', () => webhookWorker.wake());
  },
  stop: ({ services }) => services.webhookWorker.stop(),
};
