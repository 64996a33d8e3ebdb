import { describe, expect, it } from 'vitest';
import {
  maskedPhoneNumber,
  phoneNumberText,
  readPhoneNumber,
} from '../../../server/lib/phone/phone-number.ts';

describe('phone numbers', () => {
  it.each([
    ['+254712345678', '+254712345678'],
    [' +254 712 345 678 ', '+254712345678'],
    ['00254 712-345-678', '+254712345678'],
    ['+254 (0) 712 345 678', '+254712345678'],
    ['+33 6 12 34 56 78', '+33612345678'],
    ['+1 (415) 555-2671', '+14155552671'],
  ])('reads %j', (typed, number) => {
    expect(readPhoneNumber(typed)).toBe(number);
  });

  it.each([
    '',
    '0712 345 678',
    '254712345678',
    '+254',
    '+254 7',
    '+999 123 456 789',
    'call +254712345678',
    '+254712345678 ext. 5',
    '+254712345678,+254712345679',
    `+254${'7'.repeat(60)}`,
    '+254712345678\n+254700000000',
  ])('refuses %j', (typed) => {
    expect(readPhoneNumber(typed)).toBeUndefined();
  });

  it('shows them for people, in whole and in part', () => {
    expect(phoneNumberText('+254712345678')).toBe('+254 712 345678');
    expect(maskedPhoneNumber('+254712345678')).toBe('+254 ••• 678');
  });
});
