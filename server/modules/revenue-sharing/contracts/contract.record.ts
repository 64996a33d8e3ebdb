import type { EventStatus } from '../../../platform/vocabulary.ts';

/** `finalizing` is a draft whose escrow is on its way to the ledger; `withdrawn` contracts are listed nowhere. */
export type ContractState = 'draft' | 'finalizing' | 'final' | 'withdrawn';
export type ShareType = 'percentage' | 'fixed';
/** The holder of the secret key: the platform, or the signatory. */
export type KeyHolder = 'platform' | 'own';

/** A contract's own row, as a transaction locks it. */
export interface ContractRow {
  id: string;
  issuerId: string;
  eventId: string;
  name: string;
  description: string;
  state: ContractState;
  requiredSigs: number;
  createdAt: Date;
  /** The escrow's network and account, from the first attempt to finalize on. */
  networkId: string | null;
  escrowKey: string | null;
  intentId: string | null;
  finalizeFailure: string | null;
  transactionHash: string | null;
  /** The user who finalized it, or is about to. */
  finalizedBy: string | null;
  finalizedAt: Date | null;
}

export interface SignatoryRecord {
  id: string;
  userId: string;
  name: string;
  email: string;
  /** false: suspended. Signatures of this person do not count then. */
  active: boolean;
  approvedAt: Date | null;
  /** Fixed when the escrow is created. */
  publicKey: string | null;
  keyHolder: KeyHolder | null;
  /** The key of the platform's wallet, and the proven key of their own: finalizing chooses from them. */
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
  /** Stroops that releases have paid to this partner. */
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
  /** Key of the partner's wallet. */
  publicKey: string | null;
  invitedAt: Date;
  answeredAt: Date | null;
}

/** A contract with everything that belongs to it. Signatories and shares are in their order. */
export interface ContractRecord extends ContractRow {
  issuerName: string;
  event: {
    id: string;
    name: string;
    slug: string;
    startAt: Date;
    timeZone: string;
    venue: string;
    status: EventStatus;
  };
  signatories: SignatoryRecord[];
  shares: ShareRecord[];
  /** Another contract of the event is final or about to be. */
  eventTaken: boolean;
}
