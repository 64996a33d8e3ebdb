import { registerEnum } from '../../../platform/graphql/enums.ts';

export const KeyHolderEnum = registerEnum(
  'KeyHolder',
  'Who holds a secret key: the platform for somebody, or he himself.',
  {
    platform: 'The platform, for the person.',
    own: 'The person himself.',
  },
);

export const ContractStatusEnum = registerEnum('ContractStatus', 'Final: its escrow is on the ledger.', {
  draft: 'Signatories may approve it.',
  final: 'Its escrow is on the ledger.',
});

export const ContractRoleEnum = registerEnum('ContractRole', 'What a contract is for whoever looks at it.', {
  issuer: 'Owner or admin of its organiser.',
  signatory: 'Somebody who signs.',
  partner: 'Somebody who gets a share.',
  viewer: 'Anybody else who may see it.',
});

export const ShareTypeEnum = registerEnum(
  'ShareType',
  'A part of what remains, or an amount that comes first.',
  {
    percentage: 'A part of what remains.',
    fixed: 'An amount that comes first.',
  },
);

export const SignatoryBadgeEnum = registerEnum(
  'SignatoryBadge',
  'Approved: he did. Pending: it waits for him. Ready: it does not.',
  {
    ready: 'The contract does not wait for the signatory.',
    approved: 'Approved.',
    pending: 'The draft waits for the signatory.',
  },
);

export const FinalizeBlockerCodeEnum = registerEnum(
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

export const FinalizeFailureCodeEnum = registerEnum(
  'FinalizeFailureCode',
  'Why the escrow account was not made.',
  {
    expired: 'The ledger did not take it in time.',
    underfunded: 'The account of the platform has too few lumens.',
    refused: 'The ledger refused it.',
  },
);
