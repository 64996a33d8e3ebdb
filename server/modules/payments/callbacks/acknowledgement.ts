import { notificationOf } from '../pesapal/pesapal-messages.ts';

/** Expected by Daraja. */
const ACCEPTED = { ResultCode: 0, ResultDesc: 'Accepted' };

/** The answer to a callback. Pesapal expects its own fields again; other providers than Daraja read the status alone. */
export function acknowledgementOf(body: Buffer): object {
  const notification = notificationOf(body.toString('utf8'));
  if (!notification) return ACCEPTED;
  const { type, trackingId, reference } = notification;
  return {
    orderNotificationType: type,
    orderTrackingId: trackingId,
    orderMerchantReference: reference,
    status: 200,
  };
}
