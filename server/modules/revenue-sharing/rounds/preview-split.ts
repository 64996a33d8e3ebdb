import { parseAmount } from '../../../lib/money/index.ts';
import { type FieldFault, refuseFaults } from '../../../platform/failures.ts';
import { presentLumens } from '../../../platform/graphql/money.schema.ts';
import { isUuid } from '../../../platform/is-uuid.ts';
import type { Scope } from '../../../platform/scope.ts';
import { UnknownPartner } from '../contracts/contract.failures.ts';
import { readKnownPartners } from '../contracts/contract.reads.ts';
import { checkedShareTerms, type GivenShare } from '../contracts/contract-terms.rules.ts';
import { amountOrFault } from '../entered-amount.rules.ts';
import { presentPartner } from '../partners/partner.queries.ts';
import type { Partner } from '../partners/partner.schema.ts';
import { splitRevenue } from './payments.rules.ts';
import type { SplitLine } from './round.schema.ts';

const ORGANISER = 'Organizer';

/**
 * Divides an amount as the first release of a contract with these shares would.
 * @param amount XLM
 * @throws BadInput for shares that no contract can have, UnknownPartner
 */
export async function splitPreview(
  scope: Scope,
  given: readonly GivenShare[],
  amount: string,
): Promise<SplitLine[]> {
  const terms = given.length === 0 ? [] : checkedShareTerms(given);
  const partners = await partnersOf(scope, [...new Set(terms.map(({ partnerId }) => partnerId))]);
  const faults: FieldFault[] = [];
  const units = amountOrFault(amount, 'XLM', { field: 'amount', faults }, parseAmount)?.units ?? 0n;
  refuseFaults(faults);
  const split = splitRevenue(units, terms);
  return [
    ...terms.map(({ partnerId, type }, index) => {
      const partner = partners.get(partnerId) ?? null;
      const amount = presentLumens(split.shares[index] ?? 0n);
      return { partner, name: partner?.name ?? '', type, amount };
    }),
    { partner: null, name: ORGANISER, type: null, amount: presentLumens(split.issuer) },
  ];
}

/** @throws UnknownPartner for a partner whom the actor does not know */
async function partnersOf(scope: Scope, ids: readonly string[]): Promise<Map<string, Partner>> {
  const known = ids.every(isUuid) ? [...(await readKnownPartners(scope, ids)).values()] : [];
  if (known.length !== ids.length) throw new UnknownPartner();
  return new Map(known.map((record) => [record.id, presentPartner(record)]));
}
