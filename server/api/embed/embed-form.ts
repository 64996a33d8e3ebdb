import type { Event } from '../../modules/events/index.ts';

/** What somebody typed into the frame. */
export interface EmbedForm {
  name: string;
  email: string;
  phone: string;
  /** A line for each tier of the event; 0: none wanted. */
  lines: { tier: string; quantity: number }[];
  /** Sending the same form twice buys once. */
  key: string;
  /** Why it was not accepted. */
  failure: string | null;
}

/** The form as it is first shown: one ticket where there is one kind only. */
export function askedOf(event: Event, key: string): EmbedForm {
  const only = event.tiers.length === 1;
  const lines = event.tiers.map(({ name }) => ({ tier: name, quantity: only ? 1 : 0 }));
  return { name: '', email: '', phone: '', lines, key, failure: null };
}

/** The fields of the tiers are named by their places: q0, q1 ... */
export function formOf(event: Event, given: URLSearchParams): EmbedForm {
  const text = (field: string): string => given.get(field) ?? '';
  const lines = event.tiers.map(({ id, name }) => {
    const typed = text(`q-${id}`);
    return { tier: name, quantity: /^\d{0,4}$/.test(typed) ? Number(typed) : Number.NaN };
  });
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    lines,
    key: text('key'),
    failure: null,
  };
}
