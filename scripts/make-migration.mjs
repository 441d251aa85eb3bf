// `npm run migrations:make -- what-changes`: writes the migration for the changed tables, independent of the schema's
// name.
import './lib/check-node.mjs'
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled } from './lib/install.mjs'
import { main } from './lib/main.mjs'
import { projectEnvironment, projectRoot } from './lib/project.mjs'

const server = join(projectRoot, 'apps/server')
const folder = join(server, 'migrations')
const migrations = () => readdirSync(folder).filter((name) => name.endsWith('.sql'))

await main(async () => {
  const [name] = process.argv.slice(2)
  if (name === undefined) throw new Error('Say what changes: npm run migrations:make -- what-changes')
  await ensureInstalled()
  const before = new Set(migrations())
  // Drizzle asks here whether something was renamed.
  const { status } = spawnSync('drizzle-kit', ['generate', '--name', name], {
    cwd: server,
    env: projectEnvironment(),
    stdio: 'inherit',
  })
  for (const made of migrations().filter((one) => !before.has(one))) {
    const path = join(folder, made)
    // Drizzle writes the default schema into foreign keys.
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll('"public".', ''))
  }
  return status ?? 1
})
