// Sells the tickets of an event on another site:
// <script src="https://…/widget.js" data-event="the-slug" async></script>
// The sale is a frame of ours behind a sandbox: it reads nothing of the page, and the page nothing of it.
(() => {
  const script = document.currentScript;
  const { event, theme, lang, title } = script?.dataset ?? {};
  if (!event) {
    console.error('Passa: the script needs data-event, the end of the address of the event.');
    return;
  }
  const address = new URL(`/embed/${encodeURIComponent(event)}`, script.src);
  if (theme === 'light' || theme === 'dark') address.searchParams.set('theme', theme);
  if (lang) address.searchParams.set('lang', lang);

  const frame = document.createElement('iframe');
  frame.src = address.href;
  frame.title = title || 'Tickets';
  frame.loading = 'lazy';
  frame.setAttribute('sandbox', 'allow-forms allow-scripts allow-popups allow-popups-to-escape-sandbox');
  frame.style.cssText = 'display:block;width:100%;height:720px;border:0;color-scheme:normal';
  script.after(frame);

  addEventListener('message', ({ source, data }) => {
    if (source !== frame.contentWindow || data?.passa !== 'height') return;
    const height = Number(data.height);
    if (height > 0 && height < 5000) frame.style.height = `${height}px`;
  });
})();
