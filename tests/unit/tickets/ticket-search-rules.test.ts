import { expect, it } from 'vitest';
import { ticketNumber } from '../../../server/modules/tickets/index.ts';
import { readTicketSearch } from '../../../server/modules/tickets/ticket.rules.ts';

const read = (text: string) => readTicketSearch(text)?.otherwise;

it('takes an id, or the beginning of one, as a range of ids', () => {
  const id = '0190b8a0-1234-7abc-8def-0123456789ab';
  expect(read(id)).toEqual({ kind: 'id', from: id, to: id });
  expect(read(' 0190B8A0 ')).toEqual({
    kind: 'id',
    from: '0190b8a0-0000-0000-0000-000000000000',
    to: '0190b8a0-ffff-ffff-ffff-ffffffffffff',
  });
  expect(read('0190b8a0-12')).toMatchObject({ from: '0190b8a0-1200-0000-0000-000000000000' });
});

it('takes an address as an address and everything else as a name', () => {
  expect(read('Ama@Buyers.Test')).toEqual({ kind: 'email', email: 'ama@buyers.test' });
  expect(read('Ama Mensah')).toEqual({ kind: 'person', text: 'Ama Mensah' });
  expect(read('0190b8a')).toEqual({ kind: 'person', text: '0190b8a' });
  expect(read('f'.repeat(33))).toMatchObject({ kind: 'person' });
});

it('takes a text with the right check digit as the number of a ticket, and as what else it may be', () => {
  const place = { tierNumber: 2, serial: 118 };
  const number = ticketNumber(place);
  expect(readTicketSearch(number)).toMatchObject({ number: { kind: 'number', ...place } });
  expect(read(number)).toMatchObject({ kind: 'person', text: number });
});

it('takes nothing as nothing', () => {
  for (const nothing of [null, undefined, '', '  ', '\u0000']) expect(readTicketSearch(nothing)).toBeNull();
});
