import {
  id,
  list,
  type Manual,
  maybe,
  nullable,
  number,
  PAGED,
  page,
  SENTENCE,
  shape,
  text,
  units,
} from '../../openapi/manual.ts';

const tag = 'Partnerships';

const SHARE = shape('Share', {
  id: 'Share.id',
  position: 'Share.position',
  partner_id: 'Partner.id',
  partner: shape('SharePartner', {
    id: 'Partner.id',
    name: 'Partner.name',
    email: 'Partner.email',
    role: 'Partner.role',
    status: 'Partner.status',
  }),
  share_type: 'Share.type',
  share_percent: number('Share.percent'),
  fixed_amount: units('Share.fixedAmount'),
});

const SIGNATORY = shape('Signatory', {
  id: 'Signatory.id',
  user_id: 'Person.id',
  user: shape('SignatoryUser', { id: 'Person.id', name: 'Signatory.name', email: 'Signatory.email' }),
  status: 'Signatory.badge',
  approved_at: 'Signatory.approvedAt',
  public_key: 'Signatory.publicKey',
  key_holder: 'Signatory.keyHolder',
  active: 'Signatory.active',
});

const CONTRACT = shape('Contract', {
  id: 'Contract.id',
  name: 'Contract.name',
  description: 'Contract.description',
  status: 'Contract.status',
  finalizing: 'Contract.finalizing',
  event_id: 'ContractEvent.id',
  event: shape('ContractEvent', {
    id: 'ContractEvent.id',
    name: 'ContractEvent.name',
    slug: 'ContractEvent.slug',
    start_date: 'ContractEvent.startDate',
    venue: 'ContractEvent.venue',
    status: 'ContractEvent.status',
  }),
  issuer: shape('ContractIssuer', { id: 'Issuer.id', name: 'Contract.issuerName' }),
  required_sigs: 'Contract.requiredSigs',
  signatories: list(SIGNATORY),
  approvals: list(
    shape('ContractApproval', {
      user_id: 'Person.id',
      approved_at: 'ContractApproval.approvedAt',
    }),
  ),
  shares: list(SHARE),
  total_percent: number('Contract.totalPercent'),
  can_finalize: 'Contract.canFinalize',
  finalize_blockers: list('FinalizeBlocker.message'),
  viewer_role: 'Contract.viewerRole',
  total_revenue: units('Contract.totalRevenue'),
  distributed_amount: units('Contract.distributedAmount'),
  open_rounds: 'Contract.openRounds',
  pending_expenses: 'Contract.pendingExpenses',
  escrow: nullable(
    shape('Escrow', {
      public_key: 'Escrow.publicKey',
      explorer_url: 'Escrow.explorerUrl',
      transaction_hash: 'Escrow.transactionHash',
    }),
  ),
  created_at: 'Contract.createdAt',
  finalized_at: 'Contract.finalizedAt',
});

const CONTRACT_ID = { contract_id: id('ID of the contract.') };

export const contractManual = {
  RestContracts: {
    tag,
    summary: 'Lists contracts',
    note: "Contracts of the caller's issuer and contracts that the caller takes part in, newest first. `/all` is for system roles.",
    query: {
      ...PAGED,
      event_id: maybe('Query.contracts.eventId'),
      status: maybe('Query.contracts.status'),
    },
    answers: shape('ContractList', page('contracts', CONTRACT)),
  },
  RestContractShares: {
    tag,
    summary: 'Lists the shares of a contract',
    answers: shape('ShareList', { shares: list(SHARE), total_percent: number('Contract.totalPercent') }),
  },
  RestCreateContract: {
    tag,
    summary: 'Creates a draft contract',
    note: 'Percentages cannot exceed 100 in total. Fixed amounts are paid first, in the order of the list.',
    sends: {
      event_id: 'CreateContractInput.eventId',
      name: 'CreateContractInput.name',
      description: maybe('CreateContractInput.description'),
      shares: list(
        shape('ShareToCreate', {
          partner_id: 'ShareInput.partnerId',
          share_type: maybe('ShareInput.type'),
          share_percent: maybe({
            type: ['number', 'string', 'null'],
            description: 'Percentage, 0 to 100 in steps of 0.01.',
          }),
          fixed_amount: maybe({
            type: ['integer', 'string', 'null'],
            description: 'Amount in the smallest unit: 10,000,000 equal one XLM.',
          }),
        }),
      ),
      signatories: {
        type: 'array',
        items: {
          anyOf: [
            { type: 'string' },
            { type: 'object', properties: { user_id: { type: 'string' } }, required: ['user_id'] },
          ],
        },
        description: 'IDs of people, or signatory objects as these calls return them. At most 20.',
      },
      required_sigs: maybe('CreateContractInput.requiredSigs'),
    },
    answers: shape('CreatedContract', { id: 'Contract.id', contract: CONTRACT, message: SENTENCE }),
  },
  RestApproveContract: {
    tag,
    summary: 'Approves a draft',
    note: 'Each signatory can approve it once.',
    sends: CONTRACT_ID,
    answers: shape('ContractApproved', {
      can_finalize: 'ApproveContractPayload.canFinalize',
      contract: CONTRACT,
      message: SENTENCE,
    }),
  },
  RestFinalizeContract: {
    tag,
    summary: 'Finalizes a contract and creates its escrow account',
    note: 'Returns 202 while the escrow account is being created on the ledger.',
    sends: CONTRACT_ID,
    answers: shape('ContractFinalized', {
      contract: CONTRACT,
      finalizing: 'Contract.finalizing',
      message: SENTENCE,
    }),
  },
  RestContractFinancials: {
    tag,
    summary: 'Retrieves the financial figures of a contract',
    note: 'Amounts in the smallest unit, computed from the journal, except for the escrow figures, which come from the ledger.',
    query: { contract_id: text('ID of the contract.') },
    answers: shape('Financials', {
      contract_id: 'Contract.id',
      total_revenue: units('ContractFinancials.totalRevenue'),
      approved_expenses: units('ContractFinancials.approvedExpenses'),
      net_revenue: units('ContractFinancials.netRevenue'),
      available_for_distribution: units('ContractFinancials.availableForDistribution'),
      total_financing: units('ContractFinancials.totalFinancing'),
      distributed: units('ContractFinancials.distributed'),
      owed_expenses: units('ContractFinancials.owedExpenses'),
      owed_advances: units('ContractFinancials.owedAdvances'),
      in_open_rounds: units('ContractFinancials.inOpenRounds'),
      escrow_balance: units('ContractFinancials.escrowBalance'),
      escrow_reserve: units('ContractFinancials.escrowReserve'),
      ledger_asked: 'ContractFinancials.ledgerAsked',
    }),
  },
} satisfies Record<string, Manual>;
