import {
  isMantineColorScheme,
  type MantineColorScheme,
  type MantineColorSchemeManager,
  MantineProvider,
} from '@mantine/core';
import type { ReactNode } from 'react';
import { cssVariables, theme } from './theme.ts';

const KEY = 'theme';

const stored = (value: string | null): MantineColorScheme | null =>
  (value === 'light' || value === 'dark') && isMantineColorScheme(value) ? value : null;

/**
 * The specification's storage rule: `theme` holds `light` or `dark`; anything else means the system
 * preference (`auto`), which is never written back.
 */
export function themeStorage(): MantineColorSchemeManager {
  let listener: ((event: StorageEvent) => void) | undefined;
  return {
    get(fallback) {
      try {
        return stored(window.localStorage.getItem(KEY)) ?? fallback;
      } catch {
        return fallback;
      }
    },
    set(value) {
      if (value === 'auto') return;
      try {
        window.localStorage.setItem(KEY, value);
      } catch {
        // Blocked storage only loses the stored choice, not the current one.
      }
    },
    subscribe(onUpdate) {
      listener = (event) => {
        const value =
          event.storageArea === window.localStorage && event.key === KEY ? stored(event.newValue) : null;
        if (value) onUpdate(value);
      };
      window.addEventListener('storage', listener);
    },
    unsubscribe() {
      if (listener) window.removeEventListener('storage', listener);
    },
    clear() {
      window.localStorage.removeItem(KEY);
    },
  };
}

const storage = themeStorage();

/** Theme around all pages, in the browser and in the prerenderer. */
export function Themed({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={storage}
      defaultColorScheme="auto"
    >
      {children}
    </MantineProvider>
  );
}
