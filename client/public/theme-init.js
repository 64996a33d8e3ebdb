// Runs before the first paint, so that a dark-mode reader never sees a white flash, nor another's page what the server
// drew for a visitor who reads English in East Africa.
(() => {
  const page = document.documentElement;
  const kept = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      // Storage may be closed to us; what the system prefers still holds.
      return null;
    }
  };
  let theme = kept('theme');
  if (theme !== 'light' && theme !== 'dark') {
    theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  page.setAttribute('data-mantine-color-scheme', theme);
  page.style.background = theme === 'dark' ? '#111217' : '#FBF7F0';
  // The client decides in the same way: see language/language.ts.
  const wanted = [kept('language'), ...navigator.languages].map((tag) => tag?.slice(0, 2).toLowerCase());
  page.lang = wanted.find((tag) => ['en', 'sw', 'fr'].includes(tag)) ?? 'en';
  if (kept('token')) page.dataset.member = '';
  if (new Date().getTimezoneOffset() !== -180) page.dataset.elsewhere = '';
})();
