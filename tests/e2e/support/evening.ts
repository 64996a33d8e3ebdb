import { logIn, type Person, register, stranger } from './people.ts';
import { type PublishedEvent, publishEvent, unique } from './product-api.ts';

/** An event with a tier in each currency, and one that cannot be paid. */
export async function evening(name: string): Promise<{ organiser: Person; event: PublishedEvent }> {
  const organiser = await register(stranger('Mwambao House'), 'issuer_admin');
  const { token } = await logIn(organiser);
  const event = await publishEvent(token, unique(name), [
    { tier: 'coast', count: 20, price: 120, currency: 'XLM' },
    { tier: 'lagoon', count: 20, price: 10, currency: 'USD' },
    { tier: 'savanna', count: 20, price: 1000, currency: 'KES' },
    { tier: 'yacht', count: 2, price: 50_000, currency: 'XLM' },
  ]);
  return { organiser, event };
}
