import { describe, expect, it } from 'vitest';
import type { RosterGuest } from '../../../client/src/features/door-app/roster/roster-guest.ts';
import { plainName, RosterIndex } from '../../../client/src/features/door-app/roster/roster-index.ts';

let serial = 0;

function guest(holder: string | null, more: Partial<RosterGuest> = {}): RosterGuest {
  serial += 1;
  return {
    ticketId: `0190cccc-0000-7000-8000-${String(serial).padStart(12, '0')}`,
    number: `N${String(serial).padStart(7, '0')}`,
    orderNumber: 'KQ7M2P9A',
    tier: 'VIP',
    status: 'ACTIVE',
    graceSeconds: 900,
    holder,
    answers: [],
    ...more,
  };
}

function indexOf(...guests: RosterGuest[]): RosterIndex {
  const index = new RosterIndex();
  index.setPage({ number: 0, digest: 'a', guests });
  return index;
}

const names = (index: RosterIndex, text: string): (string | null)[] =>
  index.find(text, 20).guests.map(({ holder }) => holder);

describe('a search of the roster', () => {
  it.each([
    ['José Ångström', 'jose ang'],
    ['ZOË  O’BRIEN', 'obrien zoe'],
    ["N'Golo Kanté", 'ngolo'],
    ['Łukasz Żółć', 'lukasz zolc'],
    ['Wanjikũ wa Kamaũ', 'Wanjiku Kamau'],
    ['Nguyễn Thị Bích', 'NGUYEN thi'],
    ['Amélie-Anne Dupont', 'anne dup'],
    ['Wanjiku Kamau', 'jiku'],
    ['محمد علي', 'محمد'],
  ])('finds %s by %s', (holder, text) => {
    expect(names(indexOf(guest(holder), guest('Otieno Odhiambo')), text)).toEqual([holder]);
  });

  it('needs all words, in any order', () => {
    const index = indexOf(guest('Wanjiku Kamau'), guest('Wanjiku Otieno'));
    expect(names(index, 'otieno wanj')).toEqual(['Wanjiku Otieno']);
    expect(names(index, 'wanj achieng')).toEqual([]);
  });

  it('puts beginnings of words before their middles', () => {
    expect(names(indexOf(guest('Diana Mutua'), guest('Anastasia')), 'ana')).toEqual([
      'Anastasia',
      'Diana Mutua',
    ]);
  });

  it.each([
    ['the ticket number', 'kxyz-12ab'],
    ['a part of it with a look-alike', 'XYZ I2'],
    ['the order number', 'abcd 1234'],
    ['the beginning of the ticket id', '0190CCCC-dead'],
  ])('finds a ticket by %s', (_what, text) => {
    const wanted = guest('Achieng', {
      ticketId: '0190cccc-dead-7000-8000-00000000beef',
      number: 'KXYZ12AB',
      orderNumber: 'ABCD1234',
    });
    expect(names(indexOf(guest('Baraka'), wanted), text)).toEqual(['Achieng']);
  });

  it('finds tickets without a name by number alone', () => {
    const index = indexOf(guest(null, { number: 'KXYZ12AB' }));
    expect(index.find('KXYZ', 20).total).toBe(1);
    expect(index.find('null', 20).total).toBe(0);
    expect(index.find('  -  ', 20).total).toBe(0);
  });

  it('counts all and returns the first', () => {
    const many = indexOf(...Array.from({ length: 50 }, (_, nth) => guest(`Guest ${nth}`)));
    const { guests, total } = many.find('guest', 20);
    expect([guests.length, total]).toEqual([20, 50]);
  });

  it('forgets the guests of a page that is replaced', () => {
    const index = indexOf(guest('Achieng'));
    index.setPage({ number: 0, digest: 'b', guests: [guest('Deleted person')] });
    expect(names(index, 'achieng')).toEqual([]);
    expect(index.size).toBe(1);
    index.setPage({ number: 0, digest: '', guests: [] });
    expect([index.size, index.pages.size]).toEqual([0, 0]);
  });
});

describe('a name as it is compared', () => {
  it('has small letters, no marks and one space between words', () => {
    expect(plainName('  Dr. Øystein  d’Été (VIP)')).toBe('dr oystein dete vip');
  });
});
