import { inLanguage } from '../language/in-language.ts';

/** What badges say of the states that a buyer or a door worker meets; the others are said as they are called. */
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
