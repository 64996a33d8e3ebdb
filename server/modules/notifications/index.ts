export { resolveNotification } from './mark-notifications-read.ts';
export { notify, notifyOfAllPending } from './notify.ts';
