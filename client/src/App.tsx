import { ApolloProvider } from '@apollo/client/react';
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { client } from './apollo/client.ts';
import { currentConfirmation, onConfirmation } from './session/confirmation.ts';
import { Pages } from './shell/Pages.tsx';
import { Themed } from './theme/Themed.tsx';
import { ErrorBoundary } from './ui/ErrorBoundary.tsx';
import { onFirstToast } from './ui/notify.ts';

const ConfirmationDialog = lazy(() => import('./features/identity/ConfirmationDialog.tsx'));
const Toasts = lazy(() => import('./ui/Toasts.tsx'));

/** Providers around the pages: theme, data, routes, the error boundary and the toasts. */
export function App() {
  const [toasts, setToasts] = useState(false);
  const confirmation = useSyncExternalStore(onConfirmation, currentConfirmation);
  useEffect(() => onFirstToast(() => setToasts(true)), []);
  return (
    <Themed>
      <ErrorBoundary>
        <ApolloProvider client={client}>
          <BrowserRouter>
            <Pages />
          </BrowserRouter>
          {confirmation && (
            <Suspense>
              <ConfirmationDialog request={confirmation} />
            </Suspense>
          )}
        </ApolloProvider>
      </ErrorBoundary>
      {toasts && (
        <Suspense>
          <Toasts />
        </Suspense>
      )}
    </Themed>
  );
}
