export { DoorResolver, GateResolver, ScanResultResolver } from './door.resolver.ts';
export type { DoorKeys } from './judge-presented.ts';
export { ScanDesk, type ScanDeskOptions } from './scan-desk.ts';
