/** Labels of the editors for screen readers. */
const EDITORS: readonly (readonly [within: string, name: string])[] = [
  ['.graphiql-query-editor', 'Query'],
  ['.graphiql-editor-tool > .graphiql-editor:nth-child(1)', 'Variables'],
  ['.graphiql-editor-tool > .graphiql-editor:nth-child(2)', 'Headers'],
  ['.result-window', 'Result'],
];

/**
 * Fixes GraphiQL's accessibility: its editors have no names and no scrolling by keyboard, and its tabs hold buttons. It
 * has no options for this, so its page is changed after each render.
 * @returns a function that stops it
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

/** A list of buttons with a current one. */
function mendTabs(tabs: HTMLElement): void {
  tabs.removeAttribute('role');
  for (const tab of tabs.querySelectorAll('.graphiql-tab')) {
    tab.removeAttribute('role');
    tab.removeAttribute('aria-selected');
    const isCurrent = tab.classList.contains('graphiql-tab-active');
    tab.querySelector('.graphiql-tab-button')?.setAttribute('aria-current', String(isCurrent));
  }
}
