import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { projectRoot } from './project.mjs'

const isModule = (file) => /\.(ts|tsx|mts|mjs)$/.test(file) && !file.endsWith('.d.ts')

// A statement starts its line, as the formatter writes it; `import()` may occur anywhere.
const importing =
  /^(?:import|export)\b(?:[^'"`;]*?\bfrom)?\s*'([^']+)'|^\} from '([^']+)'|\bimport\(\s*'([^']+)'|\btypeof import\('([^']+)'\)/gm
const globbing = /import\.meta\.glob(?:<[^(]*>)?\(\s*(\[[^\]]*\]|'[^']+')/g

/** Follows globs only in fixtures and test support: the product's are all in one place that imports everything. */
const gathers = (file) => /\.(test|fixture)\.tsx?$|\/testing\//.test(file)

/**
 * Returns what each module of the project imports: `{ source, imports, names, offers }`, with paths from the root. It
 * reads the text of the imports, which takes a second; the dependency rules' checker parses everything and takes half a
 * minute.
 */
export function readModules(files) {
  const known = new Set(files)
  return files.filter(isModule).map((source) => {
    const text = readFileSync(join(projectRoot, source), 'utf8')
    const imports = importsIn(source, text).filter((file) => known.has(file))
    const gathered = gathers(source) ? globsIn(source, text, files) : []
    return { source, imports: [...new Set([...imports, ...gathered])], ...namesIn(source, text) }
  })
}

const naming = /^(import|export) \{([^}]*)\} from '([^']+)'/gm

/**
 * Returns `names`, the imported names by module, and `offers`, the re-exported names, each with the module behind it.
 * Types are omitted.
 */
export function namesIn(source, text) {
  const names = {}
  const offers = []
  for (const [, way, list, from] of text.matchAll(naming)) {
    const given = list.split(',').map((one) => one.trim().split(' as '))
    const real = given.filter(([name]) => name !== '' && !name.startsWith('type '))
    const module = pathOf(source, from)
    if (way === 'export') offers.push(...real.map((pair) => ({ name: pair.at(-1), from: module })))
    else names[module] = [...(names[module] ?? []), ...real.map(([name]) => name)]
  }
  return { names, offers }
}

/** Returns the paths that a module imports: files of the project, or package names unchanged. */
export function importsIn(source, text) {
  return Array.from(text.matchAll(importing), (match) => pathOf(source, match.slice(1).find(Boolean)))
}

function pathOf(source, name) {
  if (name.startsWith('.')) return posix.join(posix.dirname(source), name)
  const [, workspace, rest] = /^@learntrail\/(contract|texts)(?:\/(.*))?$/.exec(name) ?? []
  if (workspace === undefined) return name
  const place = rest ?? 'index'
  return `packages/${workspace}/src/${place.endsWith('.json') ? place : `${place}.ts`}`
}

function globsIn(source, text, files) {
  return [...text.matchAll(globbing)].flatMap(([, given]) => {
    const patterns = [...given.matchAll(/'([^']+)'/g)].map(([, pattern]) => pattern)
    const wanted = patterns.filter((pattern) => !pattern.startsWith('!')).map((pattern) => regexOf(source, pattern))
    return files.filter((file) => wanted.some((pattern) => pattern.test(file)))
  })
}

const globParts = { '**/': '(?:.*/)?', '*': '[^/]*', '.': '\\.', '{': '(?:', '}': ')', ',': '|' }

function regexOf(source, pattern) {
  const path = posix.join(posix.dirname(source), pattern)
  return new RegExp(`^${path.replaceAll(/\*\*\/|[*.{},]/g, (part) => globParts[part])}$`)
}
