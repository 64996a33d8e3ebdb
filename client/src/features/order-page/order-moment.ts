/** How near an event is for someone with a ticket. */
export type OrderMoment = 'BEFORE' | 'ON_THE_WAY' | 'AT_THE_GATE' | 'AFTER';

const HOUR_MS = 3_600_000;
/** People set out within these hours of the start, and queue in the last one. */
const SET_OUT_MS = 6 * HOUR_MS;
const QUEUE_MS = HOUR_MS;

/**
 * @param times ISO timestamps of the event
 * @param now milliseconds since the epoch
 */
export function momentOf(
  { startDate, endDate }: { startDate: string; endDate: string },
  now: number,
): OrderMoment {
  const start = Date.parse(startDate);
  if (now >= Date.parse(endDate)) return 'AFTER';
  if (now >= start - QUEUE_MS) return 'AT_THE_GATE';
  return now >= start - SET_OUT_MS ? 'ON_THE_WAY' : 'BEFORE';
}
