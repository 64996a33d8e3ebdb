import { decodeCursor, type Page, pageOf, pageSize } from '../../../graphql/page.ts';
import type { Scope } from '../../../scope.ts';
import { momentCursor } from '../moment-cursor.ts';
import { partnersShown } from './partner.policy.ts';
import { presentPartner } from './partner.present.ts';
import { type PartnerFilter, readPartners } from './partner.reads.ts';
import type { Partner } from './partner.type.ts';

export interface PartnerList extends PartnerFilter {
  first: number;
  after?: string | null | undefined;
}

/** The partners of the actor's organiser, or of all for system roles, the last invited first. */
export async function listPartners(scope: Scope, asked: PartnerList): Promise<Page<Partner>> {
  const issuerId = partnersShown(scope.actor);
  const first = pageSize(asked.first);
  const after = momentCursor(decodeCursor(asked.after, 2));
  const rows = await readPartners(scope, issuerId, { ...asked, first, after });
  return pageOf(rows, first, (row) => [row.invitedAt.toISOString(), row.id], presentPartner);
}
