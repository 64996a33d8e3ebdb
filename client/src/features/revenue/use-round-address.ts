import { useSearchParams } from 'react-router-dom';

interface RoundAddress {
  /** Id of the release in the address. */
  id: string | null;
  /** Returns the address of a release on the current page. */
  to: (id: string) => string;
  open: (id: string) => void;
  close: () => void;
}

/** Opens a release over the page that lists it with `?round=`, so that it can be linked to. */
export function useRoundAddress(): RoundAddress {
  const [params, setParams] = useSearchParams();
  const withRound = (id: string | null): URLSearchParams => {
    const next = new URLSearchParams(params);
    if (id) next.set('round', id);
    else next.delete('round');
    return next;
  };
  return {
    id: params.get('round'),
    to: (id) => `?${withRound(id)}`,
    open: (id) => setParams(withRound(id)),
    close: () => setParams(withRound(null)),
  };
}
