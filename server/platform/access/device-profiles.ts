import type { Permission } from './permissions.ts';

/** Security profiles of door devices. Each may do what the one before it may, and more. */
export const DEVICE_PROFILES = ['scan_only', 'scan_and_search', 'box_office'] as const;
export type DeviceProfile = (typeof DEVICE_PROFILES)[number];

/** Rights of a paired door device. */
export interface DeviceGrant {
  /** Name that its organiser gave it: "Gate B, phone 1". */
  name: string;
  /** Name by which its scans are stored; it never changes. */
  scanName: string;
  profile: DeviceProfile;
  /** Gates that it may scan at; null: all gates of its events, and scans without a gate. */
  gateIds: readonly string[] | null;
  /** Account of the person who paired it. */
  pairedBy: string;
  /** When it was cut off; its credential then only hands in what the device still holds. */
  cutOffAt: Date | null;
}

/**
 * Root fields of the API that a device may call, each with the least profile that may. Every other one is refused, also
 * those that are open to all: a device never acts as a person or a guest.
 */
export const DEVICE_OPERATIONS: Readonly<Record<string, DeviceProfile>> = {
  submitDeviceState: 'scan_only',
  doorEvents: 'scan_only',
  doorBriefing: 'scan_only',
  revocationSnapshot: 'scan_only',
  doorDues: 'scan_only',
  testTickets: 'scan_only',
  doorPhones: 'scan_only',
  scanConflicts: 'scan_only',
  voidEntries: 'scan_only',
  exchangeRates: 'scan_only',
  euroRate: 'scan_only',
  eventEntries: 'scan_only',
  validateTicket: 'scan_only',
  uploadScans: 'scan_only',
  undoEntry: 'scan_only',
  noteCollected: 'scan_only',
  letInUnpaid: 'scan_only',
  doorGuests: 'scan_and_search',
  admitGuest: 'scan_and_search',
  // With the names of holders: an organiser chooses the profile.
  doorRoster: 'scan_and_search',
  requestRosterKey: 'scan_and_search',
  collectDue: 'box_office',
  boxOffice: 'box_office',
  openShift: 'box_office',
  closeShift: 'box_office',
  setLeasedPlaces: 'box_office',
  sellAtDoor: 'box_office',
  requestDoorPayment: 'box_office',
  doorPayment: 'box_office',
  admitDoorSale: 'box_office',
  // In its own shifts alone, also when it may no longer sell.
  uploadDoorSales: 'scan_only',
};

/** Fields with which a device that was cut off hands in what it did before. */
export const HAND_IN_OPERATIONS: ReadonlySet<string> = new Set([
  'uploadScans',
  'noteCollected',
  'letInUnpaid',
  'undoEntry',
  'uploadDoorSales',
]);

/** Permissions behind those fields, of every profile. Names of guests are in the roster alone. */
export const DEVICE_PERMISSIONS: ReadonlySet<Permission> = new Set<Permission>([
  'VALIDATE_TICKETS',
  'VALIDATE_ONLINE',
  'VALIDATE_OFFLINE',
  'VIEW_TICKETS',
]);

/** Returns whether a device with the profile may call the root field. */
export function isPermitted(profile: DeviceProfile, operation: string): boolean {
  const least = Object.hasOwn(DEVICE_OPERATIONS, operation) ? DEVICE_OPERATIONS[operation] : undefined;
  return least !== undefined && DEVICE_PROFILES.indexOf(profile) >= DEVICE_PROFILES.indexOf(least);
}
