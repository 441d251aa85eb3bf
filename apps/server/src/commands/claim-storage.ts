import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { readConfig } from '../config.ts'
import { contentOfFiles } from '../features/files/index.ts'
import { systemClock } from '../platform/clock/clock.ts'
import { migrateDatabase, openDatabase, smallestPool } from '../platform/database/index.ts'
import { refuseClaim, replaceOriginal } from '../platform/identity/index.ts'
import { openStorage } from '../platform/storage/open-storage.ts'
import { becomeOwnProduct, refuseStoreOfOriginal } from './become-own-product.ts'

const usage = `npm run storage:claim -- --replace   this database replaces the original, and takes over its files
npm run storage:claim -- --beside    this database and its files, both copies, run alongside the original`

const print = (line: string) => process.stdout.write(`${line}\n`)

const { values } = parseArgs({
  options: { replace: { type: 'boolean', default: false }, beside: { type: 'boolean', default: false } },
})
if (values.replace === values.beside) {
  process.stderr.write(`Specify one of the two:\n${usage}\n`)
  process.exit(1)
}

const config = readConfig(process.env)
const log = pino({ level: 'error' })
const database = await openDatabase({
  url: config.databaseUrl,
  dataDir: config.dataDir,
  poolSize: smallestPool,
  log,
})
try {
  const { pool, db } = database.jobs
  if (values.beside) {
    await refuseStoreOfOriginal(config)
    const { droppedMails } = await becomeOwnProduct(pool, config)
    print(`This is a separate product now. Dropped ${droppedMails} unsent mails, which the original will send.`)
  } else {
    const storage = await openStorage(config)
    await refuseClaim({ storage, content: contentOfFiles(db) })
    await migrateDatabase(pool)
    await replaceOriginal({ pool, storage, clock: systemClock })
    storage.close()
    print(`The files in ${storage.place} now belong to this database.`)
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
} finally {
  await database.close()
}
