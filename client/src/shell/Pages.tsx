import { Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { Navigate, Route, Routes, useLocation, useNavigationType } from 'react-router-dom';
import { drawnAhead } from '../first-view/drawn-ahead.ts';
import { type Route as Entry, type Guard, ROUTES } from '../routes.tsx';
import { homeOf } from '../session/home-of.ts';
import { type Session, sessionEndReason } from '../session/session.ts';
import { useSession } from '../session/use-session.ts';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { PickedPage } from './lazy-page.tsx';
import { PageLoading } from './PageLoading.tsx';
import { PublicFrame } from './PublicFrame.tsx';

/** Where a guard sends a person who may not stay; null for those who may. */
function detour(guard: Guard, session: Session | null): string | null {
  if (guard === 'visitors' && session) return homeOf(session.user.role);
  // Whom the service signed out reads there why.
  if (guard === 'members' && !session) return sessionEndReason() === null ? '/' : '/auth';
  return null;
}

function GuardedPage({ entry }: { entry: Entry }) {
  const session = useSession();
  const { pathname } = useLocation();
  const elsewhere = detour(entry.guard, session);
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

/** How far every page of this visit was scrolled when it was left. */
const places = new Map<string, number>();

/** A new page starts at its top, or at the part that the address names; a page one goes back to, where it was left. */
function useScrollToStart() {
  const { pathname, hash, key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  // Taken down before the old page is gone: what becomes of the place then is no place that anybody scrolled to.
  useLayoutEffect(() => {
    const keep = () => places.set(key, window.scrollY);
    window.addEventListener('scroll', keep, { passive: true });
    return () => window.removeEventListener('scroll', keep);
  }, [key]);
  // Somebody may have scrolled already in what the server drew.
  const arrived = useRef(drawnAhead === null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path alone scrolls as well
  useEffect(() => {
    const stays = !arrived.current;
    arrived.current = true;
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
    else if (!stays) window.scrollTo(0, isBack ? (places.get(key) ?? 0) : 0);
  }, [pathname, hash]);
}

/** Draws the page that the address names. */
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
