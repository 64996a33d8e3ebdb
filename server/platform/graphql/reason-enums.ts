import { registerEnumType } from 'type-graphql';

/** Codes of English sentences of the service, so that clients can word them in the reader's language. */
function codes<const V extends string>(
  name: string,
  description: string,
  values: Record<V, string>,
): Record<Uppercase<V>, V> {
  const entries = Object.entries<string>(values).map(([value, says]) => ({
    key: value.toUpperCase(),
    value,
    says,
  }));
  const codeEnum = Object.fromEntries(entries.map(({ key, value }) => [key, value])) as Record<
    Uppercase<V>,
    V
  >;
  const valuesConfig = Object.fromEntries(entries.map(({ key, says }) => [key, { description: says }]));
  registerEnumType(codeEnum, { name, description, valuesConfig: valuesConfig as never });
  return codeEnum;
}

export const FinalizeBlockerCodeEnum = codes(
  'FinalizeBlockerCode',
  'What keeps a draft from becoming final.',
  {
    event_cancelled: 'The event was cancelled.',
    other_contract_final: 'Another contract of the event is final.',
    approvals_missing: 'Fewer approvals than needed were given.',
    invitation_pending: 'A partner has not answered the invitation.',
    invitation_declined: 'A partner declined the invitation.',
    partner_without_wallet: 'A partner has no wallet to be paid to.',
    signatory_without_wallet: 'A signatory has no wallet to sign with.',
    shared_key: 'Two signatories would sign with the same key.',
    too_few_signatories: 'Fewer signatories than needed can sign.',
    ledger_unavailable: 'The ledger cannot be used.',
  },
);

export const FinalizeFailureCodeEnum = codes('FinalizeFailureCode', 'Why the escrow account was not made.', {
  expired: 'The ledger did not take it in time.',
  underfunded: 'The account of the platform has too few lumens.',
  refused: 'The ledger refused it.',
});

export const RoundFailureCodeEnum = codes('RoundFailureCode', 'Why a round was not paid.', {
  expired: 'Its seven days are over.',
  withdrawn: 'It was withdrawn.',
  no_account: 'The account that it needs is not on the ledger.',
  underfunded: 'The escrow held too little.',
  no_destination: 'A recipient is not on the ledger.',
  overtaken: 'Something else used up what it needs.',
  refused: 'The ledger refused it.',
  not_prepared: 'The ledger did not make the account that it needs.',
});

export const PaymentFailureCodeEnum = codes(
  'PaymentFailureCode',
  'Why a payment was not made, or what its refund waits for.',
  {
    expired: 'The ledger did not take the payment in time.',
    withdrawn: 'The payment was withdrawn.',
    no_account: 'The wallet of the buyer is not on the ledger.',
    underfunded: 'The wallet of the buyer has too little.',
    no_destination: 'The wallet of the organiser cannot be paid.',
    overtaken: 'Another payment came before.',
    refused: 'The ledger refused the payment.',
    not_paid: 'The places were not paid in time.',
    event_cancelled: 'The event was cancelled before anything was charged.',
    refund_underfunded: 'The refund waits: the wallet of the organiser has too little.',
    refund_without_wallet: 'The refund waits: the wallet of the organiser is not on the ledger.',
    refund_without_destination: 'The refund failed: the account that paid is no longer on the ledger.',
    refund_refused: 'The refund waits: the ledger refused it, and it is tried again.',
  },
);

export const GuestRefusalCodeEnum = codes(
  'GuestRefusalCode',
  'Why a line of a guest list was given no ticket.',
  {
    contact: 'The name, e-mail address or phone number is missing or not valid.',
    tier_missing: 'The line names no tier.',
    tier_unknown: 'The event has no such tier.',
    sold_out: 'No places are left in the tier.',
    duplicate: 'The same guest stands in a line before.',
    too_many: 'The list has more guests than one may have.',
  },
);

export const VoidReasonCodeEnum = codes('VoidReasonCode', 'Why the service made a ticket void.', {
  passed_on: 'Its holder passed it on.',
  unconfirmed: 'The address of its order was not confirmed in time.',
});

export const LedgerNoticeCodeEnum = codes('LedgerNoticeCode', 'Why the ledger cannot be used.', {
  away: 'It cannot be reached.',
  reset: 'It began again, and payments rest.',
  wrong_network: 'Its address serves another network, and payments rest.',
});
