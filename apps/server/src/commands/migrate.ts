import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { readConfig } from '../config.ts'
import { migrateDatabase, openDatabase, rehearseMigrations, smallestPool } from '../platform/database/index.ts'

const print = (line: string) => process.stdout.write(`${line}\n`)

async function run(): Promise<void> {
  const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } })
  const { databaseUrl, dataDir } = readConfig(process.env)
  const log = pino({ level: 'error' }, pino.destination(2))
  const database = await openDatabase({ url: databaseUrl, dataDir, poolSize: smallestPool, log })
  try {
    const { pool } = database.jobs
    if (values['dry-run']) await rehearse(pool)
    else await migrate(pool)
  } finally {
    await database.close()
  }
}

async function rehearse(pool: Parameters<typeof rehearseMigrations>[0]): Promise<void> {
  const pending = await rehearseMigrations(pool)
  for (const { name, statements } of pending) {
    print(`${name}, ${statements.length} statements:`)
    for (const statement of statements) print(`  ${firstLine(statement)}`)
  }
  print(
    pending.length === 0
      ? 'The database is in the newest state.'
      : `${pending.length} migrations work on this database. All was taken back: run them with npm run migrate, or start.`,
  )
}

async function migrate(pool: Parameters<typeof migrateDatabase>[0]): Promise<void> {
  const ran = await migrateDatabase(pool)
  for (const name of ran) print(`${name} is done.`)
  print('The database is in the newest state.')
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
