import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { minifySync, type Plugin, type Rolldown, transformWithOxc } from 'vite'
import { textsIn } from '../src/i18n/text-files.ts'

const firstFiles = '.first-files.json'
const placeholder = 'const preloads: Record<string, string[]> = {}'

/** The layout of the public screens. */
const publicLayout = 'app/layout/public-layout'

/** The screens opened most, with the modules and texts of their first paint. */
const firstScreens: Record<string, { screens: string[]; texts: string[] }> = {
  '/': { screens: [publicLayout, 'features/home/screens/onboarding-screen'], texts: ['common', 'home'] },
  '/onboarding': { screens: [publicLayout, 'features/home/screens/onboarding-screen'], texts: ['common', 'home'] },
  '/login': {
    screens: [publicLayout, 'features/accounts/screens/login-screen'],
    texts: ['common', 'errors', 'accounts'],
  },
  '/portfolio': {
    screens: ['app/shell/shell', 'app/routes/portfolio-route'],
    texts: ['common', 'shell', 'posts', 'drafts/compose', 'files', 'tags', 'tags/filters'],
  },
  '/user/portfolio/*': {
    screens: ['app/shell/shell', 'features/posts/screens/post-screen'],
    texts: ['common', 'shell', 'posts', 'comments', 'people', 'tags', 'files'],
  },
  '/courses/*/learn': {
    screens: ['app/shell/shell', 'features/courses/learning/learn-screen'],
    texts: [
      'common',
      'common/sharing',
      'shell',
      'courses',
      'courses/names',
      'courses/reading',
      'courses/learning',
      'courses/next-film',
      'courses/pictures',
      'files/viewer',
    ],
  },
  '/signup': {
    screens: [publicLayout, 'features/accounts/screens/role-selection-screen'],
    texts: ['common', 'accounts'],
  },
  // All other addresses: the routes of the remaining screens.
  '*': { screens: ['app/routes/composed-routes'], texts: ['common'] },
}

/**
 * Serves `src/boot/boot.ts` as a blocking script with a hashed name and tells it which chunks the first screens load,
 * so that a first visit does not wait for the entry module to request them.
 */
export function bootScript(): Plugin {
  let root = ''
  let outDir = ''
  let preloads: Record<string, string[]> = {}

  async function render() {
    const file = join(root, 'src/boot/boot.ts')
    const source = await readFile(file, 'utf8')
    if (!source.includes(placeholder)) throw new Error('boot.ts lost its line for preloads')
    const filled = source.replace(placeholder, `const preloads = ${JSON.stringify(preloads)}`)
    return (await transformWithOxc(filled, file, { sourcemap: false })).code
  }

  return {
    name: 'learntrail:boot-script',
    configResolved(config) {
      root = config.root
      outDir = resolve(config.root, config.build.outDir)
    },
    configureServer(server) {
      server.middlewares.use('/boot.js', (_request, response) => {
        render().then((code) => {
          response.setHeader('content-type', 'text/javascript')
          response.end(code)
        })
      })
    },
    // Before the style sheets, because a script after them waits for them.
    transformIndexHtml: (html) => html.replace('<!-- boot -->', '<script src="/boot.js"></script>'),
    generateBundle(_options, bundle) {
      preloads = findPreloads(bundle)
    },
    // Not in closeBundle, which also runs after a failed build, where the missing page would hide the cause.
    writeBundle: {
      order: 'pre',
      sequential: true,
      async handler() {
        if (!outDir || this.meta.watchMode) return
        const page = join(outDir, 'index.html')
        const html = await readFile(page, 'utf8')
        const { code } = minifySync('boot.js', await render())
        const name = `assets/boot-${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`
        await writeFile(join(outDir, name), code)
        const whole = html.replace('/boot.js', `/${name}`)
        await writeFile(page, whole)
        // Read by `npm test`, which checks their sizes.
        const everywhere = [...whole.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, file]) => file)
        await writeFile(join(outDir, firstFiles), JSON.stringify({ everywhere, preloads }))
      },
    },
  }
}

function findPreloads(bundle: Rolldown.OutputBundle) {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  // A chunk of several modules may have no facade module.
  const find = (part: string) =>
    chunks.find((chunk) => chunk.facadeModuleId?.includes(part)) ??
    chunks.find((chunk) => chunk.moduleIds.some((id) => id.includes(part)))
  const entry = chunks.find((chunk) => chunk.isEntry)
  const known = new Set(entry ? reach(entry, chunks) : [])

  const found: Record<string, string[]> = {}
  for (const [path, { screens, texts }] of Object.entries(firstScreens)) {
    const files = screens.flatMap((screen) => {
      const chunk = find(`/src/${screen}.`)
      return chunk ? reach(chunk, chunks) : []
    })
    found[path] = [...new Set(files)].filter((file) => !known.has(file)).map((file) => `/${file}`)
    for (const language of ['tw', 'en']) {
      const ofLanguage = chunks.filter((chunk) =>
        chunk.moduleIds.some((id) => isTextOf(id, language, texts) || listsTextsOf(id, language)),
      )
      found[`${path} ${language}`] = ofLanguage.map(({ fileName }) => `/${fileName}`)
    }
  }
  return found
}

function isTextOf(id: string, language: string, namespaces: string[]): boolean {
  if (!/\/(?:packages\/texts\/src|src\/i18n\/dictionaries)\/(?:tw|en)\//.test(id)) return false
  const { locale, namespace } = textsIn(id)
  return locale === language && namespaces.includes(namespace)
}

const listsTextsOf = (id: string, language: string) => id.endsWith(`/src/i18n/dictionaries/${language}.ts`)

/** Returns a chunk's file, those of the chunks it imports at any depth, and their style sheets. */
function reach(start: Rolldown.OutputChunk, chunks: Rolldown.OutputChunk[]): string[] {
  const seen = new Set<string>()
  const visit = (chunk: Rolldown.OutputChunk) => {
    if (seen.has(chunk.fileName)) return
    seen.add(chunk.fileName)
    for (const css of chunk.viteMetadata?.importedCss ?? []) seen.add(css)
    for (const name of chunk.imports) {
      const imported = chunks.find((other) => other.fileName === name)
      if (imported) visit(imported)
    }
  }
  visit(start)
  return [...seen]
}
