import { isSystemRole } from '../../../platform/access/roles.ts';
import { type FieldFault, Forbidden } from '../../../platform/failures.ts';
import type { RestContractFragment, RestShareFragment } from '../operations.gen.ts';
import { type RestRequest, type Route, route, type WireNames } from '../route.ts';
import { decimal, listed, next, required, smallest, upperCase, whole } from '../wire.ts';

/** Contracts' amounts are in the smallest unit on these paths. */
function share(given: RestShareFragment): object {
  return {
    id: given.id,
    position: given.position,
    partner_id: given.partner.id,
    partner: {
      id: given.partner.id,
      name: given.partner.name,
      email: given.partner.email,
      role: given.partner.role.toLowerCase(),
      status: given.partner.status.toLowerCase(),
    },
    share_type: given.type.toLowerCase(),
    share_percent: given.percent === null ? null : Number(given.percent),
    fixed_amount: given.fixedAmount && smallest(given.fixedAmount),
  };
}

function contract(given: RestContractFragment): object {
  return {
    id: given.id,
    name: given.name,
    description: given.description,
    status: given.status.toLowerCase(),
    finalizing: given.finalizing,
    event_id: given.event.id,
    event: {
      id: given.event.id,
      name: given.event.name,
      slug: given.event.slug,
      start_date: given.event.startDate,
      venue: given.event.venue,
      status: given.event.status.toLowerCase(),
    },
    issuer: { id: given.issuer?.id, name: given.issuerName },
    required_sigs: given.requiredSigs,
    signatories: given.signatories.map(signatory),
    approvals: given.approvals.map(({ person, approvedAt }) => ({
      user_id: person?.id,
      approved_at: approvedAt,
    })),
    shares: given.shares.map(share),
    total_percent: Number(given.totalPercent),
    can_finalize: given.canFinalize,
    finalize_blockers: given.finalizeBlockers.map(({ message }) => message),
    viewer_role: given.viewerRole.toLowerCase(),
    total_revenue: given.totalRevenue && smallest(given.totalRevenue),
    distributed_amount: given.distributedAmount && smallest(given.distributedAmount),
    open_rounds: given.openRounds,
    pending_expenses: given.pendingExpenses,
    escrow: given.escrow && {
      public_key: given.escrow.publicKey,
      explorer_url: given.escrow.explorerUrl,
      transaction_hash: given.escrow.transactionHash,
    },
    created_at: given.createdAt,
    finalized_at: given.finalizedAt,
  };
}

function signatory(given: RestContractFragment['signatories'][number]): object {
  return {
    id: given.id,
    user_id: given.person?.id,
    user: { id: given.person?.id, name: given.name, email: given.email },
    status: given.badge.toLowerCase(),
    approved_at: given.approvedAt,
    public_key: given.publicKey,
    key_holder: given.keyHolder?.toLowerCase() ?? null,
    active: given.active,
  };
}

type Body = RestRequest['body'];

/** Missing fields count as empty, so that the rule which names them reports them. */
function contractInput({ body, faults }: RestRequest): object {
  return {
    eventId: body.event_id ?? '',
    name: body.name ?? '',
    description: body.description ?? null,
    shares: Array.isArray(body.shares) ? body.shares.map(shareInput(faults)) : (body.shares ?? []),
    signatoryIds: Array.isArray(body.signatories)
      ? body.signatories.map(signatoryId)
      : (body.signatories ?? []),
    requiredSigs: whole(body.required_sigs ?? 1),
  };
}

/** A user's id, or a signatory as returned by these paths. */
function signatoryId(given: unknown): unknown {
  return typeof given === 'object' && given !== null ? (given as Body).user_id : given;
}

const shareInput =
  (faults: FieldFault[]) =>
  (given: unknown, index: number): unknown => {
    if (typeof given !== 'object' || given === null || Array.isArray(given)) return given;
    const { partner_id, share_type, share_percent, fixed_amount } = given as Body;
    const type = share_type ?? (fixed_amount === undefined || fixed_amount === null ? 'percentage' : 'fixed');
    return {
      partnerId: partner_id ?? '',
      type: upperCase(type),
      percent: decimal(share_percent ?? null),
      fixedAmount: type === 'fixed' ? lumens(fixed_amount, `shares.${index}.fixed_amount`, faults) : null,
    };
  };

/** Returns units as a decimal string. Fractions of a unit are a fault. */
function lumens(given: unknown, field: string, faults: FieldFault[]): string | null {
  if (given === undefined || given === null || given === '') return null;
  const isWhole = typeof given === 'number' ? Number.isSafeInteger(given) : typeof given === 'string';
  const digits = String(given);
  if (isWhole && /^\d{1,19}$/.test(digits)) {
    const padded = digits.padStart(8, '0');
    return `${padded.slice(0, -7).replace(/^0+(?=\d)/, '')}.${padded.slice(-7)}`;
  }
  const message =
    'A fixed amount is a whole number of the smallest units (10,000,000 are one XLM), 0 or more.';
  faults.push({ field, message });
  return null;
}

const NAMES: WireNames = [
  [/^signatoryIds/, 'signatories'],
  [/^(shares\.\d+\.)(type|percent)$/, '$1share_$2'],
  [/^id$/, 'contract_id'],
];

const CONTRACT_ID = [['contract_id', 'The contract is required.']] as const;

function contractId({ body, faults }: RestRequest): unknown {
  required(faults, body, CONTRACT_ID);
  return body.contract_id;
}

const key = ({ headers }: RestRequest): unknown => headers['idempotency-key'] ?? null;

const contractList = (path: string, everybody: boolean): Route =>
  route({
    method: 'GET',
    path,
    operation: 'RestContracts',
    variables: (request) => {
      const { actor, query } = request;
      if (everybody && actor.kind !== 'anonymous' && !('role' in actor && isSystemRole(actor.role))) {
        throw new Forbidden();
      }
      const { first, after } = listed(request);
      return { eventId: query.event_id ?? null, status: upperCase(query.status) ?? null, first, after };
    },
    body: ({ contracts: { nodes, pageInfo } }) => ({
      contracts: nodes.map(contract),
      next: next(pageInfo),
    }),
  });

export const contractRoutes: Route[] = [
  contractList('/api/partnerships/contracts', false),
  contractList('/api/partnerships/contracts/all', true),
  route({
    method: 'GET',
    path: '/api/partnerships/contracts/:id/shares',
    operation: 'RestContractShares',
    variables: ({ params }) => ({ id: params.id }),
    body: (data) => ({
      shares: (data.contract?.shares ?? []).map(share),
      total_percent: Number(data.contract?.totalPercent ?? 0),
    }),
  }),
  route({
    method: 'POST',
    path: '/api/partnerships/contract',
    names: NAMES,
    operation: 'RestCreateContract',
    status: 201,
    variables: (request) => ({
      input: { ...contractInput(request), idempotencyKey: key(request) },
    }),
    body: ({ createContract: { contract: given } }) => ({
      id: given.id,
      contract: contract(given),
      message: 'Revenue sharing contract created successfully!',
    }),
  }),
  route({
    method: 'POST',
    path: '/api/partnerships/approve-contract',
    names: NAMES,
    operation: 'RestApproveContract',
    variables: (request) => ({ id: contractId(request) }),
    body: ({ approveContract: { contract: approved, canFinalize, message } }) => ({
      can_finalize: canFinalize,
      contract: contract(approved),
      message,
    }),
  }),
  route({
    method: 'POST',
    path: '/api/partnerships/finalize',
    names: NAMES,
    operation: 'RestFinalizeContract',
    status: ({ finalizeContract: { contract: given } }) => (given.finalizing ? 202 : 200),
    variables: (request) => ({ id: contractId(request), idempotencyKey: key(request) }),
    body: ({ finalizeContract: { contract: given } }) => ({
      contract: contract(given),
      finalizing: given.finalizing,
      message: given.finalizing
        ? 'The escrow account is on its way to the ledger.'
        : 'Contract finalized successfully!',
    }),
  }),
];

export const financialsRoutes: Route[] = [
  route({
    method: 'GET',
    path: '/api/contracts/financials',
    operation: 'RestContractFinancials',
    variables: ({ query, faults }) => {
      required(faults, query, [['contract_id', 'Please choose a contract.']]);
      return { id: query.contract_id };
    },
    body: ({ contract }) => {
      const money = contract?.financials;
      if (!money) return {};
      return {
        contract_id: contract.id,
        total_revenue: smallest(money.totalRevenue),
        approved_expenses: smallest(money.approvedExpenses),
        net_revenue: smallest(money.netRevenue),
        available_for_distribution: smallest(money.availableForDistribution),
        total_financing: smallest(money.totalFinancing),
        distributed: smallest(money.distributed),
        owed_expenses: smallest(money.owedExpenses),
        owed_advances: smallest(money.owedAdvances),
        in_open_rounds: smallest(money.inOpenRounds),
        escrow_balance: money.escrowBalance && smallest(money.escrowBalance),
        escrow_reserve: money.escrowReserve && smallest(money.escrowReserve),
        ledger_asked: money.ledgerAsked,
      };
    },
  }),
];
