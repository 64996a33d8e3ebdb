/** An entry as its readers get it. */
export interface AuditLogRecord {
  id: bigint;
  action: string;
  entityType: string;
  entityId: string | null;
  issuerId: string | null;
  actorKind: 'anonymous' | 'user' | 'api_key' | 'system';
  userId: string | null;
  userEmail: string | null;
  address: string | null;
  requestId: string | null;
  success: boolean;
  details: unknown;
  error: string | null;
  createdAt: Date;
}

/** Which entries are asked for. What is left out does not narrow the list. */
export interface AuditFilter {
  /** Part of an e-mail address, an account's id, or a kind of actor: 'system'. */
  who?: string | null | undefined;
  /** Part of an action: 'create', 'ticket.revoke'. */
  what?: string | null | undefined;
  entityType?: string | null | undefined;
  entityId?: string | null | undefined;
  from?: Date | null | undefined;
  /** The first moment that is too late. */
  until?: Date | null | undefined;
  success?: boolean | null | undefined;
  /** Leaves out successful sign-ins and the ends of sessions. */
  hideSignIns?: boolean | null | undefined;
}
