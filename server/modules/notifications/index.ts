export { notify } from './notify.ts';
export { resolveNotification } from './settle.ts';
export { notifyOfAllPending } from './tell-of-waiting.ts';
