import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { type Config, readConfig } from '../config.ts'
import { type OpenedDatabase, openDatabase, rehearseMigrations, smallestPool } from '../platform/database/index.ts'
import { migrateOwn } from './migrate-own.ts'

const print = (line: string) => process.stdout.write(`${line}\n`)

async function run(): Promise<void> {
  const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } })
  const config = readConfig(process.env)
  const log = pino({ level: 'error' }, pino.destination(2))
  const database = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir, poolSize: smallestPool, log })
  try {
    if (values['dry-run']) await rehearse(database)
    else await migrate(config, database)
  } finally {
    await database.close()
  }
}

async function rehearse({ jobs }: OpenedDatabase): Promise<void> {
  const pending = await rehearseMigrations(jobs.pool)
  for (const { name, statements } of pending) {
    print(`${name}, ${statements.length} statements:`)
    for (const statement of statements) print(`  ${firstLine(statement)}`)
  }
  print(
    pending.length === 0
      ? 'The database is up to date.'
      : `${pending.length} migrations work on this database. Rolled them back: apply them with npm run migrate, or start the product.`,
  )
}

async function migrate(config: Config, database: OpenedDatabase): Promise<void> {
  const ran = await migrateOwn(config, database)
  for (const name of ran) print(`Applied ${name}.`)
  print('The database is up to date.')
}

function firstLine(statement: string): string {
  return statement.trim().split('\n')[0] ?? ''
}

try {
  await run()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
