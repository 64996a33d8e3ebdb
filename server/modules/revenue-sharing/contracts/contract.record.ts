import type { EventStatus } from '../../../platform/vocabulary.ts';

/** `finalizing` is a draft whose escrow is on its way to the ledger; `withdrawn` ones are listed nowhere. */
export type ContractState = 'draft' | 'finalizing' | 'final' | 'withdrawn';
export type ShareType = 'percentage' | 'fixed';
/** Who holds the secret key: we for him, or he himself. */
export type KeyHolder = 'platform' | 'own';

/** A contract's own row: what a transaction holds. */
export interface ContractRow {
  id: string;
  issuerId: string;
  eventId: string;
  name: string;
  description: string;
  state: ContractState;
  requiredSigs: number;
  createdBy: string;
  createdAt: Date;
  /** Of the ledger that the escrow is on, with its account: from the first try to finalize on. */
  networkId: string | null;
  escrowKey: string | null;
  intentId: string | null;
  finalizeFailure: string | null;
  transactionHash: string | null;
  /** Who finalized it, or is about to, and the key of his call. */
  finalizedBy: string | null;
  finalizeKey: string | null;
  finalizedAt: Date | null;
}

export interface SignatoryRecord {
  id: string;
  position: number;
  userId: string;
  name: string;
  email: string;
  /** false: suspended. Nothing that he signs counts then. */
  active: boolean;
  approvedAt: Date | null;
  /** Fixed when the escrow is made. */
  publicKey: string | null;
  keyHolder: KeyHolder | null;
  /** Of his wallet with us, and the key of his own that he proved: what finalizing would choose from. */
  walletKey: string | null;
  ownKey: string | null;
}

export interface ShareRecord {
  id: string;
  position: number;
  type: ShareType;
  /** Hundredths of a percent; null for a fixed share. */
  bps: number | null;
  /** Stroops, over the contract's life; null for a percentage. */
  fixedUnits: bigint | null;
  /** Stroops that releases have brought him. */
  paidUnits: bigint;
  partner: SharePartner;
}

export interface SharePartner {
  id: string;
  name: string;
  email: string;
  role: 'partner' | 'musician' | 'sponsor' | 'venue';
  status: 'pending' | 'accepted' | 'declined';
  userId: string | null;
  /** Of his wallet. */
  publicKey: string | null;
  invitedAt: Date;
  answeredAt: Date | null;
}

/** A contract with all that belongs to it. Signatories and shares are in their order. */
export interface ContractRecord extends ContractRow {
  issuerName: string;
  event: { id: string; name: string; slug: string; startAt: Date; venue: string; status: EventStatus };
  signatories: SignatoryRecord[];
  shares: ShareRecord[];
  /** Another contract of the event is final or about to be. */
  eventTaken: boolean;
}
