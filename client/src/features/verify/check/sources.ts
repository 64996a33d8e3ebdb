/** Answer of the service: a value, no such record, or the service is unreachable. */
export type Told<T> = { kind: 'found'; value: T } | { kind: 'none' } | { kind: 'away' };

/** A root on the ledger, as recorded by the service. */
export interface KnownAnchor {
  network: string;
  passphrase: string;
  account: string;
  transaction: string;
  ledger: number;
  closedAt: string;
  /** null: the network has no explorer. */
  explorerUrl: string | null;
}

/** Data that a ticket does not contain. None of these calls rejects. */
export interface Sources {
  /** Returns a version of an organiser's public key, base64. */
  key(issuerId: string, version: number): Promise<Told<string>>;
  /** Returns all keys of the organiser of an event. */
  keysOfEvent(eventId: string): Promise<Told<{ issuerId: string; publicKeys: string[] }>>;
  anchor(root: string): Promise<Told<KnownAnchor>>;
  /** When the organiser revoked the ticket; null when not revoked. */
  revokedAt(issuerId: string, ticketId: string): Promise<Told<string | null>>;
}
