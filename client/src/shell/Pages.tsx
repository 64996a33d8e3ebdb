import { Suspense, useEffect } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
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

/** A new page starts at its top, or at the part that the address names. */
function useScrollToStart() {
  const { pathname, hash } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path alone scrolls up as well
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
    else window.scrollTo(0, 0);
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
