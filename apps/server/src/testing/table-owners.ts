import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../features')

/** Returns the feature that owns each table, by the tables' files; a table `all_x` counts for its view `x` too. */
export function tableOwners(): ReadonlyMap<string, string> {
  const owners = new Map<string, string>()
  for (const path of globSync('*/**/*.tables.ts', { cwd: folder })) {
    const [feature = ''] = path.split(/[\\/]/)
    for (const [, table = ''] of readFileSync(join(folder, path), 'utf8').matchAll(/pgTable\(\s*'(\w+)'/g)) {
      owners.set(table, feature)
      if (table.startsWith('all_')) owners.set(table.slice('all_'.length), feature)
    }
  }
  return owners
}
