import { useState } from 'react';
import { defaultPayerNumber, nationalPayerNumber, normalPayerNumber } from './payer-number.ts';

export interface PayerNumber {
  value: string;
  isFaulty: boolean;
  set: (typed: string) => void;
  /** Returns the digits of the number; null marks the field as faulty. */
  check: () => string | null;
}

/**
 * The number that pays: the one that this device has saved, or the buyer's own where it is one of a mobile phone in Kenya, until another
 * is typed.
 * @param phone phone number of the buyer
 */
export function usePayerNumber(phone: string, earlier?: string | null): PayerNumber {
  const [typed, setTyped] = useState<string | null>(earlier ? nationalPayerNumber(earlier) : null);
  const [isFaulty, setFaulty] = useState(false);
  const [saved] = useState(defaultPayerNumber.find);
  const suggested = saved ?? normalPayerNumber(phone);
  const value = typed ?? (suggested ? nationalPayerNumber(suggested) : '');
  return {
    value,
    isFaulty,
    set: (changed) => {
      setTyped(changed);
      setFaulty(false);
    },
    check: () => {
      const digits = normalPayerNumber(value);
      setFaulty(digits === null);
      return digits;
    },
  };
}
