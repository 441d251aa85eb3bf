import { dirname, join } from 'node:path/posix'
import { parseAst, type Rolldown } from 'vite'

const featureIndex = /\/src\/features\/[^/]+\/index\.ts$/

/** What a module imports statically; of a feature's index, which names all that it offers, only what stands behind the names. */
export function importsOf(context: Rolldown.ChunkingContext, id: string): string[] {
  return (context.getModuleInfo(id)?.importedIds ?? []).flatMap((imported) => {
    if (!featureIndex.test(imported)) return imported
    const wanted = namesIn(context, id, 'ImportDeclaration').filter(({ from }) => from === imported)
    const offered = namesIn(context, imported, 'ExportNamedDeclaration')
    return wanted.flatMap(({ name }) => offered.find((offer) => offer.name === name)?.from ?? [])
  })
}

/** Each name that a module takes from another, or hands on, and the module that it is from. */
function namesIn(context: Rolldown.ChunkingContext, id: string, kind: 'ImportDeclaration' | 'ExportNamedDeclaration') {
  return parseAst(context.getModuleInfo(id)?.code ?? '').body.flatMap((statement) => {
    if (statement.type !== kind || !statement.source) return []
    const from = join(dirname(id), statement.source.value)
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
}
