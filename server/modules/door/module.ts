import type { Module } from '../../platform/module.ts';
import { DoorAppResolver } from './app/door-app.resolver.ts';
import { DoorResolver, GateResolver, ScanConflictResolver, ScanResultResolver } from './door.resolver.ts';
import {
  ConflictTicketResolver,
  DoorIssuerResolver,
  EntriesEventResolver,
  ScanEventResolver,
  ScanTicketResolver,
  UndoneTicketResolver,
  VoidEntryTicketResolver,
} from './door-fields.resolver.ts';
import { DuesResolver } from './dues/dues.resolver.ts';
import { ScanBatcher, type ScanBatcherDependencies } from './scans/scan-batcher.ts';
import { VoidEntryResolver } from './void-entry.resolver.ts';

/** Creates the service that processes scans at the door. */
export function createDoor(dependencies: ScanBatcherDependencies) {
  return { scanner: new ScanBatcher(dependencies) };
}

type DoorServices = ReturnType<typeof createDoor>;

declare module '../../platform/services.ts' {
  interface Services extends DoorServices {}
}

export const door: Module = {
  resolvers: [
    ConflictTicketResolver,
    ScanTicketResolver,
    UndoneTicketResolver,
    VoidEntryTicketResolver,
    DoorIssuerResolver,
    EntriesEventResolver,
    ScanEventResolver,
    DoorResolver,
    DoorAppResolver,
    DuesResolver,
    GateResolver,
    ScanConflictResolver,
    ScanResultResolver,
    VoidEntryResolver,
  ],
};
