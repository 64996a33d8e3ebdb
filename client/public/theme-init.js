// Runs before the first paint, so that a dark-mode reader never sees a white flash.
(() => {
  let theme = null;
  try {
    theme = localStorage.getItem('theme');
  } catch {
    // Storage may be closed to us; the system preference still holds.
  }
  if (theme !== 'light' && theme !== 'dark') {
    theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  document.documentElement.setAttribute('data-mantine-color-scheme', theme);
  document.documentElement.style.background = theme === 'dark' ? '#111217' : '#FBF7F0';
})();
