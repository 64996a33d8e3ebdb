import { expect, it } from 'vitest';
import { readTicketSearch } from '../../../server/modules/tickets/ticket-search.rules.ts';

it('takes an id, or the beginning of one, as a range of ids', () => {
  const id = '0190b8a0-1234-7abc-8def-0123456789ab';
  expect(readTicketSearch(id)).toEqual({ kind: 'id', from: id, to: id });
  expect(readTicketSearch(' 0190B8A0 ')).toEqual({
    kind: 'id',
    from: '0190b8a0-0000-0000-0000-000000000000',
    to: '0190b8a0-ffff-ffff-ffff-ffffffffffff',
  });
  expect(readTicketSearch('0190b8a0-12')).toMatchObject({ from: '0190b8a0-1200-0000-0000-000000000000' });
});

it('takes an address as an address and everything else as a name', () => {
  expect(readTicketSearch('Ama@Buyers.Test')).toEqual({ kind: 'email', email: 'ama@buyers.test' });
  expect(readTicketSearch('Ama Mensah')).toEqual({ kind: 'person', text: 'Ama Mensah' });
  expect(readTicketSearch('0190b8a')).toEqual({ kind: 'person', text: '0190b8a' });
  expect(readTicketSearch('f'.repeat(33))).toMatchObject({ kind: 'person' });
});

it('takes nothing as nothing', () => {
  for (const nothing of [null, undefined, '', '  ', '\u0000']) expect(readTicketSearch(nothing)).toBeNull();
});
