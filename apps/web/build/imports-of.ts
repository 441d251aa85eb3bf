import { dirname, join } from 'node:path/posix'
import { parseAst, type Rolldown } from 'vite'

/** Modules that only name what others have: the index of a feature, and those of Mantine, which name hundreds. */
const index = /\/src\/features\/[^/]+\/index\.ts$|\/@mantine\/\w+\/esm\/index\.mjs$/

/** What a module imports statically; of an index, which names all that it offers, only what stands behind the names. */
export function importsOf(context: Rolldown.ChunkingContext, id: string): string[] {
  const imported = context.getModuleInfo(id)?.importedIds ?? []
  if (!imported.some((each) => index.test(each))) return [...imported]
  return imported.flatMap((each) => {
    if (!index.test(each)) return each
    const wanted = namesIn(context, id).filter(({ from }) => from === each || isIndexOf(each, from))
    const offered = namesIn(context, each)
    return wanted.flatMap(({ name }) => offered.find((offer) => offer.name === name)?.from ?? [])
  })
}

/** `@mantine/core` is asked for by its name. */
const isIndexOf = (id: string, name: string) => id.endsWith(`/node_modules/${name}/esm/index.mjs`)

interface Taken {
  name: string
  from: string
}

const known = new Map<string, { code: string; names: Taken[] }>()

/** Each name that a module takes from another, or hands on, and the module that it is from. */
function namesIn(context: Rolldown.ChunkingContext, id: string): Taken[] {
  const code = context.getModuleInfo(id)?.code ?? ''
  const before = known.get(id)
  if (before?.code === code) return before.names
  const names = parseAst(code).body.flatMap((statement): Taken[] => {
    if (statement.type !== 'ImportDeclaration' && statement.type !== 'ExportNamedDeclaration') return []
    if (!statement.source) return []
    const { value } = statement.source
    const from = value.startsWith('.') ? join(dirname(id), value) : value
    return statement.specifiers.flatMap((specifier) => {
      const named =
        specifier.type === 'ImportSpecifier'
          ? specifier.imported
          : specifier.type === 'ExportSpecifier'
            ? specifier.exported
            : null
      return named?.type === 'Identifier' ? { name: named.name, from } : []
    })
  })
  known.set(id, { code, names })
  return names
}
