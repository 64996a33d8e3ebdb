import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTicketNumber, ticketNumber } from '../../../server/modules/tickets/index.ts';

const places = fc.record({
  tierNumber: fc.integer({ min: 1, max: 1_000 }),
  serial: fc.integer({ min: 1, max: 16_777_216 }),
});

describe('the number of a ticket', () => {
  it('has eight letters and digits without I, L, O, S and U', () => {
    fc.assert(
      fc.property(places, (place) => {
        expect(ticketNumber(place)).toMatch(/^[0-9A-HJKMNPQRTVWXYZ]{8}$/);
      }),
    );
  });

  it('leads back to its tier and serial, as printed and as people type it', () => {
    fc.assert(
      fc.property(places, (place) => {
        const number = ticketNumber(place);
        expect(readTicketNumber(number)).toEqual(place);
        expect(readTicketNumber(` ${number.slice(0, 4).toLowerCase()}-${number.slice(4)} `)).toEqual(place);
        const misread = number
          .replaceAll('1', 'l')
          .replaceAll('0', 'o')
          .replaceAll('5', 's')
          .replaceAll('V', 'u');
        expect(readTicketNumber(misread)).toEqual(place);
      }),
    );
  });

  it('is no number with one wrong character, or with two that changed places', () => {
    fc.assert(
      fc.property(places, fc.nat(7), fc.nat(7), fc.nat(29), (place, at, other, step) => {
        const letters = [...ticketNumber(place)];
        const alphabet = '0123456789ABCDEFGHJKMNPQRTVWXYZ';
        const wrong = [...letters];
        wrong[at] = alphabet[(alphabet.indexOf(letters[at] ?? '') + 1 + step) % 31] ?? '';
        expect(readTicketNumber(wrong.join(''))).toBeNull();
        if (letters[at] === letters[other]) return;
        const swapped = [...letters];
        [swapped[at], swapped[other]] = [letters[other] ?? '', letters[at] ?? ''];
        expect(readTicketNumber(swapped.join(''))).toBeNull();
      }),
    );
  });

  it('differs from its neighbours in at least three characters, the first among them', () => {
    for (let serial = 1; serial < 500; serial += 1) {
      const [one, next] = [serial, serial + 1].map((of) => [...ticketNumber({ tierNumber: 1, serial: of })]);
      expect(one?.[0]).not.toBe(next?.[0]);
      expect(one?.filter((letter, place) => letter !== next?.[place]).length).toBeGreaterThanOrEqual(3);
    }
  });

  it.each(['', 'Wanjiku', '01a2101c-5b77', '4F7K2MX', '4F7K2MXQ9', '????????'])('is not %j', (text) => {
    expect(readTicketNumber(text)).toBeNull();
  });
});
