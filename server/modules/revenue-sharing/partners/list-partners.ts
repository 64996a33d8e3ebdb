import { type Page, type Paging, pageOf, sliceByMoment } from '../../../platform/graphql/page.ts';
import type { Scope } from '../../../platform/scope.ts';
import { partnersShown } from './partner.policy.ts';
import { presentPartner } from './partner.present.ts';
import { type PartnerFilter, readPartners } from './partner.reads.ts';
import type { Partner } from './partner.type.ts';

export interface PartnerList extends PartnerFilter {
  page: Paging;
}

/** Lists the partners of the actor's organiser, or of all for system roles, the last invited first. */
export async function listPartners(scope: Scope, asked: PartnerList): Promise<Page<Partner>> {
  const issuerId = partnersShown(scope.actor);
  const slice = sliceByMoment(asked.page);
  const rows = await readPartners(scope, issuerId, { ...asked, slice });
  return pageOf(rows, slice, (row) => [row.invitedAt.toISOString(), row.id], presentPartner);
}
