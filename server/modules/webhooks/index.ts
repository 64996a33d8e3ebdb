export { WebhookDesk } from './webhook-desk.ts';
