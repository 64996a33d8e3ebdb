import { useState } from 'react';
import { defaultMpesaNumber, nationalMpesaNumber, normalMpesaNumber } from './mpesa-number.ts';

export interface PayerNumber {
  value: string;
  isFaulty: boolean;
  set: (typed: string) => void;
  /** Returns the digits of the number; null marks the field as faulty. */
  check: () => string | null;
}

/**
 * The number that pays: the one that this device has saved, or the buyer's own where it can have M-Pesa, until another
 * is typed.
 * @param phone phone number of the buyer
 */
export function usePayerNumber(phone: string, earlier?: string | null): PayerNumber {
  const [typed, setTyped] = useState<string | null>(earlier ? nationalMpesaNumber(earlier) : null);
  const [isFaulty, setFaulty] = useState(false);
  const [saved] = useState(defaultMpesaNumber.find);
  const suggested = saved ?? normalMpesaNumber(phone);
  const value = typed ?? (suggested ? nationalMpesaNumber(suggested) : '');
  return {
    value,
    isFaulty,
    set: (changed) => {
      setTyped(changed);
      setFaulty(false);
    },
    check: () => {
      const digits = normalMpesaNumber(value);
      setFaulty(digits === null);
      return digits;
    },
  };
}
