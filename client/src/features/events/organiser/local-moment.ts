import { fromZonedText, ownZone, toZonedText } from '../../../ui/zones.ts';

/** Converts a timestamp to `datetime-local` text, to the minute. @param zone of the event */
export const toLocalMoment = (iso: string, zone: string): string => toZonedText(iso, zone);

/**
 * Converts `datetime-local` text to ISO 8601 in UTC; null when the field is empty or incomplete.
 * @param zone of the event
 */
export const fromLocalMoment = (local: string, zone: string): string | null => fromZonedText(local, zone);

/** "Africa/Nairobi": the time zone of fields that are in the reader's, shown beside them. */
export const localZone = ownZone;
