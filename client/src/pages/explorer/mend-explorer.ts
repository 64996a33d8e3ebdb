/** What each editor is called for those who cannot see where it stands. */
const EDITORS: readonly (readonly [within: string, name: string])[] = [
  ['.graphiql-query-editor', 'Query'],
  ['.graphiql-editor-tool > .graphiql-editor:nth-child(1)', 'Variables'],
  ['.graphiql-editor-tool > .graphiql-editor:nth-child(2)', 'Headers'],
  ['.result-window', 'Result'],
];

/**
 * GraphiQL names none of its editors, lets no key scroll them, and calls a tab what holds buttons. It has no options for
 * any of it, so its page is mended whenever it has drawn something. @returns the end of it
 */
export function mendExplorer(page: HTMLElement): () => void {
  const mend = () => {
    for (const [within, name] of EDITORS) nameEditor(page, within, name);
    page.querySelectorAll<HTMLElement>('.graphiql-tabs').forEach(mendTabs);
  };
  mend();
  const eye = new MutationObserver(mend);
  eye.observe(page, { childList: true, subtree: true, attributes: true, attributeFilter: ['aria-selected'] });
  return () => eye.disconnect();
}

function nameEditor(page: HTMLElement, within: string, name: string): void {
  const text = page.querySelector(`${within} .CodeMirror textarea:not([aria-label])`);
  text?.setAttribute('aria-label', name);
  page.querySelector(`${within} .CodeMirror-scroll[tabindex="-1"]`)?.setAttribute('tabindex', '0');
}

/** A list of buttons, of which one is the current. */
function mendTabs(tabs: HTMLElement): void {
  tabs.removeAttribute('role');
  for (const tab of tabs.querySelectorAll('.graphiql-tab')) {
    tab.removeAttribute('role');
    tab.removeAttribute('aria-selected');
    const isCurrent = tab.classList.contains('graphiql-tab-active');
    tab.querySelector('.graphiql-tab-button')?.setAttribute('aria-current', String(isCurrent));
  }
}
