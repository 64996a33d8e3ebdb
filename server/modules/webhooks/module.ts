import type { Log } from '../../platform/log.ts';
import { EVERY_MINUTE, type Module } from '../../platform/module.ts';
import { WebhookResolver } from './webhook.resolver.ts';
import { WebhookDispatcher } from './webhook-dispatcher.ts';

/** Creates the service that delivers webhooks. */
export function createWebhooks({ log }: { log: Log }) {
  return { webhooks: new WebhookDispatcher(log) };
}

type WebhooksServices = ReturnType<typeof createWebhooks>;

declare module '../../platform/services.ts' {
  interface Services extends WebhooksServices {}
}

export const webhooks: Module = {
  resolvers: [WebhookResolver],
  jobs: (scope) => [{ name: 'webhooks.tell', ...EVERY_MINUTE, run: () => scope().services.webhooks.run() }],
};
