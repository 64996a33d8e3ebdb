/** An entry as its readers see it. */
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

/** Filter of the list. A field that is left out does not narrow it. */
export interface AuditFilter {
  /** Part of an e-mail address, an account's id, or a kind of actor: 'system'. */
  who?: string | null | undefined;
  /** Part of an action: 'create', 'ticket.revoke'. */
  what?: string | null | undefined;
  entityType?: string | null | undefined;
  entityId?: string | null | undefined;
  from?: Date | null | undefined;
  /** Exclusive end of the time range. */
  until?: Date | null | undefined;
  success?: boolean | null | undefined;
  /** Excludes successful sign-ins and the ends of sessions. */
  hideSignIns?: boolean | null | undefined;
}
