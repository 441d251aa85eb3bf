import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { readConfig } from '../config.ts'
import { permitSchoolTo } from '../features/teachers/index.ts'
import { systemClock } from '../platform/clock/clock.ts'
import { openDatabase, smallestPool } from '../platform/database/index.ts'
import { migrateOwn } from './migrate-own.ts'

const usage = `npm run schools:permit -- E-MAIL SCHOOL-CODE [--take-back]
Allows an account to act for the school with this code in the ministry's list: to see its analytics and invite its
teachers. Takes effect on a running server within a minute.`

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'take-back': { type: 'boolean', default: false } },
  })
  const [email, code, ...more] = positionals
  if (email === undefined || code === undefined || more.length > 0)
    throw new Error('Specify an e-mail address and a school code')
  const config = readConfig(process.env)
  const log = pino({ level: 'error' })
  const { databaseUrl: url, dataDir } = config
  const database = await openDatabase({ url, dataDir, poolSize: smallestPool, log })
  try {
    const { db } = database.jobs
    await migrateOwn(config, database)
    const names = await permitSchoolTo({ db, clock: systemClock }, { email, code, isTakenBack: values['take-back'] })
    for (const name of names) process.stdout.write(`${values['take-back'] ? 'no longer' : 'may now act for'} ${name}\n`)
  } finally {
    await database.close()
  }
}

try {
  await run()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${usage}\n`)
  process.exitCode = 1
}
