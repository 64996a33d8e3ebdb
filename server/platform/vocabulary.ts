/** Values of columns and of the API, by the object they describe. */

export type EventStatus = 'draft' | 'published' | 'cancelled';
export type EventCategory = 'music' | 'sports' | 'arts' | 'business' | 'technology';
export type TicketStatus = 'active' | 'used' | 'revoked' | 'cancelled';
export type TicketSort = 'issued' | 'event' | 'tier' | 'holder' | 'price' | 'status';
export type DueStatus = 'none' | 'due' | 'collected' | 'waived' | 'cancelled';
export type DueMethod = 'cash' | 'mobile_money' | 'card_terminal' | 'waived';
export type OrderStatus = 'due' | 'held' | 'paid' | 'cancelled' | 'refunded';
export type PaymentStatus = 'held' | 'paying' | 'paid' | 'failed' | 'expired' | 'refunding' | 'refunded';
/** Payment method: through the ledger, none for play money, or through a payment provider. */
export type PaymentMethod = 'stellar' | 'mock' | ProviderMethod;
/** The way to pay that buyers choose where a payment provider collects. */
export const PROVIDER_METHODS = ['mpesa', 'card'] as const;
export type ProviderMethod = (typeof PROVIDER_METHODS)[number];

export const isProviderMethod = (method: string | null | undefined): method is ProviderMethod =>
  PROVIDER_METHODS.some((one) => one === method);

export type CancellationState = 'running' | 'done';
/** The public facts of an event that matter to ticket holders. */
export type EventChangeField = 'name' | 'venue' | 'startDate' | 'endDate';
/** Answer of a holder after their event moved. */
export type MoveAnswer = 'keep' | 'money_back';
export type UserStatus = 'active' | 'suspended';
export type WaitingState = 'waiting' | 'offered' | 'taken' | 'lapsed' | 'left';
export type ExpenseStatus = 'pending' | 'approved' | 'rejected';
export type ExpenseCategory =
  | 'venue'
  | 'marketing'
  | 'equipment'
  | 'catering'
  | 'security'
  | 'transport'
  | 'other';
export type PartnerRole = 'partner' | 'musician' | 'sponsor' | 'venue';
export type PartnerStatus = 'pending' | 'accepted' | 'declined';
export type MessageType = 'notice' | 'alert';
export type MessageAudience = 'event_holders' | 'contract_signatories' | 'followers';
export type MessageBatchStatus = 'queued' | 'sending' | 'sent';
export type NotificationKind =
  | 'message'
  | 'alert'
  | 'event_changed'
  | 'approval'
  | 'low_stock'
  | 'conflict'
  | 'void_entry'
  | 'dispute'
  | 'payout'
  | 'account_change'
  | 'invitation';
/** Payment of a guest list: due at the door or complimentary. */
export type GuestPayment = 'due' | 'complimentary';
export type WaitingKind = 'contract' | 'round' | 'expense';
export type ReportName =
  | 'sales'
  | 'dues'
  | 'shifts'
  | 'payouts'
  | 'refunds'
  | 'expenses'
  | 'scans'
  | 'incidents'
  | 'journal';
export type CellKind = 'text' | 'moment' | 'amount' | 'currency' | 'count' | 'status' | 'reference';
export type ScanMode = 'online' | 'offline';
export type Theme = 'light' | 'dark';

/** The service's own sentences for the reason of a void ticket; all others are written by a person. */
export const VOID_REASONS = {
  passed_on: 'Passed on to another person.',
  unconfirmed: 'The e-mail address of the order was not confirmed in time.',
  by_holder: 'Cancelled by the holder.',
  renewed: 'Replaced by a ticket with a new code, which was sent by email.',
} as const;

export type VoidReasonCode = keyof typeof VOID_REASONS;

/** @returns the code of one of these sentences; null for a person's words, and without a reason */
export function voidReasonCode(reason: string | null): VoidReasonCode | null {
  const codes = Object.keys(VOID_REASONS) as VoidReasonCode[];
  return codes.find((code) => VOID_REASONS[code] === reason) ?? null;
}
