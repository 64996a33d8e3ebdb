import { type ComponentType, lazy, useState } from 'react';

export interface LazyPage {
  /** The page if it is loaded; otherwise a lazy component that loads it on render. */
  pick(): ComponentType;
  /** Preloads the page, so that it renders without a loading state. */
  load(): Promise<void>;
}

/** A page that loads on demand. */
export function lazyPage(fetch: () => Promise<{ default: ComponentType }>): LazyPage {
  const later = lazy(fetch);
  let loaded: ComponentType | undefined;
  return {
    pick: () => loaded ?? later,
    load: async () => {
      loaded = (await fetch()).default;
    },
  };
}

/** Renders the component that was picked first for as long as it is shown: another component would remount. */
export function PickedPage({ pick }: Pick<LazyPage, 'pick'>) {
  const [Picked] = useState(pick);
  return <Picked />;
}
