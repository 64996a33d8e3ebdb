import type { PartnerRole } from '../../../gql/graphql.ts';
import { partnerTexts } from '../../../texts/contracts.ts';

const ROLES: PartnerRole[] = ['PARTNER', 'MUSICIAN', 'SPONSOR', 'VENUE'];

/** The roles of partners, as a choice offers them. */
export const PARTNER_ROLES = ROLES.map((value) => ({ value, label: partnerTexts.roles[value] }));
