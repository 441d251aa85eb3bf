import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { projectRoot } from './project.mjs'

const isModule = (file) => /\.(ts|tsx|mts|mjs)$/.test(file) && !file.endsWith('.d.ts')

// A statement begins its line, as the formatter writes it; `import()` may stand anywhere.
const importing =
  /^(?:import|export)\b(?:[^'"`;]*?\bfrom)?\s*'([^']+)'|^\} from '([^']+)'|\bimport\(\s*'([^']+)'|\btypeof import\('([^']+)'\)/gm
const globbing = /import\.meta\.glob(?:<[^(]*>)?\(\s*(\[[^\]]*\]|'[^']+')/g

/** Only fixtures and what tests are made with; what the product gathers so is put together in one place. */
const gathers = (file) => /\.(test|fixture)\.tsx?$|\/testing\//.test(file)

/**
 * What each module of the project imports: `{ source, imports, names, offers }`, paths from the root. Read from the text of the imports,
 * which takes a second; the checker of the dependency rules, which parses everything, takes half a minute.
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

/** `names`: those that it imports, by the module; `offers`: those that it hands on, each with the module behind it. Types are left out. */
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

/** The paths that a module imports, of files of ours or of what looks like one. */
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
