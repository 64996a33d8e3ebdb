import { useCallback, useRef, useState } from 'react';
import { checkTicket } from './check/check-ticket.ts';
import type { Verdict } from './check/verdict.ts';
import { useSources } from './use-sources.ts';

/** Verifies the given text; the result of the latest call wins. */
export function useCheck() {
  const sources = useSources();
  const asked = useRef(0);
  const [busy, setBusy] = useState(false);
  const [last, setLast] = useState<{ verdict: Verdict | null; count: number }>({ verdict: null, count: 0 });
  const check = useCallback(
    async (text: string) => {
      asked.current += 1;
      const mine = asked.current;
      setBusy(true);
      const verdict = await checkTicket(text, sources, new Date());
      if (mine !== asked.current) return;
      setBusy(false);
      setLast({ verdict, count: mine });
    },
    [sources],
  );
  return { ...last, busy, check };
}
