import { dirname, join } from 'node:path/posix'
import { parseAst, type Rolldown } from 'vite'

/** Modules that only re-export: the index of a feature, and those of libraries with hundreds of exports. */
const index =
  /\/src\/features\/[^/]+\/index\.ts$|\/@mantine\/\w+\/esm\/index\.mjs$|\/@tanstack\/(?:react-query|query-core)\/build\/modern\/index\.js$/

/** Returns the static imports of a module; of an index, only the modules behind the imported names. */
export function importsOf(context: Rolldown.ChunkingContext, id: string): string[] {
  const imported = context.getModuleInfo(id)?.importedIds ?? []
  if (!imported.some((each) => index.test(each))) return [...imported]
  return imported.flatMap((each) => {
    if (!index.test(each)) return each
    const wanted = namesIn(context, id).filter(({ from }) => from === each || isIndexOf(each, from))
    return wanted.flatMap(({ name }) => behind(context, each, name))
  })
}

/** Returns the module behind a name of an index, also through an index that it re-exports. */
function behind(context: Rolldown.ChunkingContext, id: string, name: string): string[] {
  const offered = namesIn(context, id).find((offer) => offer.name === name)
  if (offered) return [offered.from]
  const others = (context.getModuleInfo(id)?.importedIds ?? []).filter((other) => index.test(other))
  return others.flatMap((other) => behind(context, other, name))
}

/** Packages such as `@mantine/core` are imported by name. */
const isIndexOf = (id: string, name: string) =>
  ['esm/index.mjs', 'build/modern/index.js'].some((file) => id.endsWith(`/node_modules/${name}/${file}`))

interface Taken {
  name: string
  from: string
}

const known = new Map<string, { code: string; names: Taken[] }>()

/** Returns each name a module imports or re-exports, with its source module. */
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
