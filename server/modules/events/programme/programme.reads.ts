import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import type { Scope } from '../../../platform/scope.ts';
import type { Act, Faq } from './programme.rules.ts';

export interface Programme {
  acts: Act[];
  faqs: Faq[];
}

interface Row {
  eventId: string;
  acts: (Omit<Act, 'startsAt'> & { startsAt: string | null })[];
  faqs: Faq[];
}

/**
 * Reads line-ups and answered questions of events, in order. Bypasses row-level security; the caller has checked that
 * the reader may see the events.
 */
export async function readProgrammes(scope: Scope, eventIds: string[]): Promise<Map<string, Programme>> {
  const rows = await scope.db.read<Row>(SYSTEM_TENANCY, {
    name: 'event-programmes',
    text: `SELECT e.id AS "eventId",
        coalesce((SELECT json_agg(json_build_object('name', a.name, 'note', a.note, 'startsAt', a.starts_at, 'link', a.link)
          ORDER BY a.position) FROM event_acts a WHERE a.event_id = e.id), '[]') AS acts,
        coalesce((SELECT json_agg(json_build_object('question', f.question, 'answer', f.answer)
          ORDER BY f.position) FROM event_faqs f WHERE f.event_id = e.id), '[]') AS faqs
      FROM unnest($1::uuid[]) AS e (id)`,
    values: [eventIds],
  });
  return new Map(rows.map(({ eventId, acts, faqs }) => [eventId, { acts: acts.map(withDate), faqs }]));
}

const withDate = (act: Row['acts'][number]): Act => ({
  ...act,
  startsAt: act.startsAt === null ? null : new Date(act.startsAt),
});
