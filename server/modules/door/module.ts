import { drained } from '../../platform/concurrency.ts';
import type { Module } from '../../platform/module.ts';
import { DoorAppResolver, DoorEventResolver, UndoEntryResolver } from './app/door-app.resolver.ts';
import { deviceMails } from './devices/device.mails.ts';
import { DevicePairingResolver, DoorDeviceResolver } from './devices/device.resolver.ts';
import { EntriesResolver, GateResolver, RevocationResolver } from './door.resolver.ts';
import { DuesResolver } from './dues/dues.resolver.ts';
import { PresenceResolver } from './presence/presence.resolver.ts';
import {
  ScanConflictResolver,
  ScanResolver,
  ScanResultResolver,
  VoidEntryResolver,
} from './scans/scan.resolver.ts';
import { ScanBatcher, type ScanBatcherDependencies } from './scans/scan-batcher.ts';
import { DoorSettingsResolver, TicketEntryRuleResolver } from './settings/door-settings.resolver.ts';

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
    GateResolver,
    EntriesResolver,
    RevocationResolver,
    ScanResolver,
    ScanResultResolver,
    ScanConflictResolver,
    VoidEntryResolver,
    DoorAppResolver,
    DoorEventResolver,
    UndoEntryResolver,
    DuesResolver,
    DoorSettingsResolver,
    TicketEntryRuleResolver,
    PresenceResolver,
    DevicePairingResolver,
    DoorDeviceResolver,
  ],
  mails: deviceMails,
  stop: ({ services }) => drained(services.scanner),
};
