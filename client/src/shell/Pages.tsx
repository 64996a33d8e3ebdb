import { Suspense, useEffect, useLayoutEffect } from 'react';
import { Navigate, Route, Routes, useLocation, useNavigationType } from 'react-router-dom';
import { type Route as Entry, type Guard, ROUTES } from '../routes.tsx';
import { useSession } from '../session/use-session.ts';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { PageLoading } from './PageLoading.tsx';
import { PublicFrame } from './PublicFrame.tsx';

/** Where a guard sends whoever may not stay; null for those who may. */
function detour(guard: Guard, signedIn: boolean): string | null {
  if (guard === 'visitors' && signedIn) return '/dashboard';
  if (guard === 'members' && !signedIn) return '/';
  return null;
}

function GuardedPage({ entry }: { entry: Entry }) {
  const signedIn = useSession() !== null;
  const { pathname } = useLocation();
  const elsewhere = detour(entry.guard, signedIn);
  if (elsewhere) return <Navigate to={elsewhere} replace />;
  const page = (
    <ErrorBoundary resetKey={pathname}>
      <Suspense fallback={<PageLoading />}>
        <entry.page />
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path alone scrolls as well
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
    else window.scrollTo(0, isBack ? (places.get(key) ?? 0) : 0);
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
