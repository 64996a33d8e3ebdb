import { inLanguage } from '../language/in-language.ts';

/** Badges of the states that buyers and door workers see; the others show the name of the state. */
export const statusTexts = inLanguage('statusTexts', {
  draft: 'Draft',
  published: 'Published',
  active: 'Active',
  used: 'Used',
  revoked: 'Revoked',
  cancelled: 'Cancelled',
  expired: 'Expired',
  due: 'Due',
  held: 'Held',
  paid: 'Paid',
  paying: 'Paying',
  pending: 'Pending',
  refunding: 'Refunding',
  refunded: 'Refunded',
  failed: 'Failed',
  admitted: 'Admitted',
  refused: 'Refused',
});
