const drawn = globalThis.document?.querySelector<HTMLElement>('[data-first-view]');

/** The path of the prerendered page, if there is one: its elements do not play their entrance animation again. */
export const prerendered: string | null = drawn?.dataset.firstView ?? null;
