export { notify } from './notify.ts';
export { notifyOfAllPending } from './notify-of-pending.ts';
export { resolveNotification } from './resolve-notification.ts';
