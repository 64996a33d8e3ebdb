import type { Language } from '../../lib/language/language.ts';

/** Wallets of phones. */
export type WalletName = 'apple' | 'google';

/** What a pass shows, already authorised. */
export interface PassContent {
  readonly ticketId: string;
  readonly language: Language;
  readonly event: PassEvent;
  readonly tier: string;
  readonly holder: string;
  /** Ticket number for people. */
  readonly number: string;
  /** Text of the QR code; null for a ticket that is void or needs the page with its live code. */
  readonly code: string | null;
  /** Amount to be paid at the door, formatted; null when nothing is due. */
  readonly due: string | null;
  /** The ticket no longer admits. */
  readonly isVoid: boolean;
  /** Doors ask for the holder's phone, so the pass leads to the page of the ticket. */
  readonly needsPage: boolean;
  readonly validFrom: Date;
  readonly validUntil: Date;
  /** Page of the ticket, absolute. */
  readonly url: string;
}

export interface PassEvent {
  readonly id: string;
  readonly name: string;
  readonly venue: string;
  readonly issuer: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** IANA name. */
  readonly timeZone: string;
  /** Page of the event, absolute. */
  readonly url: string;
}

/** A pass in a wallet that no longer shows what is true. */
export interface StalePass {
  readonly content: PassContent;
  /** Push tokens of the devices that have it, for wallets that are pushed to. */
  readonly pushTokens: readonly string[];
}

export type UpdateOutcome =
  /** The wallet has the change, or has been told to fetch it. */
  | { kind: 'done'; lostTokens?: readonly string[] }
  | RetriedUpdate
  /** The wallet does not take the pass, now or later. */
  | { kind: 'refused'; reason: string };

/** An update to be tried again. */
export interface RetriedUpdate {
  readonly kind: 'retry';
  readonly reason: string;
  /** Seconds that the wallet asked for. */
  readonly retryAfter?: number | undefined;
  readonly lostTokens?: readonly string[];
  /** The settings or rights of the operator's account do not fit, so that it stays so until they are changed. */
  readonly isMisconfigured?: boolean;
}

/** A wallet of phones to which tickets are added. */
export interface Wallet {
  readonly name: WalletName;
  /** When the certificate ends that signs its passes; undefined where there is none. */
  readonly certificateEndsAt?: Date;
  /**
   * Returns the address that adds the pass to the wallet when a phone opens it.
   * @throws WalletUnavailable when the wallet's service does not answer
   * @throws WalletRefused when it does not take the pass
   */
  addressOf(content: PassContent): Promise<string>;
  /**
   * Brings passes of one event up to date.
   * @returns an outcome for each, in their order
   */
  update(passes: readonly StalePass[]): Promise<UpdateOutcome[]>;
  /**
   * Takes names and codes of passes away from a service that keeps them; absent where only devices have passes.
   * @returns an outcome for each, in their order
   */
  clear?(ticketIds: readonly string[]): Promise<UpdateOutcome[]>;
}

/** Milliseconds that a request to a wallet's service may take. */
export const WALLET_TIMEOUT_MS = 10_000;
