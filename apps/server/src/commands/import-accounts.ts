import { open, readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { FirstPassword } from '@learntrail/contract/schools/first-passwords'
import { pino } from 'pino'
import { readConfig } from '../config.ts'
import {
  accountReportLines,
  importAccounts,
  passwordLines,
  passwordsHead,
  schoolsOfCode,
  seedSchools,
} from '../features/profiles/index.ts'
import { verifyOfSchool } from '../features/teachers/index.ts'
import { systemClock } from '../platform/clock/clock.ts'
import { openDatabase, smallestPool } from '../platform/database/index.ts'
import { createEvents } from '../platform/events/index.ts'
import { createJobs } from '../platform/jobs/jobs.ts'
import { migrateOwn } from './migrate-own.ts'

const usage = `npm run accounts:import -- FILE.csv [--dry-run] [--school CODE] [--passwords OUT.csv]
CODE is the school of rows that do not name one
OUT.csv is created, readable by its owner only, with the first passwords of new accounts`

const print = (line: string) => process.stdout.write(`${line}\n`)

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      passwords: { type: 'string' },
      school: { type: 'string' },
    },
  })
  const [file, ...more] = positionals
  if (file === undefined || more.length > 0) throw new Error('Specify one file')
  // npm runs scripts in the project's folder; people name files from where they are.
  const from = process.env.INIT_CWD ?? process.cwd()
  return {
    file: resolve(from, file),
    isDryRun: values['dry-run'],
    code: values.school,
    passwords: values.passwords === undefined ? undefined : resolve(from, values.passwords),
  }
}

/** Appends to a file that is not there yet, as surely as the disk can. */
function keepIn(file: string) {
  let isBegun = false
  return async (passwords: readonly FirstPassword[]) => {
    const handle = await open(file, isBegun ? 'a' : 'ax', 0o600)
    try {
      if (!isBegun) await handle.appendFile(passwordsHead)
      isBegun = true
      await handle.appendFile(passwordLines(passwords))
      await handle.sync()
    } finally {
      await handle.close()
    }
  }
}

async function run(): Promise<boolean> {
  const { file, isDryRun, passwords, code } = readArguments()
  const config = readConfig(process.env)
  const log = pino({ level: 'error' })
  const database = await openDatabase({
    url: config.databaseUrl,
    dataDir: config.dataDir,
    poolSize: smallestPool,
    log,
  })
  try {
    const { db, pool } = database.jobs
    await migrateOwn(config, database)
    const clock = systemClock
    await seedSchools({ db, clock })
    const events = createEvents({ db, jobs: await createJobs(pool, log, { session: database.session }), clock, log })
    const [school] = code === undefined ? [] : await schoolsOfCode(db, code)
    if (code !== undefined && school === undefined) throw new Error(`No school has the code ${code}`)
    const outcome = await importAccounts({ db, clock, events, config }, await readFile(file), {
      isDryRun,
      owner: { defaultSchoolId: school?.id },
      verify: (transaction, accountId) => verifyOfSchool({ clock, events }, transaction, accountId),
      ...(passwords !== undefined && { keep: keepIn(passwords) }),
      progress: (done, of) => void print(`  ${done} of ${of}`),
    })
    for (const line of accountReportLines(file, outcome, isDryRun)) print(line)
    return outcome.ok
  } finally {
    await database.close()
  }
}

try {
  if (!(await run())) process.exitCode = 1
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${usage}\n`)
  process.exitCode = 1
}
