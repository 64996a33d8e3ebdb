import { isoInZone } from '../../../lib/zones/index.ts';
import type { PassContent } from '../port.ts';
import { STRINGS } from './strings.ts';

/** Identity of a pass, and how its devices fetch changes. */
export interface PassIdentity {
  readonly passType: string;
  readonly team: string;
  /** null: devices take changes only over https. */
  readonly webService: { readonly url: string; readonly token: string } | null;
}

/** A text of `strings.ts`, which the phone shows in its language. */
type Label = keyof typeof STRINGS;

interface Field {
  key: string;
  label: Label;
  value: string;
  /** Shown when the value changes; `%@` is the new one. */
  changeMessage?: Label;
  [more: string]: unknown;
}

/** Returns pass.json of an event ticket; see Apple's Wallet Passes documentation. */
export function passJson(content: PassContent, { passType, team, webService }: PassIdentity): object {
  const { event, ticketId, number, code, isVoid } = content;
  return {
    formatVersion: 1,
    passTypeIdentifier: passType,
    teamIdentifier: team,
    serialNumber: ticketId,
    organizationName: event.issuer,
    description: `${event.name}: ${number}`,
    groupingIdentifier: event.id,
    sharingProhibited: true,
    backgroundColor: 'rgb(11, 110, 110)',
    foregroundColor: 'rgb(255, 255, 255)',
    labelColor: 'rgb(251, 230, 190)',
    relevantDate: isoInZone(event.startsAt, event.timeZone),
    expirationDate: isoInZone(content.validUntil, event.timeZone),
    ...(isVoid && { voided: true }),
    ...(webService && { webServiceURL: webService.url, authenticationToken: webService.token }),
    ...(code !== null && {
      barcodes: [
        { format: 'PKBarcodeFormatQR', message: code, messageEncoding: 'iso-8859-1', altText: number },
      ],
    }),
    eventTicket: {
      headerFields: [field('tier', 'Ticket', content.tier)],
      primaryFields: [field('event', 'Event', event.name)],
      secondaryFields: [starts(content), venue(content)],
      auxiliaryFields: [
        field('holder', 'Holder', content.holder),
        field('number', 'Number', number),
        ...(content.due === null ? [] : [field('due', 'To pay at the door', content.due)]),
      ],
      backFields: [
        ...noticeOf(content),
        when('ends', 'Ends', event.endsAt, event.timeZone),
        field('organiser', 'Organiser', event.issuer),
        field('page', 'Your ticket', content.url),
        field('eventPage', 'Event page', event.url),
      ],
    },
  };
}

const field = (key: string, label: Label, value: string): Field => ({ key, label, value });

/** A time, which the phone writes in its own way, in the time of the event. */
const when = (key: string, label: Label, at: Date, timeZone: string): Field => ({
  ...field(key, label, isoInZone(at, timeZone)),
  dateStyle: 'PKDateStyleMedium',
  timeStyle: 'PKDateStyleShort',
  ignoresTimeZone: true,
});

const starts = ({ event }: PassContent): Field => ({
  ...when('starts', 'Starts', event.startsAt, event.timeZone),
  changeMessage: 'New time: %@',
});

const venue = ({ event }: PassContent): Field => ({
  ...field('venue', 'Venue', event.venue),
  changeMessage: 'New venue: %@',
});

function noticeOf({ isVoid, needsPage }: PassContent): Field[] {
  const text: Label | undefined = isVoid
    ? 'This ticket is no longer valid.'
    : needsPage
      ? 'This ticket needs its live code. Open the page of the ticket at the entrance.'
      : undefined;
  // The phone looks up values in the strings as well as labels.
  return text ? [{ ...field('notice', 'Note', text), changeMessage: '%@' }] : [];
}
