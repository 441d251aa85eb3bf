// Runs before the first paint, as a classic script of its own (the content security policy allows no inline one): puts
// the remembered theme and language on the page, and starts loading what the address needs. Plain browser code that
// must not import anything; `build/boot-script.ts` fills `preloads` in.
;(() => {
  const preloads: Record<string, string[]> = {}
  const page = document.documentElement
  const remembered = (key: string) => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }

  const theme = remembered('learntrail.theme') ?? 'lightBlue'
  const isDark = theme === 'dark'
  page.dataset.theme = theme
  page.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light')
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', isDark ? '#172136' : '#ffffff')

  const language = remembered('learntrail.locale') === 'en' ? 'en' : 'tw'
  page.lang = language === 'en' ? 'en' : 'zh-Hant-TW'

  const path = location.pathname.replace(/\/+$/, '') || '/'
  for (const file of [...(preloads[path] ?? []), ...(preloads[`${path} ${language}`] ?? [])]) {
    const link = document.createElement('link')
    if (file.endsWith('.css')) {
      link.rel = 'preload'
      link.as = 'style'
    } else {
      link.rel = 'modulepreload'
    }
    // As Vite's own tags and loader do; otherwise the browser fetches twice.
    link.crossOrigin = ''
    link.href = file
    document.head.append(link)
  }
})()
