import { specialTexts } from '../../../texts/special.ts';
import { momentText } from '../../../ui/moment-text.ts';

interface SalesWindow {
  salesStart?: string | null;
  salesEnd?: string | null;
}

/** Why a tier is not sold at this moment; null when it is. */
export function notNow({ salesStart, salesEnd }: SalesWindow): string | null {
  if (salesStart && Date.parse(salesStart) > Date.now()) return specialTexts.soldFrom(momentText(salesStart));
  return salesEnd && Date.parse(salesEnd) <= Date.now() ? specialTexts.saleEnded : null;
}
