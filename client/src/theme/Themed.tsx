import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { themeStorage } from './color-scheme.ts';
import { cssVariables, theme } from './theme.ts';

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
