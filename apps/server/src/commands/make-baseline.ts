import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { pino } from 'pino'
import { describeSchema } from '../platform/database/baseline/describe-schema.ts'
import { startEmbeddedDatabase } from '../platform/database/embedded/embedded-database.ts'
import { migrateDatabase } from '../platform/database/index.ts'
import { baselineFolder, migrationsFolder, readMigrations } from '../platform/database/migrations.ts'
import { jobLimits, openPool } from '../platform/database/pool.ts'

/*
 * `npm run migrations:baseline`: runs all migrations, one after the other, and writes down what they make. New databases
 * begin with that.
 */
const log = pino({ level: 'error' }, pino.destination(2))
const place = await mkdtemp(join(tmpdir(), 'learntrail-baseline-'))
try {
  const folder = join(place, 'migrations')
  await cp(migrationsFolder, folder, { recursive: true, filter: (path) => basename(path) !== baselineFolder })
  const { connection, stop } = await startEmbeddedDatabase({
    dataDir: join(place, 'database'),
    log,
    settings: { fsync: 'off' },
  })
  const pool = openPool(connection, log, { limits: jobLimits })
  try {
    await migrateDatabase(pool, folder)
    const statements = await describeSchema(pool)
    const name = (await readMigrations(folder)).at(-1)?.name
    const target = join(migrationsFolder, baselineFolder)
    await rm(target, { recursive: true, force: true })
    await mkdir(target)
    const title = `-- What the migrations up to ${name} make. Made by npm run migrations:baseline.`
    await writeFile(join(target, `${name}.sql`), `${title}\n${statements.map((one) => `${one};\n`).join('\n')}`)
    process.stdout.write(`New databases start from the state after ${name}.\n`)
  } finally {
    await pool.end()
    await stop()
  }
} finally {
  await rm(place, { recursive: true, force: true })
}
