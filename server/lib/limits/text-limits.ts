/** Most characters of the texts that people enter. */
export const ACCOUNT_LIMITS = {
  name: 200,
  email: 254,
  phone: 40,
  description: 5_000,
  keyName: 100,
  network: 50,
} as const;

export const MESSAGE_LIMITS = { subject: 200, body: 10_000 } as const;

/** Of acts and questions, and how many of each an event has. */
export const PROGRAMME_LIMITS = {
  entries: 40,
  name: 120,
  note: 300,
  link: 500,
  question: 200,
  answer: 3_000,
} as const;

/** Of an organiser's public page. */
export const PAGE_LIMITS = { description: 2_000, website: 300, contactEmail: 254, slug: 80 } as const;

/** Of an organiser's receipts. */
export const RECEIPT_LIMITS = { legalName: 200, address: 500, taxNumber: 50, taxName: 40 } as const;

/** Of an organiser's account, and of the reason for suspending it. */
export const ISSUER_LIMITS = { description: 2_000, reason: 1_000 } as const;

/** Of a question at checkout and its answers; `name` is an answer that names a guest. */
export const QUESTION_LIMITS = { label: 200, help: 500, option: 100, answer: 500, name: 200 } as const;

/** Of the reason for a revocation, and for undoing an entry. */
export const DOOR_REASON_LIMITS = { revoke: 1_000, undo: 500 } as const;

/** Of a paired phone at the door, and of its request. */
export const DEVICE_LIMITS = { name: 60, pin: 12, code: 40, hash: 43, version: 60 } as const;

/** Of an event, and of the note that announces its change to ticket holders. */
export const EVENT_LIMITS = { note: 1_000 } as const;

/** Of capacity that tiers share; `perTier`: the pools of one tier, all of which its sales lock. */
export const POOL_LIMITS = { name: 100, capacity: 10_000_000, tiers: 1_000, perTier: 5 } as const;

/** Of a series of dates. */
export const SERIES_LIMITS = { name: 200 } as const;

export const TIER_LIMITS = { name: 100, description: 500 } as const;

/** Of the buyer and a line of an order. */
export const ORDER_LIMITS = { name: 200, email: 254, phone: 40, tier: TIER_LIMITS.name } as const;

/** Of a contract; Stellar allows at most 20 signers per account. */
export const CONTRACT_LIMITS = { name: 200, description: 5_000, signatories: 20 } as const;

export const EXPENSE_LIMITS = { description: 1_000, comment: 1_000, link: 2_000 } as const;

/** Of the reason that a round is triggered for. */
export const ROUND_LIMITS = { reason: 1_000 } as const;

export const PAYOUT_LIMITS = {
  holder: 100,
  bank: 200,
  number: 40,
  note: 500,
  reason: 1_000,
  receipt: 300,
} as const;

/** Of a sale at the door: the name of its device, its key, the receipt of its payment; and of the note of a shift. */
export const DOOR_SALE_LIMITS = { device: 100, nonce: 100, reference: 40, note: 500 } as const;
