export interface DeviceRecord {
  id: string;
  kind: 'session' | 'key';
  label: string | null;
  doorDevice: string | null;
  address: string | null;
  since: string;
  lastSeenAt: string | null;
}

export interface ValidatorRecord {
  id: string;
  name: string;
  email: string;
  status: 'active' | 'suspended';
  issuerName: string | null;
  lastLoginAt: Date | null;
  temporaryUntil: Date | null;
  temporaryUsed: boolean;
  scansToday: number;
  gates: string[];
  lastScanAt: Date | null;
  lastGate: string | null;
  devices: DeviceRecord[];
}
