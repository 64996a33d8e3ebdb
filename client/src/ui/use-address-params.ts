import { useSearchParams } from 'react-router-dom';

/** Sets parameters of the address; empty and null values are removed. `replace` makes no history entry. */
export type ChangeParams = (changed: Readonly<Record<string, string | null>>, replace: boolean) => void;

/**
 * The parameters of the address, with a function that changes some of them. A change starts from the address bar: the
 * parameters of the last drawing miss a navigation that is being drawn, whose changes would be lost.
 */
export function useAddressParams(): [URLSearchParams, ChangeParams] {
  const [params, setParams] = useSearchParams();
  const change: ChangeParams = (changed, replace) => {
    const next = new URLSearchParams(window.location.search);
    for (const [name, value] of Object.entries(changed)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    setParams(next, { replace });
  };
  return [params, change];
}
