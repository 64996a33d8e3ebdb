import { createContext } from 'react';

/** How a reader without an account proves a ticket: the key of its order, or the pass of a mailed link. */
export interface PhoneProof {
  orderKey: string | null;
  pass: string | null;
  /** The link was requested just now, so that this phone may replace the one that is registered. */
  isFresh: boolean;
}

export const PhoneProofContext = createContext<PhoneProof>({ orderKey: null, pass: null, isFresh: false });
