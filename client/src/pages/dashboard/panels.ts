import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { TabId } from '../../shell/tabs.ts';

type PanelModule = { default: ComponentType };

/** `panels/<tab id>.tsx` is the panel of that tab: a default export without props, loaded when it is opened. */
const files = import.meta.glob<PanelModule>('./panels/*.tsx');

export const PANELS = new Map<TabId, LazyExoticComponent<ComponentType>>(
  Object.entries(files).map(([path, load]) => [
    path.slice('./panels/'.length, -'.tsx'.length) as TabId,
    lazy(load),
  ]),
);
