import { useRef, useState } from 'react';
import { useRequestFollowMutation } from '../../../gql/hooks/index.ts';
import type { SoldEvent } from './use-selection.ts';

/** Whether the organiser may write about other events. Not agreed unless the buyer says so. */
export interface News {
  /** Name of the organiser. */
  organiser: string;
  isAgreed: boolean;
  setAgreed: (agreed: boolean) => void;
  /** Mails the address a link that confirms it, once. The order does not depend on it. */
  request: (email: string) => void;
}

export function useNews({ issuer }: Pick<SoldEvent, 'issuer'>): News {
  const [isAgreed, setAgreed] = useState(false);
  const [request] = useRequestFollowMutation();
  const requested = useRef('');
  return {
    organiser: issuer.name,
    isAgreed,
    setAgreed,
    request: (email) => {
      if (!isAgreed || requested.current === email) return;
      requested.current = email;
      void request({ variables: { issuerId: issuer.id, email, place: 'CHECKOUT' } }).catch(() => {
        requested.current = '';
      });
    },
  };
}
