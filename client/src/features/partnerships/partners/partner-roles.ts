import type { PartnerRole } from '../../../gql/graphql.ts';
import { partnerTexts } from '../../../texts/contracts.ts';

const ROLES: PartnerRole[] = ['PARTNER', 'MUSICIAN', 'SPONSOR', 'VENUE'];

/** Roles of partners, as options. */
export const PARTNER_ROLES = ROLES.map((value) => ({ value, label: partnerTexts.roles[value] }));
