import { useLocation } from 'react-router-dom';

/** Router state of a link to the sign-in page. It cannot come from a link of another site, as a query could. */
interface SignInState {
  returnTo: string;
}

/** Returns the state for a link to the sign-in page that leads back to the current page. */
export function useReturnHere(): SignInState {
  const { pathname, search, hash } = useLocation();
  return { returnTo: pathname + search + hash };
}

/** Returns the address that a sign-in leads back to; null without one. */
export function returnAddressOf(state: unknown): string | null {
  const { returnTo } = (state ?? {}) as Partial<SignInState>;
  return typeof returnTo === 'string' ? returnTo : null;
}
