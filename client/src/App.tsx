import { ApolloProvider } from '@apollo/client/react';
import { MantineProvider } from '@mantine/core';
import { lazy, Suspense, useEffect, useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { client } from './apollo/client.ts';
import { Pages } from './shell/Pages.tsx';
import { themeStorage } from './theme/color-scheme.ts';
import { cssVariables, theme } from './theme/theme.ts';
import { ErrorBoundary } from './ui/ErrorBoundary.tsx';
import { onFirstToast } from './ui/notify.ts';

const Toasts = lazy(() => import('./ui/Toasts.tsx'));

const storage = themeStorage();

/** Providers around the pages: theme, data, addresses, the last net, and the place for toasts. */
export function App() {
  const [toasts, setToasts] = useState(false);
  useEffect(() => onFirstToast(() => setToasts(true)), []);
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={storage}
      defaultColorScheme="auto"
    >
      <ErrorBoundary>
        <ApolloProvider client={client}>
          <BrowserRouter>
            <Pages />
          </BrowserRouter>
        </ApolloProvider>
      </ErrorBoundary>
      {toasts && (
        <Suspense>
          <Toasts />
        </Suspense>
      )}
    </MantineProvider>
  );
}
