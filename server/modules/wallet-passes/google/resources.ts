import { isoInZone } from '../../../lib/zones/index.ts';
import type { PassContent, PassEvent } from '../port.ts';
import { GOOGLE_TEXTS } from './texts.ts';

/** A resource of Google Wallet, with the path of its kind below the API. */
export interface Resource {
  readonly kind: 'eventTicketClass' | 'eventTicketObject';
  readonly id: string;
  readonly body: Readonly<Record<string, unknown>>;
}

const localized = (language: string, value: string) => ({ defaultValue: { language, value } });

export const classId = (issuer: string, eventId: string): string => `${issuer}.event-${eventId}`;
export const objectId = (issuer: string, ticketId: string): string => `${issuer}.ticket-${ticketId}`;

interface ClassContext {
  issuer: string;
  language: string;
  logoUrl: string;
}

/** The class of an event: what all of its tickets show. */
export function eventClass(event: PassEvent, { issuer, language, logoUrl }: ClassContext): Resource {
  const id = classId(issuer, event.id);
  return {
    kind: 'eventTicketClass',
    id,
    body: {
      id,
      issuerName: event.issuer.slice(0, MAX_ISSUER),
      eventId: event.id,
      eventName: localized(language, event.name),
      venue: { name: localized(language, event.venue), address: localized(language, event.venue) },
      dateTime: {
        start: isoInZone(event.startsAt, event.timeZone),
        end: isoInZone(event.endsAt, event.timeZone),
      },
      logo: { sourceUri: { uri: logoUrl }, contentDescription: localized(language, 'Passa') },
      hexBackgroundColor: '#0B6E6E',
      homepageUri: { uri: event.url },
      reviewStatus: 'UNDER_REVIEW',
    },
  };
}

/** Fields of a change need a value: one that is left out stays. */
const NO_NAME = '–';

/** What an object becomes before its pass is forgotten: void, without the name of its holder. */
export function clearedObject(ticketId: string, issuer: string): Resource {
  const id = objectId(issuer, ticketId);
  return {
    kind: 'eventTicketObject',
    id,
    body: { id, state: 'INACTIVE', ticketHolderName: NO_NAME, barcode: null, textModulesData: [] },
  };
}

/** Google cuts longer names. */
const MAX_ISSUER = 100;

/** The object of a ticket. An update replaces lists and removes the code of a ticket that shows none. */
export function ticketObject(content: PassContent, issuer: string): Resource {
  const { event, number, code, isVoid, due, needsPage, language } = content;
  const texts = GOOGLE_TEXTS[language];
  const id = objectId(issuer, content.ticketId);
  const notice = isVoid ? texts.isVoid : needsPage ? texts.needsPage : null;
  return {
    kind: 'eventTicketObject',
    id,
    body: {
      id,
      classId: classId(issuer, event.id),
      state: isVoid ? 'INACTIVE' : 'ACTIVE',
      ticketHolderName: content.holder,
      ticketNumber: number,
      ticketType: localized(language, content.tier),
      validTimeInterval: {
        start: { date: content.validFrom.toISOString() },
        end: { date: content.validUntil.toISOString() },
      },
      barcode: code === null ? null : { type: 'QR_CODE', value: code, alternateText: number },
      textModulesData: [
        ...(notice === null ? [] : [{ id: 'notice', header: texts.note, body: notice }]),
        ...(due === null ? [] : [{ id: 'due', header: texts.due, body: due }]),
      ],
      linksModuleData: { uris: [{ id: 'ticket', uri: content.url, description: texts.page }] },
    },
  };
}
