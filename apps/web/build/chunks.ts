import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { normalizePath, type Rolldown } from 'vite'
import { textsIn } from '../src/i18n/text-files.ts'
import { importsOf } from './imports-of.ts'

type NameOf =
  NonNullable<Rolldown.OutputOptions['codeSplitting']> extends infer S
    ? S extends { groups?: (infer G)[] }
      ? G
      : never
    : never

// By default every module shared by two screens becomes a chunk of its own, and a first visit makes dozens of requests.
// These groups instead hold what every page needs, what log-in adds, what all signed-in people need around screens and
// of records, what only the trail needs, what learners need alone or together with others, and what loads on every page
// once it is calm. The bundler decides about the rest.
const logIn = '/features/accounts/screens/login-screen.tsx'
const shell = '/app/shell/shell.tsx'
const trail = [
  '/features/posts/screens/portfolio-screen.tsx',
  '/features/drafts/components/compose-card.tsx',
  '/features/stream/index.ts',
]
const record = '/features/posts/screens/post-screen.tsx'
const learning = '/features/courses/learning/learn-screen.tsx'

/** Texts of the trail; as single files they would take eight requests. */
const trailTexts = ['posts', 'drafts/compose', 'files', 'tags', 'tags/filters']

/** Texts of the learning screen. */
const learnTexts = [
  'courses',
  'courses/names',
  'courses/reading',
  'courses/learning',
  'courses/next-film',
  'courses/pictures',
  'files/viewer',
]

/** Texts of features' parts on other features' screens, a sentence or two each. */
const partTexts = ['in-groups', 'in-search', 'on-person', 'file-uses', 'console-rooms', 'ways', 'todos']

const sources = join(import.meta.dirname, '../src')
const modulesLike = (glob: string) => globSync(glob, { cwd: sources }).map((path) => `/${normalizePath(path)}`)

/** Modules that features declare with `onceCalm` for every page and for the menu. */
const declaredOnceCalm = modulesLike('features/*/feature.ts').flatMap((place) => {
  const declared = readFileSync(join(sources, place), 'utf8').matchAll(/onceCalm\(\(\) => import\('\.\/([^']+)'\)/g)
  return Array.from(declared, ([, module]) => place.replace('feature.ts', `${module}`))
})

const onceCalm = [
  ...modulesLike('features/*/on-live.ts'),
  ...declaredOnceCalm,
  '/app/startup-notices/startup-notices.tsx',
  '/app/live/follow-live.ts',
  '/app/shell/waiting-mark.tsx',
  '/app/shell/tab-bar.tsx',
  '/ui/feedback/toaster.tsx',
  '/ui/layers/layer-entries.ts',
  '/features/news/trail-news.tsx',
  '/features/news/decorations/decoration.tsx',
]

/**
 * Modules that guests need too but that would fall into a members' chunk; also the key shared by the trail and what
 * comes once the page is calm.
 */
const everybodys = [
  '/src/ui/card.',
  '/src/ui/face.',
  '/src/ui/on-demand.tsx',
  '/contract/src/characters.ts',
  '/contract/src/accounts/limits.ts',
  '/features/co-writing/api/shared-key.ts',
  '/app/shell/appearance-switch.',
]

/** Left to the bundler: modules that log-in shares with screens that need nothing else of it. */
const alone = ['/src/ui/form/form-alert.']

/** Loaded with the first dialog, as one chunk: each by itself is smaller than what a chunk costs. */
const dialogs = [
  '/src/ui/feedback/dialog.',
  '/src/ui/feedback/confirm-dialog.',
  '/src/ui/feedback/use-modal-dialog.',
  '/src/ui/layers/use-layer.',
]

/**
 * What features declare about their screens and add to those of others; loaded with the first address outside the first
 * screens. Rooms of the console are for staff only and load with the console.
 */
const featureParts = [
  ...modulesLike('features/*/{routes,in-groups,on-person,in-search,ways}.ts'),
  '/app/routes/composed-routes.ts',
]

/** Module ids are absolute paths; removes the checkout's folder, so that its name cannot match a rule. */
const checkout = normalizePath(join(import.meta.dirname, '../../..'))
const placeOf = (id: string) => (id.startsWith(`${checkout}/`) ? id.slice(checkout.length) : id)

const firstChunks = ['base', 'forms', 'member', 'records', 'trail', 'learning', 'learners', 'calm', 'features'] as const

/** Whether a chunk is one of those loaded at the start of pages, by its name. */
export const isFirstChunk = (name: string): boolean =>
  name.startsWith('texts-') || firstChunks.some((one) => one === name)

export const chunkGroups: NameOf[] = [
  {
    debugName: 'first visits',
    // Dependencies are assigned to groups on their own; those of an index would include everything it exports.
    includeDependenciesRecursively: false,
    name: (id, context) => {
      const place = placeOf(id)
      if (place.startsWith('/packages/texts/src/') && place.endsWith('.json')) return textsOf(id)
      // Those of the file manager and of notices; otherwise each would be a request.
      if (place.endsWith('/file-uses.ts')) return 'file-uses'
      if (place.endsWith('/notice-looks.ts')) return 'notice-looks'
      if (place.includes('/screens/') || alone.some((part) => place.includes(part))) return null
      if (dialogs.some((part) => place.includes(part))) return 'dialogs'
      const needs = (start: string) => reach(context, start).has(id)
      const needsTrail = trail.some(needs)
      const needsRecord = needs(record)
      const needsLearning = needs(learning)
      const isOnceCalm = onceCalm.some(needs)
      const isPart = featureParts.some(needs)
      const isLearners = needsLearning && (needsTrail || needsRecord)
      const isMembers = needs(shell) || isLearners || (needsTrail && needsRecord && (isOnceCalm || isPart))
      if (needs('/src/main.tsx') || everybodys.some((part) => place.includes(part))) return 'base'
      if (needs(logIn)) return isMembers || needsTrail ? 'base' : 'forms'
      if (isMembers) return 'member'
      if (needsTrail) return needsRecord ? 'records' : 'trail'
      if (needsLearning) return isOnceCalm || isPart ? 'learners' : 'learning'
      if (isOnceCalm && !needsRecord) return 'calm'
      return isPart ? 'features' : null
    },
  },
]

function textsOf(id: string): string | null {
  if (!id.endsWith('.json')) return null
  const { locale, namespace } = textsIn(id)
  const [, part = ''] = namespace.split('/')
  if (namespace === 'shell' || part === 'menu') return `texts-shell-${locale}`
  if (trailTexts.includes(namespace)) return `texts-${locale}`
  if (learnTexts.includes(namespace)) return `texts-learn-${locale}`
  return partTexts.includes(part) ? `texts-${part}-${locale}` : null
}

const reached = new Map<string, Set<string>>()

/** Returns the modules a module imports statically at any depth; of an index, only those behind the names in use. */
function reach(context: Rolldown.ChunkingContext, start: string): Set<string> {
  const known = reached.get(start)
  if (known) return known
  const seen = new Set<string>()
  reached.set(start, seen)
  const pending = [findModule(context, start)]
  for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
    if (seen.has(id)) continue
    seen.add(id)
    pending.push(...importsOf(context, id))
  }
  return seen
}

function findModule(context: Rolldown.ChunkingContext, path: string): string {
  const id = `${checkout}/apps/web${path.startsWith('/src/') ? path : `/src${path}`}`
  if (!context.getModuleInfo(id)) throw new Error(`No module ${id} to make a chunk of`)
  return id
}
