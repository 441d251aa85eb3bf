import { join } from 'node:path'
import { normalizePath, type Rolldown } from 'vite'
import { importsOf } from './imports-of.ts'

type NameOf =
  NonNullable<Rolldown.OutputOptions['codeSplitting']> extends infer S
    ? S extends { groups?: (infer G)[] }
      ? G
      : never
    : never

// Left alone, every module that two screens share becomes a chunk of its own, and a first visit dozens of requests.
// Three groups instead: what each page needs, what each form needs, and what whoever is signed in sees first; the rest is
// the bundler's business.
const mantineBase = /@mantine\/core\/esm\/(?:core\/|components\/(?:Button|UnstyledButton|Loader|Transition)\/)/
const mantineForms = /@mantine\/core\/esm\/components\/(?:Input|InputBase|TextInput|PasswordInput|ActionIcon)\//

const alwaysShown = /\/src\/ui\/(?:card|face)\.(?:tsx|module\.css)/

const memberStart = [
  '/app/shell/shell.tsx',
  '/features/posts/screens/portfolio-screen.tsx',
  '/features/drafts/components/compose-card.tsx',
]

/** Modules are named by where they lie on the disk; what the folders above the checkout are called is no matter of ours. */
const checkout = normalizePath(join(import.meta.dirname, '../../..'))
const placeOf = (id: string) => (id.startsWith(`${checkout}/`) ? id.slice(checkout.length) : id)

export const chunkGroups: NameOf[] = [
  {
    debugName: 'first visits',
    name: (id, context) => {
      const place = placeOf(id)
      if (mantineBase.test(place) || alwaysShown.test(place)) return 'base'
      if (mantineForms.test(place) || place.includes('/@mantine/form/')) return 'forms'
      if (place.includes('/screens/') || place.includes('/locales/')) return null
      if (reach(context, '/src/main.tsx').has(id)) return 'base'
      if (reach(context, '/features/accounts/screens/login-screen.tsx').has(id)) return 'forms'
      return memberStart.some((start) => reach(context, start).has(id)) ? 'member' : null
    },
  },
]

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
    if (!placeOf(id).includes('/@mantine/core/')) pending.push(...importsOf(context, id))
  }
  return seen
}

function findModule(context: Rolldown.ChunkingContext, path: string): string {
  const id = `${checkout}/apps/web${path.startsWith('/src/') ? path : `/src${path}`}`
  if (!context.getModuleInfo(id)) throw new Error(`No module ${id} to make a chunk of`)
  return id
}
