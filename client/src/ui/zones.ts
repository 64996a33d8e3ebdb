export { fromZonedText, localDay, offsetAt, toZonedText } from '../../../server/lib/zones/zoned-text.ts';

/** The reader's own time zone. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
