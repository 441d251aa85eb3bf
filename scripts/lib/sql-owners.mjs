import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from './project.mjs'

/*
 * Checks whose tables SQL names. A feature reads and writes its own; for another's it uses the pieces which that one
 * exports (`<feature>.sql.ts`). Foreign keys may name any table: they are in `*.tables.ts`, which is not checked.
 */

const featureOf = (file) => /^apps\/server\/src\/features\/([^/]+)\//.exec(file)?.[1]
const isProduct = (file) => /\.ts$/.test(file) && !/\.(test|fixture|tables)\.ts$/.test(file)

const definition = /\b(?:pgTable|pgView)\(\s*'([a-z_]+)'/g
const naming = [
  /\b(?:from|join|into|update|using|table|lateral|only|truncate)\s+\(?"?([a-z_]+)"?/g,
  /\bfrom\s+"?[a-z_]+"?(?:\s+[a-z_]+)?,\s*"?([a-z_]+)"?/g,
]

const comments = /\/\*[\s\S]*?\*\/|(?<!['":])\/\/.*$/gm

/** Returns the feature of each table and view, from `*.tables.ts`: `{ table: feature }`; `all_x` counts for `x` too. */
export function ownersIn(files, read) {
  const owners = {}
  for (const file of files) {
    const feature = featureOf(file)
    if (feature === undefined || !file.endsWith('.tables.ts')) continue
    for (const [, table] of read(file).matchAll(definition)) {
      owners[table] = feature
      if (table.startsWith('all_')) owners[table.slice('all_'.length)] = feature
    }
  }
  return owners
}

/** Returns the tables of other features that a file's SQL names, without duplicates, sorted. */
export function foreignTablesIn(file, text, owners) {
  const feature = featureOf(file)
  const code = text.replaceAll(comments, '')
  const tables = naming.flatMap((pattern) => Array.from(code.matchAll(pattern), ([, table]) => table))
  return [...new Set(tables.filter((table) => Object.hasOwn(owners, table) && owners[table] !== feature))].sort()
}

/** Returns `{ file: tables of others }` for all files of features, without those that name none. */
export function foreignTables(files, read = (file) => readFileSync(join(projectRoot, file), 'utf8')) {
  const owners = ownersIn(files, read)
  const product = files.filter((file) => featureOf(file) !== undefined && isProduct(file)).sort()
  const found = product.map((file) => [file, foreignTablesIn(file, read(file), owners)])
  return Object.fromEntries(found.filter(([, tables]) => tables.length > 0))
}

/** Throws if a file names a table of another feature. */
export function checkSqlOwners() {
  const found = Object.entries(foreignTables(filesOfFeatures()))
  if (found.length === 0) return
  const lines = found.map(([file, tables]) => `${file} names ${tables.join(', ')}`)
  throw new Error(`SQL names tables of other features; they export pieces of it instead:\n${lines.join('\n')}`)
}

function filesOfFeatures() {
  const folder = 'apps/server/src/features'
  const names = readdirSync(join(projectRoot, folder), { recursive: true })
  return names.filter((name) => name.endsWith('.ts')).map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
}
