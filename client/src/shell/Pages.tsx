import { Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { Navigate, Route, Routes, useLocation, useNavigationType } from 'react-router-dom';
import { prerendered } from '../first-view/prerendered.ts';
import { type Route as Entry, type Guard, ROUTES } from '../routes.tsx';
import { returnAddressOf } from '../session/return-address.ts';
import { type Session, sessionEndReason, useSession } from '../session/session.ts';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { PickedPage } from './lazy-page.tsx';
import { PageLoading } from './PageLoading.tsx';
import { PublicFrame } from './PublicFrame.tsx';

const VALIDATORS = new Set(['issuer_validator', 'system_validator']);

/** The short side of phones, smaller than that of tablets. */
const PHONE = '(pointer: coarse) and (max-width: 600px), (pointer: coarse) and (max-height: 600px)';

/**
 * The page after sign-in: the scanner for validators on a phone, the dashboard for all others.
 * @param role as spelled in the session
 */
export function homeOf(role: string): string {
  return VALIDATORS.has(role) && window.matchMedia(PHONE).matches ? '/door' : '/dashboard';
}

/**
 * The path to which a guard redirects a viewer; null when the viewer may stay.
 * @param state of the router: a sign-in that was begun on a page leads back to it
 */
function detour(guard: Guard, session: Session | null, state: unknown): string | null {
  if (guard === 'visitors' && session) return returnAddressOf(state) ?? homeOf(session.user.role);
  // A viewer whose session the service ended sees the reason there.
  if (guard === 'members' && !session) return sessionEndReason() === null ? '/' : '/auth';
  return null;
}

function GuardedPage({ entry }: { entry: Entry }) {
  const session = useSession();
  const { pathname, state } = useLocation();
  const elsewhere = detour(entry.guard, session, state);
  if (elsewhere) return <Navigate to={elsewhere} replace />;
  const page = (
    <ErrorBoundary resetKey={pathname}>
      <Suspense fallback={<PageLoading />}>
        <PickedPage pick={entry.pick} />
      </Suspense>
    </ErrorBoundary>
  );
  return entry.frame === 'public' ? <PublicFrame>{page}</PublicFrame> : page;
}

/** Scroll position of every page of this visit when it was left. */
const places = new Map<string, number>();

/** Scrolls a new page to its top, or to the anchor of the address; restores the position on going back. */
function useScrollToStart() {
  const { pathname, hash, key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  // Saves the position before the old page unmounts, because unmounting changes it.
  useLayoutEffect(() => {
    const keep = () => places.set(key, window.scrollY);
    window.addEventListener('scroll', keep, { passive: true });
    return () => window.removeEventListener('scroll', keep);
  }, [key]);
  // The user may have scrolled the prerendered view already.
  const arrived = useRef(prerendered === null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path alone scrolls as well
  useEffect(() => {
    const stays = !arrived.current;
    arrived.current = true;
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
    else if (!stays) window.scrollTo(0, isBack ? (places.get(key) ?? 0) : 0);
  }, [pathname, hash]);
}

/** Renders the page of the address. */
export function Pages() {
  useScrollToStart();
  return (
    <Routes>
      {ROUTES.map((entry) => (
        <Route key={entry.path} path={entry.path} element={<GuardedPage key={entry.path} entry={entry} />} />
      ))}
    </Routes>
  );
}
