import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DOCUMENT_WORDS } from '../../../server/lib/documents/document-words.ts';
import { calendarEntry, eventTime, ticketMail } from '../../../server/lib/documents/index.ts';
import { event, printedTicket } from './fixtures.ts';

const order = {
  event,
  tickets: [
    printedTicket(),
    printedTicket({ id: '0193a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2c', tier: 'regular', number: 'C8TN05RA' }),
  ],
  buyerName: 'Wanjikũ',
  orderNumber: '4F7K2MXQ',
  due: 'KES 3,000.00',
  confirm: null,
  receipt: null,
  ticketsUrl: 'https://tickets.example.com/my?order=1&x=2',
  language: 'en' as const,
};

describe('the mail of tickets', () => {
  it('says that each admits once, unless a tier admits again', () => {
    const again = printedTicket({ entry: { rule: 'times', limit: 2 } });
    for (const language of ['en', 'fr', 'sw'] as const) {
      const once = ticketMail({ ...order, language });
      const mixed = ticketMail({ ...order, language, tickets: [...order.tickets, again] });
      const { admitsOnce, admitsByTicket } = DOCUMENT_WORDS[language];
      for (const part of ['text', 'html'] as const) {
        expect(once[part]).toContain(admitsOnce);
        expect(mixed[part]).not.toContain(admitsOnce);
        expect(mixed[part]).toContain(admitsByTicket);
      }
    }
  });
});

describe('the time of an event', () => {
  it.each([
    ['Africa/Nairobi', '2026-12-05T20:30:00Z', '19:00 to 23:30 EAT'],
    ['Africa/Nairobi', '2026-12-06T01:00:00Z', '19:00 to 04:00 EAT'],
    ['Africa/Nairobi', '2026-12-07T20:30:00Z', '19:00 to 7 Dec, 23:30 EAT'],
    ['Africa/Nairobi', '2026-12-05T16:00:00Z', '19:00 EAT'],
    ['UTC', '2026-12-05T20:30:00Z', '16:00 to 20:30 UTC'],
  ])('in %s until %s is %s', (zone, end, time) => {
    expect(eventTime(event.startsAt, new Date(end), zone)).toEqual({
      date: 'Saturday 5 December 2026',
      time,
    });
  });

  it('has the date of its zone', () => {
    const late = new Date('2026-12-05T22:00:00Z');
    expect(eventTime(late, late, 'Africa/Nairobi').date).toBe('Sunday 6 December 2026');
  });
});

describe('the mail of an order', () => {
  const mail = ticketMail(order);

  it('says what, when with its zone, where, for whom and what is due, in both forms', () => {
    expect(mail.subject).toBe('Your 2 tickets for Sauti za Nairobi: Night One');
    for (const form of [mail.text, mail.html]) {
      for (const words of [
        'Wanjikũ',
        'Saturday 5 December 2026',
        '19:00 to 23:30 EAT',
        'KICC, Nairobi, Kenya',
        'KES 3,000.00',
        '4F7K2MXQ',
      ]) {
        expect(form).toContain(words);
      }
    }
    expect(mail.text).toContain(order.ticketsUrl);
    expect(mail.html).toContain('href="https://tickets.example.com/my?order=1&amp;x=2"');
  });

  it('says until when the address has to be confirmed, with the link that does', () => {
    const confirm = { by: new Date('2026-12-01T09:30:00Z'), url: 'https://tickets.example.com/c?token=x' };
    const unconfirmed = ticketMail({ ...order, confirm });
    for (const form of [unconfirmed.text, unconfirmed.html]) {
      expect(form).toContain('Confirm by Tuesday 1 December 2026, 12:30 EAT, or the places go back on sale.');
      expect(form).toContain(confirm.url);
    }
    expect(mail.text).not.toContain('Confirm');
  });

  it.each([
    [
      'sw',
      'Tiketi zako 2 za Sauti za Nairobi: Night One',
      '19:00 hadi 23:30 EAT',
      'Unalipa langoni',
      'Desemba',
    ],
    [
      'fr',
      'Vos 2 billets pour Sauti za Nairobi: Night One',
      '19:00 à 23:30 EAT',
      'À payer à l’entrée',
      'décembre',
    ],
  ] as const)('is written in %s for its reader', (language, subject, time, due, month) => {
    const { subject: reported, text, html } = ticketMail({ ...order, language });
    expect(reported).toBe(subject);
    for (const form of [text, html]) for (const words of [time, due, month]) expect(form).toContain(words);
    expect(html).toContain(`<html lang="${language}">`);
    expect(text + html).not.toMatch(/Due at the door|Your tickets|Attached/);
  });

  it('says nothing of dues when there are none, and counts one ticket in words', () => {
    const paid = ticketMail({ ...order, tickets: [printedTicket()], due: null });
    expect(paid.subject).toBe('Your ticket for Sauti za Nairobi: Night One');
    expect(paid.text + paid.html).not.toContain('Due at the door');
  });

  it('tells a buyer who paid where the receipt is', () => {
    for (const language of ['en', 'sw', 'fr'] as const) {
      const forms = (['attached', 'on_page', null] as const).map(
        (receipt) => ticketMail({ ...order, receipt, language }).text,
      );
      expect(new Set(forms).size).toBe(3);
      expect(forms[0]).toContain('(PDF)');
    }
  });

  it('keeps what people typed from becoming markup, headers or lines', () => {
    const evil = 'A<img src=x onerror=alert(1)>"\r\nBcc: everybody@example.com';
    const ticket = printedTicket({ holder: evil, tier: evil });
    const { subject, html, text } = ticketMail({
      ...order,
      tickets: [ticket],
      buyerName: evil,
      event: { ...event, name: evil, venue: evil, issuer: evil },
    });
    expect(subject).not.toMatch(/[\r\n]/);
    expect(html).not.toContain('<img src=x');
    expect(html.match(/<img /g)).toHaveLength(2);
    expect(text).not.toMatch(/^Bcc/m);
  });

  it('asks for nothing from outside', () => {
    expect(mail.html).not.toMatch(/src="(?!cid:)|url\(|<link|<script|@import/);
  });
});

describe('the calendar entry', () => {
  const now = new Date('2026-11-21T10:00:00Z');
  const entry = calendarEntry({ event, id: 'order-1', now });
  const unfolded = entry.replace(/\r\n[ \t]/g, '');

  it('has the event with its times in UTC', () => {
    for (const line of [
      'BEGIN:VCALENDAR',
      'METHOD:PUBLISH',
      'UID:order-1@passa',
      'DTSTAMP:20261121T100000Z',
      'DTSTART:20261205T160000Z',
      'DTEND:20261205T203000Z',
      'SUMMARY:Sauti za Nairobi: Night One',
      'LOCATION:KICC\\, Nairobi\\, Kenya',
      'STATUS:CONFIRMED',
      'TRIGGER:-PT3H',
      'END:VCALENDAR',
    ]) {
      expect(unfolded.split('\r\n')).toContain(line);
    }
  });

  it('can take an event back', () => {
    expect(calendarEntry({ event, id: 'order-1', now, status: 'cancelled' })).toContain('STATUS:CANCELLED');
  });

  it('never lets text become a line of its own', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const name = `${text}\r\nBEGIN:VALARM\nX-EVIL:1`;
        const lines = calendarEntry({ event: { ...event, name, venue: name }, id: 'x', now })
          .replace(/\r\n[ \t]/g, '')
          .split('\r\n');
        expect(lines.filter((line) => line === 'BEGIN:VALARM')).toHaveLength(1);
        expect(lines).not.toContain('X-EVIL:1');
      }),
    );
  });
});
