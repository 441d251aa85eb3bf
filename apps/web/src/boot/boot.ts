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
  const [, record] = /^\/user\/portfolio\/([\w-]+)$/.exec(path) ?? []
  const address = record ? '/user/portfolio/*' : path.replace(/^(\/courses\/)[\w-]+(?=\/learn$)/, '$1*')
  const screen = address in preloads ? address : '*'
  const landing = remembered('learntrail.stream') || null
  const usual = landing === 'yes' ? 'stream' : (remembered('learntrail.portfolio-view') ?? 'mine')
  const view = new URLSearchParams(location.search).get('view') ?? usual
  // The trail's address says what is shown. The screen would add it, and be drawn anew for it.
  if (path === '/portfolio' && location.search === '' && landing !== null)
    history.replaceState(null, '', `?view=${encodeURIComponent(view)}${location.hash}`)
  const isMember = remembered('learntrail.member') === 'yes'
  // Whoever comes from the sign-in of a school or a provider is here for the first time.
  if (isMember || record || path === '/portfolio') askEarly()

  for (const file of [...(preloads[screen] ?? []), ...(preloads[`${screen} ${language}`] ?? [])]) {
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

  /** What the screens of somebody signed in wait for is asked while their code is still on its way; `api/early.ts` takes it. */
  function askEarly() {
    const isTrail = path === '/portfolio' && /^(?:\?view=\w+)?$/.test(location.search)
    const addresses = ['/api/v2/users/current']
    // On a device that does not know it yet, the screen waits for that.
    if (isTrail && location.search === '' && landing === null) addresses.push('/api/v2/stream/new')
    if (isTrail && view === 'stream') addresses.push('/api/v2/stream')
    if (isTrail && view === 'mine') addresses.push('/api/v2/portfolios?view=mine')
    if (record) addresses.push(`/api/v2/portfolios/${record}`)
    window.learntrailEarly = addresses.map((address) => {
      const answer = fetch(address, { headers: { accept: 'application/json' }, credentials: 'same-origin' })
      // Whoever takes it hears of the failure; nobody else needs to.
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

  /** The picture that is seen first comes beside the code that shows it, and not after it. */
  async function askPicture(answer: Response) {
    const isOfTiles = !record && remembered('learntrail.portfolio-layout') === 'grid'
    if (!answer.ok || isOfTiles) return
    interface WithFiles {
      files?: Seen[]
      /** In the stream a record stands at a place. */
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
    // As `pictureSources` and `PictureGrid` say it, to the letter, or the browser takes another form: a test compares them.
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
