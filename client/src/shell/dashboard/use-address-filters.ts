import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { useAddressParams } from '../../ui/use-address-params.ts';
import { useForeignChange } from '../../ui/use-foreign-change.ts';

type Filters = Record<string, string>;

interface AddressFilters<F extends Filters> {
  /** The filters as typed, without delay. */
  typed: F;
  /** The filters of the address, which follow when typing pauses. */
  settled: F;
  change: (part: Partial<F>) => void;
}

const PAUSE_MS = 250;

/**
 * The filters of a list, stored in the address, so that the list can be linked to and gone back to.
 * @param blank every filter without a choice; such a filter is left out of the address
 * @param choices the values of the filters that have a closed set of them
 */
export function useAddressFilters<F extends Filters>(
  blank: F,
  choices: { readonly [Name in keyof F]?: readonly string[] } = {},
): AddressFilters<F> {
  const [params, changeParams] = useAddressParams();
  const settled = Object.fromEntries(
    Object.entries(blank).map(([name, none]) => {
      const given = params.get(name) ?? none;
      return [name, choices[name]?.includes(given) === false ? none : given];
    }),
  ) as F;
  const [typed, setTyped] = useState(settled);
  // A link within the dashboard may set other filters than those that were typed.
  const wrote = useForeignChange(JSON.stringify(settled), (address) => setTyped(JSON.parse(address) as F));
  const write = useDebouncedCallback((next: F) => {
    wrote(JSON.stringify(next));
    changeParams(
      Object.fromEntries(
        Object.entries(next).map(([name, value]) => [name, value === blank[name] ? null : value]),
      ),
      true,
    );
  }, PAUSE_MS);
  const change = (part: Partial<F>): void => {
    const next = { ...typed, ...part };
    setTyped(next);
    write(next);
  };
  return { typed, settled, change };
}
