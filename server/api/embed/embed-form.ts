import type { Event } from '../../modules/events/index.ts';

/** Input of the frame's form. */
export interface EmbedForm {
  name: string;
  email: string;
  phone: string;
  /** One line for each tier of the event; 0: none selected. */
  lines: { tier: string; quantity: number }[];
  /** Idempotency key: submitting the same form twice buys once. */
  key: string;
  /** Reason for the refusal. */
  failure: string | null;
}

/** Returns the initial form: one ticket when there is only one tier. */
export function askedOf(event: Event, key: string): EmbedForm {
  const only = event.tiers.length === 1;
  const lines = event.tiers.map(({ name }) => ({ tier: name, quantity: only ? 1 : 0 }));
  return { name: '', email: '', phone: '', lines, key, failure: null };
}

/** Parses the form. The fields of the tiers are named by index: q0, q1 ... */
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
