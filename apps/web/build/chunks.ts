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

// Left alone, every module that two screens share becomes a chunk of its own, and a first visit dozens of requests.
// Groups instead: what each page needs, what who logs in needs besides, what everybody signed in sees around everything
// and of a record, what only the trail needs, what a learner needs alone or with others, and what comes on every page as soon
// as it is calm; the rest is the bundler's business.
const logIn = '/features/accounts/screens/login-screen.tsx'
const shell = '/app/shell/shell.tsx'
const trail = [
  '/features/posts/screens/portfolio-screen.tsx',
  '/features/drafts/components/compose-card.tsx',
  '/features/stream/index.ts',
]
const record = '/features/posts/screens/post-screen.tsx'
const learning = '/features/courses/learning/learn-screen.tsx'

/** What the trail says; a file each would be eight requests. */
const trailTexts = ['posts', 'drafts/compose', 'files', 'tags', 'tags/filters']

/** What a learner is told. */
const learnTexts = [
  'courses',
  'courses/names',
  'courses/reading',
  'courses/learning',
  'courses/next-film',
  'courses/pictures',
  'files/viewer',
]

/** What features say on a screen of another: a sentence or two of each. */
const partTexts = ['in-groups', 'in-search', 'on-person', 'file-uses', 'console-rooms', 'ways', 'todos']

const sources = join(import.meta.dirname, '../src')
const modulesLike = (glob: string) => globSync(glob, { cwd: sources }).map((path) => `/${normalizePath(path)}`)

/** What features declare for every page, and for the menu beside their names. */
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

/** What guests see as well, and members from another chunk; the trail and what comes once it is calm share a key. */
const everybodys = [
  '/src/ui/card.',
  '/src/ui/face.',
  '/src/ui/on-demand.tsx',
  '/contract/src/characters.ts',
  '/contract/src/accounts/limits.ts',
  '/features/co-writing/api/shared-key.ts',
  '/app/shell/appearance-switch.',
]

/** What log-in shares with screens that need nothing else of it, and what comes with whatever is first asked. */
const alone = [
  '/src/ui/form/form-alert.',
  '/src/ui/feedback/dialog.',
  '/src/ui/feedback/confirm-dialog.',
  '/src/ui/feedback/use-modal-dialog.',
  '/src/ui/layers/use-layer.',
]

/**
 * What features say of their screens, and put into those of others: with the first address that is none of the first. Rooms of
 * the console are for staff alone, and come with it.
 */
const featureParts = [
  ...modulesLike('features/*/{routes,in-groups,on-person,in-search,ways}.ts'),
  '/app/routes/composed-routes.ts',
]

/** Modules are named by where they lie on the disk; what the folders above the checkout are called is no matter of ours. */
const checkout = normalizePath(join(import.meta.dirname, '../../..'))
const placeOf = (id: string) => (id.startsWith(`${checkout}/`) ? id.slice(checkout.length) : id)

const firstChunks = ['base', 'forms', 'member', 'records', 'trail', 'learning', 'learners', 'calm', 'features'] as const

/** Whether a chunk is one of the few that pages begin with, which are told apart by their names. */
export const isFirstChunk = (name: string): boolean =>
  name.startsWith('texts-') || firstChunks.some((one) => one === name)

export const chunkGroups: NameOf[] = [
  {
    debugName: 'first visits',
    // What a module needs is in a group of its own right; of an index that would be all that it names.
    includeDependenciesRecursively: false,
    name: (id, context) => {
      const place = placeOf(id)
      if (place.startsWith('/packages/texts/src/') && place.endsWith('.json')) return textsOf(id)
      // Of my files, and of notices; each would be a request of its own.
      if (place.endsWith('/file-uses.ts')) return 'file-uses'
      if (place.endsWith('/notice-looks.ts')) return 'notice-looks'
      if (place.includes('/screens/') || alone.some((part) => place.includes(part))) return null
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

/** Modules imported statically, at any depth; of an index that imports all there is, only what is asked of it. */
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
