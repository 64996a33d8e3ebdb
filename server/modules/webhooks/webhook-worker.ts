import type { Log } from '../../platform/log.ts';
import { Worker } from '../../platform/worker.ts';
import { deliverDue } from './deliveries/deliver-due.ts';
import { readNextDue } from './deliveries/delivery.reads.ts';
import { queueDeliveries } from './queue/queue-deliveries.ts';

/**
 * Delivers webhook events soon after the audit log has sealed their entries, and again when a retry is due. The cursor
 * and the deliveries are locked while they are taken.
 */
export const createWebhookWorker = (log: Log): Worker =>
  new Worker({
    subject: 'webhooks',
    log,
    async work(scope, isStopped) {
      await queueDeliveries(scope);
      await deliverDue(scope, () => !isStopped());
      return readNextDue(scope);
    },
  });
