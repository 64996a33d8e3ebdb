import { specialTexts } from '../../../texts/special.ts';
import { momentText } from '../../../ui/moment-text.ts';

interface SalesWindow {
  salesStart?: string | null;
  salesEnd?: string | null;
}

/** Returns why a tier is not on sale now; null when it is. */
export function notNow({ salesStart, salesEnd }: SalesWindow): string | null {
  if (salesStart && Date.parse(salesStart) > Date.now()) return specialTexts.soldFrom(momentText(salesStart));
  return salesEnd && Date.parse(salesEnd) <= Date.now() ? specialTexts.saleEnded : null;
}
