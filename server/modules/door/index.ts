export { ScanDesk } from './scan-desk.ts';
