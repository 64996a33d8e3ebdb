let underWay = 0;

/** Imports a part that the page can do without: where it cannot be loaded, the page is not loaded again. */
export async function importOptional<T>(load: () => Promise<T>): Promise<T> {
  underWay += 1;
  try {
    return await load();
  } finally {
    underWay -= 1;
  }
}

/** Whether an optional part is being loaded, so that a failure may be its own. */
export const isLoadingOptional = (): boolean => underWay > 0;
