import type { Role } from '../../../platform/access/roles.ts';

export interface StaffInvitationRecord {
  id: string;
  issuerId: string | null;
  /** null: into the system's own staff, or as an attendee. */
  issuerName: string | null;
  email: string;
  name: string;
  role: Role;
  invitedAt: Date;
  expiresAt: Date;
  inviterId: string;
  /** The name of the inviter. */
  invitedBy: string;
}
