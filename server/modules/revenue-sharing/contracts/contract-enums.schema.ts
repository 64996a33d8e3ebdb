import { registerEnum } from '../../../platform/graphql/enums.ts';

export const KeyHolderEnum = registerEnum('KeyHolder', 'Holder of a secret key.', {
  platform: 'Held by the platform on behalf of the person.',
  own: 'Held by the person.',
});

export const ContractStatusEnum = registerEnum('ContractStatus', 'Status of a contract.', {
  draft: 'Signatories can approve it.',
  final: 'The escrow account exists on the ledger.',
});

export const ContractRoleEnum = registerEnum('ContractRole', 'Role of the viewer in a contract.', {
  issuer: 'Owner or admin of the issuer.',
  signatory: 'Signatory.',
  partner: 'Partner with a share.',
  viewer: 'Any other viewer.',
});

export const ShareTypeEnum = registerEnum(
  'ShareType',
  'Type of a share: a percentage of what remains, or a fixed amount paid first.',
  {
    percentage: 'Percentage of what remains.',
    fixed: 'Fixed amount, paid first.',
  },
);

export const SignatoryBadgeEnum = registerEnum('SignatoryBadge', 'Approval status of a signatory.', {
  ready: 'Not required to approve now.',
  approved: 'Has approved the contract.',
  pending: 'Has yet to approve the draft.',
});

export const FinalizeBlockerCodeEnum = registerEnum(
  'FinalizeBlockerCode',
  'Reason why a draft cannot be finalized.',
  {
    event_cancelled: 'The event was cancelled.',
    other_contract_final: 'Another contract of the event is already final.',
    approvals_missing: 'Approvals are missing.',
    invitation_pending: 'A partner has not answered the invitation.',
    invitation_declined: 'A partner declined the invitation.',
    partner_without_wallet: 'A partner has no wallet to receive payments.',
    signatory_without_wallet: 'A signatory has no wallet to sign with.',
    shared_key: 'Two signatories would sign with the same key.',
    too_few_signatories: 'Fewer signatories than needed can sign.',
    ledger_unavailable: 'The ledger cannot be used.',
  },
);

export const FinalizeFailureCodeEnum = registerEnum(
  'FinalizeFailureCode',
  'Reason why the escrow account was not created.',
  {
    expired: 'The transaction expired before the ledger accepted it.',
    underfunded: "The platform's account does not have enough lumens.",
    refused: 'The ledger refused the transaction.',
  },
);
