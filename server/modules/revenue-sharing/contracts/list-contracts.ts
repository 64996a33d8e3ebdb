import { type Page, type Paging, pageOf, sliceByMoment } from '../../../platform/graphql/page.ts';
import { isUuid } from '../../../platform/is-uuid.ts';
import type { Scope } from '../../../platform/scope.ts';
import { presentContract } from './contract.present.ts';
import { readContractRecords, readVisibleContracts } from './contract.reads.ts';
import type { Contract } from './contract.type.ts';

export interface ContractsRequest {
  eventId?: string | null;
  status?: 'draft' | 'final' | null;
  page: Paging;
}

/**
 * Lists the contracts that the actor may see, newest first: those of their organiser, and those they are in; system
 * roles see all.
 * @throws BadInput for an invalid page
 */
export async function listContracts(scope: Scope, asked: ContractsRequest): Promise<Page<Contract>> {
  const { eventId } = asked;
  const slice = sliceByMoment(asked.page);
  const found =
    eventId && !isUuid(eventId)
      ? []
      : await readVisibleContracts(scope, { eventId, status: asked.status, slice });
  const records = await readContractRecords(
    scope,
    found.map(({ id }) => id),
  );
  return pageOf(
    records,
    slice,
    ({ createdAt, id }) => [createdAt.toISOString(), id],
    (record) => presentContract(scope, record),
  );
}
