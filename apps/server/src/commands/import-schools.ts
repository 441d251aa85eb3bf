import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type SchoolType, schoolTypes } from '@learntrail/contract/profiles/organization-codes'
import { pino } from 'pino'
import { readConfig } from '../config.ts'
import { importSchools, reportLines, type SchoolImportResult, seedSchools } from '../features/profiles/index.ts'
import { systemClock } from '../platform/clock/clock.ts'
import { openDatabase, smallestPool } from '../platform/database/index.ts'
import { migrateOwn } from './migrate-own.ts'

const usage = `npm run schools:import -- [--dry-run] [--type TYPE] FILE.csv…
TYPE is detected from the file; otherwise give one of ${schoolTypes.join(', ')}`

const print = (line: string) => process.stdout.write(`${line}\n`)

function readArguments(): { files: string[]; isDryRun: boolean; type: SchoolType | undefined } {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean', default: false }, type: { type: 'string' } },
  })
  const type = schoolTypes.find((one) => one === values.type)
  if (values.type !== undefined && type === undefined) throw new Error(`Unknown type ${values.type}`)
  if (positionals.length === 0) throw new Error('Specify at least one file')
  // npm runs scripts in the project's folder; people name files from where they are.
  const from = process.env.INIT_CWD ?? process.cwd()
  return { files: positionals.map((file) => resolve(from, file)), isDryRun: values['dry-run'], type }
}

async function run(): Promise<boolean> {
  const { files, isDryRun, type } = readArguments()
  const config = readConfig(process.env)
  const database = await openDatabase({
    url: config.databaseUrl,
    dataDir: config.dataDir,
    poolSize: smallestPool,
    log: pino({ level: 'error' }),
  })
  try {
    const { db } = database.jobs
    await migrateOwn(config, database)
    const context = { db, clock: systemClock }
    await seedSchools(context)
    const results: SchoolImportResult[] = []
    for (const name of files) {
      const result = await importSchools(context, { name, bytes: await readFile(name), type }, { isDryRun })
      results.push(result)
      for (const line of reportLines(name, result, isDryRun)) print(line)
    }
    return results.every(({ ok }) => ok)
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
