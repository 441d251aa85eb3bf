// Runs before the first paint as a classic script file (the content security policy allows no inline scripts): applies
// the stored theme and language, and starts loading what the address needs. Plain browser code without imports;
// `build/boot-script.ts` fills in `preloads`.
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
  const [, record] = /^\/user\/portfolio\/([\w-]+)$/.exec(path) ?? []
  const address = record ? '/user/portfolio/*' : path.replace(/^(\/courses\/)[\w-]+(?=\/learn$)/, '$1*')
  const screen = address in preloads ? address : '*'
  const landing = remembered('learntrail.stream') || null
  const usual = landing === 'yes' ? 'stream' : (remembered('learntrail.portfolio-view') ?? 'mine')
  const view = new URLSearchParams(location.search).get('view') ?? usual
  // The trail keeps its view in the address. Add it here, as the screen would, which would then render a second time.
  if (path === '/portfolio' && location.search === '' && landing !== null)
    history.replaceState(null, '', `?view=${encodeURIComponent(view)}${location.hash}`)
  const isMember = remembered('learntrail.member') === 'yes'
  // Also at /portfolio without a stored membership: the sign-in of a school or provider leads there on a first visit.
  if (isMember || record || path === '/portfolio') askEarly()

  for (const file of [...(preloads[screen] ?? []), ...(preloads[`${screen} ${language}`] ?? [])]) {
    const link = document.createElement('link')
    if (file.endsWith('.css')) {
      link.rel = 'preload'
      link.as = 'style'
    } else {
      link.rel = 'modulepreload'
    }
    // Must match Vite's own tags and loader, or the browser fetches the file twice.
    link.crossOrigin = ''
    link.href = file
    document.head.append(link)
  }

  /**
   * Requests what the screens of a signed-in person wait for while their code is still loading; `api/early.ts` hands it
   * out.
   */
  function askEarly() {
    const isTrail = path === '/portfolio' && /^(?:\?view=\w+)?$/.test(location.search)
    const addresses = ['/api/v2/users/current']
    // Without a stored landing tab, the screen waits for this answer.
    if (isTrail && location.search === '' && landing === null) addresses.push('/api/v2/stream/new')
    if (isTrail && view === 'stream') addresses.push('/api/v2/stream')
    if (isTrail && view === 'mine') addresses.push('/api/v2/portfolios?view=mine')
    if (record) addresses.push(`/api/v2/portfolios/${record}`)
    window.learntrailEarly = addresses.map((address) => {
      const answer = fetch(address, { headers: { accept: 'application/json' }, credentials: 'same-origin' })
      // Handled by the code that takes the answer; this avoids an unhandled rejection.
      answer.catch(() => undefined)
      return { address, answer, at: Date.now() }
    })
    const records = window.learntrailEarly.find(({ address }) => /portfolios|stream$/.test(address))
    records?.answer.then(askPicture).catch(() => undefined)
  }

  interface Seen {
    url: string
    type: number
    width: number | null
    thumbnailWidths: number[]
  }

  /** Preloads the first visible picture in parallel with the code that shows it. */
  async function askPicture(answer: Response) {
    const isOfTiles = !record && remembered('learntrail.portfolio-layout') === 'grid'
    if (!answer.ok || isOfTiles) return
    interface WithFiles {
      files?: Seen[]
      /** Items of the stream wrap their record. */
      post?: { files: Seen[] }
    }
    const { items, files = items?.[0]?.post?.files ?? items?.[0]?.files }: WithFiles & { items?: WithFiles[] } =
      await answer.clone().json()
    const [image, film] = [1, 2]
    const pictures = (files ?? []).filter(
      (file) => file.type & image || (file.type & film && file.thumbnailWidths.length > 0),
    )
    const [first] = pictures
    if (first === undefined) return
    const { url, type, width, thumbnailWidths } = first
    // Must match `pictureSources` and `PictureGrid` exactly, or the browser picks another variant; a test compares
    // them.
    const forms = thumbnailWidths.map((wide) => `${url}?type=thumbnail&width=${wide} ${wide}w`)
    const whole = Math.min(width ?? 4096, 4096)
    if (type & image && whole > (thumbnailWidths.at(-1) ?? 0)) forms.push(`${url}?type=preview ${whole}w`)
    const beside = record ? 34 : 60
    const link = document.createElement('link')
    link.rel = 'preload'
    link.as = 'image'
    link.setAttribute('imagesrcset', forms.join(', '))
    link.setAttribute(
      'imagesizes',
      pictures.length === 1
        ? `(max-width: 699px) calc(100vw - ${beside}px), 640px`
        : `(max-width: 699px) calc(50vw - ${beside / 2}px), 320px`,
    )
    document.head.append(link)
  }
})()
