// Before the first paint: the chosen theme and language, so that nothing flashes. The page itself takes over from here.
try {
  const theme = localStorage.getItem('agora.theme');
  const night = theme === 'night' || (theme !== 'day' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = night ? 'night' : 'day';
  document.documentElement.lang = localStorage.getItem('agora.language') ?? 'en';
} catch {
  // Without storage it is day, and English, until the page has loaded.
}
