const drawn = globalThis.document?.querySelector<HTMLElement>('[data-first-view]');

/** The path of the page that the server drew ahead, if it did: nothing of it makes an entrance again. */
export const drawnAhead: string | null = drawn?.dataset.firstView ?? null;
