import { isSystemRole } from '../../../platform/access/roles.ts';
import { type FieldFault, Forbidden } from '../../../platform/failures.ts';
import { list, maybe, shape } from '../../openapi/manual.ts';
import type { OwnVariable } from '../arguments.ts';
import type { RestRequest } from '../request.ts';
import { type Route, section } from '../route.ts';
import { decimal, upperCase } from '../wire.ts';

const { get, post } = section('Partnerships');

type Body = RestRequest['body'];

const SHARES: OwnVariable = {
  fields: {
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
  },
  read: ({ body: { shares }, faults }) =>
    Array.isArray(shares) ? shares.map(shareInput(faults)) : (shares ?? []),
};

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
  // Of another type it may have no text form at all.
  const digits = isWhole ? String(given) : '';
  if (/^\d{1,19}$/.test(digits)) {
    const padded = digits.padStart(8, '0');
    return `${padded.slice(0, -7).replace(/^0+(?=\d)/, '')}.${padded.slice(-7)}`;
  }
  const message =
    'A fixed amount is a whole number of the smallest units (10,000,000 are one XLM), 0 or more.';
  faults.push({ field, message });
  return null;
}

/** Users' ids, or signatories as returned by these paths. */
const SIGNATORIES: OwnVariable = {
  fields: {
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
  },
  read: ({ body: { signatories } }) =>
    Array.isArray(signatories) ? signatories.map(signatoryId) : (signatories ?? []),
};

const signatoryId = (given: unknown): unknown =>
  typeof given === 'object' && given !== null ? (given as Body).user_id : given;

/** @throws Forbidden for signed-in callers without a system role; the guard refuses the others */
function forSystemRoles({ actor }: RestRequest): void {
  if (actor.kind !== 'anonymous' && !('role' in actor && isSystemRole(actor.role))) throw new Forbidden();
}

const contractList = (path: string, before?: Route['before']): Route =>
  get(path, 'RestContracts', {
    summary: 'Lists contracts',
    note: "Contracts of the caller's issuer and contracts that the caller takes part in, newest first. `/all` is for system roles.",
    answers: 'ContractList',
    ...(before && { before }),
  });

export const contractRoutes: Route[] = [
  contractList('/api/partnerships/contracts'),
  contractList('/api/partnerships/contracts/all', forSystemRoles),
  get('/api/partnerships/contracts/:id/shares', 'RestContractShares', {
    summary: 'Lists the shares of a contract',
    answers: 'ShareList',
  }),
  post('/api/partnerships/contract', 'RestCreateContract', {
    summary: 'Creates a draft contract',
    note: 'Percentages cannot exceed 100 in total. Fixed amounts are paid first, in the order of the list.',
    answers: 'CreatedContract',
    status: 201,
    names: [[/^(shares\.\d+\.)(type|percent)$/, '$1share_$2']],
    values: { shares: SHARES, signatories: SIGNATORIES },
    message: 'Revenue sharing contract created successfully!',
  }),
  post('/api/partnerships/approve-contract', 'RestApproveContract', {
    summary: 'Approves a draft',
    note: 'Each signatory can approve it once.',
    answers: 'ContractApproved',
  }),
  post('/api/partnerships/finalize', 'RestFinalizeContract', {
    summary: 'Finalizes a contract and creates its escrow account',
    note: 'Returns 202 while the escrow account is being created on the ledger.',
    answers: 'ContractFinalized',
    status: ({ finalizeContract: { contract } }) => (contract.finalizing ? 202 : 200),
    message: ({ finalizeContract: { contract } }) =>
      contract.finalizing
        ? 'The escrow account is on its way to the ledger.'
        : 'Contract finalized successfully!',
  }),
];

export const financialsRoutes: Route[] = [
  get('/api/contracts/financials', 'RestContractFinancials', {
    summary: 'Retrieves the financial figures of a contract',
    note: 'Amounts in the smallest unit, computed from the journal, except for the escrow figures, which come from the ledger.',
    answers: 'Financials',
  }),
];
