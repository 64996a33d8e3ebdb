import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type CodeOffer, type ShownTier, type SpecialTerms, specialTiers } from './special-tiers.ts';
import { useWaitingPlace } from './WaitingPlace.tsx';

/** Special terms of this buyer: an entered code, and the waitlist entry of a mailed link. */
export function useSpecialTerms(listed: readonly ShownTier[]) {
  const token = useSearchParams()[0].get('waiting');
  const { place, held, again } = useWaitingPlace(token);
  const [code, setCode] = useState<CodeOffer | null>(null);
  const waiting = held && token;
  const terms: SpecialTerms = {
    ...(code && { code: code.code }),
    ...(waiting !== null && { waiting }),
  };
  return {
    tiers: specialTiers(listed, code?.tiers ?? [], held),
    terms,
    code,
    setCode,
    token,
    place,
    held,
    waiting,
    again,
  };
}
