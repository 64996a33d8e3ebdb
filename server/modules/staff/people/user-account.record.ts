import type { Role } from '../../../platform/access/roles.ts';

export interface UserAccountRecord {
  id: string;
  name: string;
  email: string;
  role: Role;
  status: 'active' | 'suspended';
  createdAt: Date;
  lastLoginAt: Date | null;
  issuerId: string | null;
  issuerName: string | null;
}
