const keyOf = (slug: string): string => `waiting-room:${slug}`;

/**
 * Stores the address of the current page, from which the reader goes to the waiting room of an event: its page leads
 * back to the same purchase. The storage belongs to this tab and this origin, so that no link of another
 * site can say where a room leads to.
 */
export function keepWayBack(slug: string): void {
  try {
    sessionStorage.setItem(keyOf(slug), window.location.pathname + window.location.search);
  } catch {
    // Storage may be closed: the room leads to the page of the event.
  }
}

/** Returns the address that the reader of this tab came from; null when they came from elsewhere. */
export function wayBack(slug: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(slug));
  } catch {
    return null;
  }
}
