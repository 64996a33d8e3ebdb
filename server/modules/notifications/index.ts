export { notify } from './notify.ts';
export { settle } from './settle.ts';
export { tellOfEverything } from './tell-of-waiting.ts';
