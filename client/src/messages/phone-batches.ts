import { inStaffLanguage } from '../language/in-staff-language.ts';

interface Counts {
  recipients: number;
  waiting: number;
  delivered: number;
  failed: number;
  unknown: number;
}

/** Messages of an organiser to the phones of ticket holders. */
export const phoneBatchTexts = inStaffLanguage('phoneBatchTexts', {
  title: 'Message to phones',
  lead: 'Goes to ticket holders who asked for messages on their phones, between 8:00 and 21:00.',
  body: 'Message to phones',
  bodyHint: (max: number) => `Up to ${max} characters. Your name and a link to stop messages are added.`,
  budget: (left: string, limit: string) => `${left} of ${limit} left in this month`,
  count: 'Show the cost',
  nobody: 'No ticket holder of this group gets messages on a phone.',
  estimate: (recipients: number, segments: number, cost: string) =>
    `${recipients === 1 ? '1 phone' : `${recipients} phones`}, ${segments === 1 ? '1 part' : `${segments} parts`}: about ${cost}`,
  send: (cost: string) => `Send for ${cost}`,
  queued: 'The message is on its way.',
  sent: 'Messages sent to phones',
  state: ({ recipients, waiting, delivered, failed, unknown }: Counts) =>
    [
      `${delivered} of ${recipients} delivered`,
      ...(waiting > 0 ? [`${waiting} on the way`] : []),
      ...(failed > 0 ? [`${failed} not delivered`] : []),
      ...(unknown > 0 ? [`${unknown} not known`] : []),
    ].join(' · '),
});
