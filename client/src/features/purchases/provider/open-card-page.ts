/** Opens the provider's page in this tab, unless there is none. It leads back to `/pay/{order}`. */
export function openCardPage(page: string | null | undefined): void {
  if (page) window.location.assign(page);
}
