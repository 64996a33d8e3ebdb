import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ContractDraft,
  decimalOf,
  hundredthsOf,
  isTooMuch,
  isTwice,
  leftHundredths,
  missingOf,
  newContractDraft,
  newShareDraft,
  percentWords,
  type ShareDraft,
  shareValueOf,
  toContractInput,
  toShareInputs,
  totalHundredths,
  valueFault,
  withinSignatories,
} from '../../../client/src/features/partnerships/create/contract-draft.ts';

const share = (part: Partial<ShareDraft>): ShareDraft => ({ ...newShareDraft(), partnerId: 'p1', ...part });
const percent = (value: string, partnerId = 'p1') => share({ partnerId, value });
const fixed = (value: string, partnerId = 'p1') => share({ partnerId, type: 'FIXED', value });
const complete = (part: Partial<ContractDraft> = {}): ContractDraft => ({
  ...newContractDraft(),
  eventId: 'e1',
  name: ' Main stage ',
  shares: [fixed('500'), percent('20', 'p2')],
  signatoryIds: ['u1', 'u2', 'u3'],
  requiredSigs: 2,
  ...part,
});

describe('the value of a share', () => {
  it.each([
    ['PERCENTAGE', '12.345', '12.34'],
    ['PERCENTAGE', '12,5 %', '12.5'],
    ['PERCENTAGE', '-3', '3'],
    ['FIXED', '0.12345678', '0.1234567'],
    ['FIXED', '1.2.3', '1.23'],
    ['FIXED', 'XLM 50', '50'],
  ] as const)('of %s keeps %s as %s', (type, typed, kept) => {
    expect(shareValueOf(type, typed)).toBe(kept);
  });

  it.each([
    ['0', 0],
    ['100', 10_000],
    ['100.00', 10_000],
    ['0.01', 1],
    ['.5', 50],
    ['12.', 1200],
    ['100.01', null],
    ['', null],
    ['.', null],
    ['1.234', null],
  ])('reads %s percent as %s hundredths', (typed, hundredths) => {
    expect(hundredthsOf(typed)).toBe(hundredths);
  });

  it.each([
    ['12.', '12'],
    ['.5', '0.5'],
    ['007', '7'],
    ['0', '0'],
  ])('goes to the server: %s as %s', (typed, decimal) => {
    expect(decimalOf(typed)).toBe(decimal);
  });

  it('says what is wrong with it, and nothing about an empty field', () => {
    expect(valueFault(percent('100.01'))).toMatch('0 to 100');
    expect(valueFault(percent(''))).toBeNull();
    expect(valueFault(fixed('0'))).toBeNull();
    expect(valueFault(fixed('1'.repeat(13)))).toMatch('XLM');
    expect(valueFault(fixed('.'))).toMatch('XLM');
  });
});

describe('the total of all percentages', () => {
  it('is exact: what is promised and what is left are the whole', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 900 }), { maxLength: 11 }), (parts) => {
        const shares = parts.map((part) =>
          percent(`${Math.floor(part / 100)}.${String(part % 100).padStart(2, '0')}`),
        );
        expect(totalHundredths(shares)).toBe(parts.reduce((sum, part) => sum + part, 0));
        expect(totalHundredths(shares) + leftHundredths(shares)).toBe(10_000);
      }),
    );
  });

  it('counts no fixed amounts, and is too much above 100', () => {
    expect(totalHundredths([percent('60'), fixed('500')])).toBe(6000);
    expect(isTooMuch([percent('60'), percent('40', 'p2')])).toBe(false);
    expect(isTooMuch([percent('60'), percent('40.01', 'p2')])).toBe(true);
  });

  it('is written with two decimals', () => {
    expect(percentWords(3350)).toBe('33.50 %');
    expect(percentWords(5)).toBe('0.05 %');
  });
});

describe('a contract that is being written', () => {
  it('misses everything at first, in the words of the specification', () => {
    expect(missingOf(newContractDraft())).toEqual([
      'Please choose an event',
      'Please name the contract',
      'Please add at least one revenue share',
      'Please add at least one signatory',
    ]);
  });

  it('misses nothing when it is complete; an untouched row counts as none', () => {
    expect(missingOf(complete())).toEqual([]);
    expect(missingOf(complete({ shares: [percent('5'), newShareDraft()] }))).toEqual([]);
  });

  it('is not sent with half a share, a double one, or more than the whole', () => {
    expect(missingOf(complete({ shares: [share({ value: '' })] }))).toEqual(['Please complete every share']);
    const twice = [percent('5'), percent('6')];
    expect(isTwice(twice[0] as ShareDraft, twice)).toBe(true);
    expect(missingOf(complete({ shares: twice }))).toEqual(['Please complete every share']);
    const over = [percent('60'), percent('41', 'p2')];
    expect(missingOf(complete({ shares: over }))).toEqual(['The shares add up to more than 100 %.']);
    expect(toShareInputs(over)).toBeNull();
  });

  it('lets one partner have a fixed and a percentage share', () => {
    expect(toShareInputs([fixed('500'), percent('.5'), newShareDraft()])).toEqual([
      { partnerId: 'p1', type: 'FIXED', fixedAmount: '500' },
      { partnerId: 'p1', type: 'PERCENTAGE', percent: '0.5' },
    ]);
  });

  it('asks for 1 to all of its signatories', () => {
    expect(withinSignatories(3, 2)).toBe(2);
    expect(withinSignatories(0, 2)).toBe(1);
    expect(withinSignatories(2, 0)).toBe(1);
  });

  it('goes to the server trimmed, without untouched rows', () => {
    const draft = complete({ description: ' ', requiredSigs: 7 });
    expect(toContractInput({ ...draft, shares: [...draft.shares, newShareDraft()] })).toEqual({
      eventId: 'e1',
      name: 'Main stage',
      description: null,
      shares: [
        { partnerId: 'p1', type: 'FIXED', fixedAmount: '500' },
        { partnerId: 'p2', type: 'PERCENTAGE', percent: '20' },
      ],
      signatoryIds: ['u1', 'u2', 'u3'],
      requiredSigs: 3,
    });
  });
});
