import { type EventReport, eventReportPdf, eventTime } from '../../../lib/documents/index.ts';
import type { Language } from '../../../lib/language/language.ts';
import { actsFor, can } from '../../../platform/access/actor.ts';
import { Forbidden, NotFound } from '../../../platform/failures.ts';
import type { Scope } from '../../../platform/scope.ts';
import { type Event, findEvent } from '../../events/index.ts';
import { EVENT_REPORT_WORDS } from './event-report.messages.ts';
import { type EventReportRecord, readEventReport } from './event-report.reads.ts';
import { EventReportTables } from './event-report.tables.ts';

/**
 * Prints sales, dues, entries and refunds of an event as a PDF in the language of the reader. It names no person.
 * @throws NotFound, Forbidden
 */
export async function printEventReport(
  scope: Scope,
  eventId: string,
): Promise<{ fileName: string; content: Buffer }> {
  const event = await findEvent(scope, eventId);
  const { actor } = scope;
  if (!actsFor(actor, { issuerId: event.issuer.id, eventId: event.id }) || !can(actor, 'VIEW_SALES'))
    throw new Forbidden();
  const record = await readEventReport(scope, event.id);
  if (!record) throw new NotFound('event');
  return {
    fileName: `report-${event.slug}.pdf`,
    content: await eventReportPdf(reportOf(event, record, scope.language, scope.clock.now())),
  };
}

function reportOf(event: Event, record: EventReportRecord, language: Language, now: Date): EventReport {
  const words = EVENT_REPORT_WORDS[language];
  const { date, time } = eventTime(event.startDate, event.endDate, event.timeZone, language);
  const made = eventTime(now, now, event.timeZone, language);
  const tables = new EventReportTables(language, record);
  return {
    language,
    eventId: event.id,
    category: event.category,
    kind: words.title,
    title: event.name,
    issuer: event.issuer.name,
    when: `${date}, ${time}`,
    venue: event.venue,
    status: words.statuses[event.status],
    made: words.made(`${made.date}, ${made.time}`),
    figures: tables.figures(),
    tables: tables.all(),
  };
}
