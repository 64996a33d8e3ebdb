/** What the service says, that there is none such, or that nobody could be asked. */
export type Told<T> = { kind: 'found'; value: T } | { kind: 'none' } | { kind: 'away' };

/** A root on the ledger, as our records know it. */
export interface KnownAnchor {
  network: string;
  passphrase: string;
  account: string;
  transaction: string;
  ledger: number;
  closedAt: string;
  /** null: the network has no page to look at. */
  explorerUrl: string | null;
}

/** What cannot be read off a ticket. None of these rejects. */
export interface Sources {
  /** A version of an organiser's public key, base64. */
  key(issuerId: string, version: number): Promise<Told<string>>;
  /** All keys of the organiser of an event. */
  keysOfEvent(eventId: string): Promise<Told<{ issuerId: string; publicKeys: string[] }>>;
  anchor(root: string): Promise<Told<KnownAnchor>>;
  /** When the organiser revoked the ticket; null: it stands. */
  revokedAt(issuerId: string, ticketId: string): Promise<Told<string | null>>;
}
