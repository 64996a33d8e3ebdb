import type { FastifyInstance } from 'fastify';
import { calendarEntry } from '../../lib/documents/index.ts';
import { findPublishedEvent, printedEventOf } from '../../modules/events/index.ts';

/** GET /events/{slug}/calendar.ics: a published event as a calendar file; phones offer to add it. */
export function serveEventCalendar(http: FastifyInstance): void {
  http.get<{ Params: { slug: string } }>('/events/:slug/calendar.ics', async ({ scope, params }, reply) => {
    const event = await findPublishedEvent(scope, params.slug);
    const printed = printedEventOf(event, scope.services.config.publicUrl);
    return reply
      .type('text/calendar; charset=utf-8; method=PUBLISH')
      .header('content-disposition', `attachment; filename="${event.slug}.ics"`)
      .header('cache-control', 'public, max-age=60')
      .send(calendarEntry({ event: printed, id: event.id, now: scope.clock.now() }));
  });
}
