import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useEffectEvent, useState } from 'react';
import { categoryIn } from '../../features/events/CategoryChips.tsx';
import type { EventFilter } from '../../features/events/filters/event-filter.ts';
import { priceVariables } from '../../features/events/filters/price-choice.ts';
import { type DayRange, dayOf, dayRange, type When } from '../../features/events/when/day-range.ts';
import type { EventCategory } from '../../gql/graphql.ts';
import { useAddressParams } from '../../ui/use-address-params.ts';
import { useForeignChange } from '../../ui/use-foreign-change.ts';

const PAUSE_MS = 250;
/** As long as a venue can be. */
const LONGEST_CITY = 300;

const FILTERS = { q: null, category: null, city: null, price: null, when: null };

type Parameters = Partial<Record<keyof typeof FILTERS | 'view' | 'month', string | null>>;

/** The parameters of the address, with a function that changes some of them; null and empty ones are removed. */
function useParameters(): [URLSearchParams, (part: Parameters, replace?: boolean) => void] {
  const [params, change] = useAddressParams();
  return [params, (part, replace = false) => change(part, replace)];
}

/** The search box. One uninterrupted input is one history entry, however many letters it has. */
function useTyped(search: string, put: (words: string, replace: boolean) => void) {
  const [typed, setTyped] = useState(search);
  const [settled] = useDebouncedValue(typed.trim(), PAUSE_MS);
  const wrote = useForeignChange(search, setTyped);
  const look = (words: string) => {
    if (words === search) return;
    wrote(words);
    put(words, words !== '' && search !== '');
  };
  const onSettled = useEffectEvent(look);
  useEffect(() => onSettled(settled), [settled]);
  const type = (value: string) => {
    setTyped(value);
    if (value.trim() === '') look('');
  };
  const reset = () => {
    setTyped('');
    wrote('');
  };
  return { typed, type, reset };
}

const ANY_DAY = { fromDay: null, toDay: null };

/** The filters, stored in the address: a link opens the same list, and the back button the list before. */
export function useEventSearch() {
  const [params, change] = useParameters();
  const search = params.get('q') ?? '';
  const category = categoryIn(params.get('category'));
  const city = (params.get('city') ?? '').trim().slice(0, LONGEST_CITY);
  const prices = priceVariables(params.get('price') ?? '');
  const price = prices.price || prices.maxPrice ? (params.get('price') ?? '') : '';
  const requested: When | null = params.get('when');
  const days = requested === null ? null : dayRange(requested, new Date());
  // The month shows all of its days; a chosen day or period is a list.
  const isMonth = params.get('view') === 'month';
  const when = isMonth ? null : days && requested;
  const { typed, type, reset } = useTyped(search, (q, replace) => change({ q }, replace));
  const filter: EventFilter = { search: search || null, city: city || null, ...prices };

  return {
    typed,
    type,
    search,
    category,
    setCategory: (value: EventCategory | null) => change({ category: value?.toLowerCase() ?? null }),
    city,
    setCity: (value: string) => change({ city: value }),
    price,
    setPrice: (value: string) => change({ price: value }),
    when,
    setWhen: (value: When | null) => change({ when: value, view: null, month: null }),
    isMonth,
    month: params.get('month'),
    setMonth: (month: string) => change({ month }, true),
    setView: (asMonth: boolean) => {
      const month = when && dayOf(when) ? when.slice(0, '2026-12'.length) : null;
      change(asMonth ? { view: 'month', month, when: null } : { view: null, month: null });
    },
    filter,
    days: (days ?? ANY_DAY) satisfies DayRange | typeof ANY_DAY,
    /** How many kinds of filters are set. */
    filters: [search, category, city, price, when].filter(Boolean).length,
    clear: () => {
      reset();
      change(FILTERS);
    },
  };
}

export type EventSearch = ReturnType<typeof useEventSearch>;
