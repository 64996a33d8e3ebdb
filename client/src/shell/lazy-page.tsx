import { type ComponentType, lazy, useState } from 'react';

export interface LazyPage {
  /** The page when it is here already; else one that is fetched when it is drawn. */
  pick(): ComponentType;
  /** Fetches the page ahead: it is then drawn at once, without a loader in between. */
  load(): Promise<void>;
}

/** A page that is fetched when somebody wants it. */
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

/** Draws what was picked first for as long as it is shown: in the place of another component it would begin anew. */
export function PickedPage({ pick }: Pick<LazyPage, 'pick'>) {
  const [Picked] = useState(pick);
  return <Picked />;
}
