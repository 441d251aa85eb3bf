import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { features as declarations } from '@learntrail/contract/features'
import { expect, test } from 'vitest'
import { features } from './features.ts'
import { tableOwners } from './testing/table-owners.ts'

const folder = join(import.meta.dirname, 'features')
const order = features.map(({ name }) => name)

const ownerOf = tableOwners()
const sources = globSync('*/**/*.ts', { cwd: folder }).filter((path) => !/\.(test|fixture|tables)\.ts$/.test(path))

function featureOf(path: string): string {
  return path.split(/[\\/]/)[0] ?? ''
}

/** Tables named by the SQL of a source file. */
function tablesIn(path: string): string[] {
  const named = readFileSync(join(folder, path), 'utf8').matchAll(/\b(?:from|join|into|update|using)\s+"?([a-z_]+)"?/g)
  return [...new Set([...named].flatMap(([, name = '']) => (ownerOf.has(name) ? name : [])))]
}

test('every feature has a folder, and every folder is a feature', () => {
  expect(new Set(globSync('*', { cwd: folder }))).toEqual(new Set(order))
})

const contract = join(import.meta.dirname, '../../../packages/contract/src')
const foldersWith = (file: string) => globSync(`*/${file}`, { cwd: contract }).map(dirname).sort()

test('every declaration of the contract is in its list, under the name of its folder', () => {
  expect(declarations.map(({ name }) => name).sort()).toEqual(foldersWith('feature.ts'))
})

test.each(['errors', 'screens'])('what has a file of %s in the contract declares them', (fact) => {
  const declaring = declarations.filter((one) => fact in one).map(({ name }) => name)
  expect(declaring.sort()).toEqual(foldersWith(`${fact}.ts`))
})

/** Fixtures that generated tests need of features, with the features that have no such calls. */
const fixtures = { samples: ['shell', 'documents', 'todos'], subjects: ['documents'] }

test.each(Object.entries(fixtures))('every feature has a fixture of %s, or is known to need none', (kind, without) => {
  const found = globSync(`*/*.${kind}.fixture.ts`, { cwd: folder })
  const missing = order.filter((name) => !found.includes(join(name, `${name}.${kind}.fixture.ts`)))
  expect(missing).toEqual(without)
})

test('the SQL of a feature names tables of its own and of features below it', () => {
  expect(ownerOf.size).toBeGreaterThan(20)
  expect(sources.flatMap(tablesIn).length).toBeGreaterThan(100)
  const upwards = sources.flatMap((path) =>
    tablesIn(path)
      .filter((table) => order.indexOf(ownerOf.get(table) ?? '') > order.indexOf(featureOf(path)))
      .map((table) => `${path} names ${table}`),
  )
  expect(upwards).toEqual([])
})

test('nothing is registered by importing a module: a feature says what it has', () => {
  const statements = sources
    .filter((path) => !path.endsWith('.process.ts'))
    .flatMap((path) =>
      [...readFileSync(join(folder, path), 'utf8').matchAll(/^(?:await )?([\w.]+)\(/gm)].map(
        ([, call]) => `${path}: ${call}`,
      ),
    )
  expect(statements).toEqual([])
})

/** Caches of the product itself, the same for every application. */
const ofTheProduct = ['accounts/guessable-passwords.service.ts', 'help/retrieve.rules.ts']

test('no module remembers anything for two applications: they share a process and nothing else', () => {
  const remembering = sources.filter((path) =>
    /^(export )?(let |const \w+ = (new (Map|Set|LRUCache)(<.+>)?\(\)|create\w+\())/m.test(
      readFileSync(join(folder, path), 'utf8'),
    ),
  )
  expect(remembering.sort()).toEqual(ofTheProduct)
})

test('no two statements have one name: a connection that knows the one refuses the other', () => {
  const named = sources.flatMap((path) =>
    [...readFileSync(join(folder, path), 'utf8').matchAll(/\bname: (['`])([^'`]+)\1,\s+text:/g)].map(
      ([, , name]) => name,
    ),
  )
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter((name, at) => named.indexOf(name) !== at)).toEqual([])
})
