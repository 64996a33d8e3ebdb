import { GREETING, layOut, type MailRenderers } from '../../../platform/mail/index.ts';
import { ASSIGNED_EVENTS_WORDS } from './assigned-events.messages.ts';

/** Renders the mail to a member of an organisation whose events were changed. */
export const assignedEventsMails: Pick<MailRenderers, 'staff_events'> = {
  staff_events: async (scope, { language, payload }) => {
    const where = String(payload.where);
    const words = ASSIGNED_EVENTS_WORDS[language];
    const letter = {
      heading: words.heading,
      paragraphs: [GREETING[language](String(payload.name)), summary(words, where, payload.events)],
      action: { label: words.action, url: `${scope.services.config.publicUrl}/dashboard` },
      footnote: words.footnote,
    };
    return { subject: words.subject(where), ...layOut(letter, language), attachments: [] };
  },
};

/** @param events names; null for all events of the organisation */
function summary(words: (typeof ASSIGNED_EVENTS_WORDS)['en'], where: string, events: unknown): string {
  if (!Array.isArray(events)) return words.all(where);
  return events.length === 0 ? words.none(where) : words.some(where, events.join(', '));
}
