import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { categoryIn } from '../../features/events/CategoryChips.tsx';
import { dayRange, type When } from '../../features/events/when/day-range.ts';
import type { EventCategory } from '../../gql/graphql.ts';

const PAUSE_MS = 250;

/**
 * The search, stored in the address: a link opens the same list, and the back button the list before. One uninterrupted
 * input is one history entry, however many letters it has.
 */
export function useEventSearch() {
  const [params, setParams] = useSearchParams();
  const search = params.get('q') ?? '';
  const category = categoryIn(params.get('category'));
  const asked: When | null = params.get('when');
  const days = asked === null ? null : dayRange(asked, new Date());
  const [typed, setTyped] = useState(search);
  const [settled] = useDebouncedValue(typed.trim(), PAUSE_MS);
  const written = useRef(search);

  const put = (name: string, value: string | null, replace = false) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace },
    );
  const look = (words: string) => {
    if (words === search) return;
    written.current = words;
    put('q', words, words !== '' && search !== '');
  };
  const onSettled = useEffectEvent(look);
  useEffect(() => onSettled(settled), [settled]);
  // The address may change without the box: by the back button, or a link.
  useEffect(() => {
    if (search === written.current) return;
    written.current = search;
    setTyped(search);
  }, [search]);

  return {
    typed,
    type: (value: string) => {
      setTyped(value);
      if (value.trim() === '') look('');
    },
    search,
    category,
    setCategory: (value: EventCategory | null) => put('category', value?.toLowerCase() ?? null),
    when: days && asked,
    setWhen: (value: When | null) => put('when', value),
    from: days?.from ?? null,
    to: days?.to ?? null,
  };
}
