import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { readConfig } from '../config.ts'
import { restore } from '../platform/database/index.ts'
import { becomeOwnProduct, refuseStoreOfOriginal } from './become-own-product.ts'

const usage = `npm run restore -- FOLDER --replace   replaces the original, which no longer runs, with the backup; moves what is in
                                      DATA_DIR aside
npm run restore -- FOLDER --beside    keeps the original running, and makes the copy a separate product in an empty DATA_DIR,
                                      which does not send the original's unsent mails`

const print = (line: string) => process.stdout.write(`${line}\n`)
const log = pino({ level: 'error' }, pino.destination(2))

function readArguments(): { folder: string; as: 'replace' | 'beside' } {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false }, beside: { type: 'boolean', default: false } },
  })
  const [folder] = positionals
  if (folder === undefined || positionals.length > 1) throw new Error(`Specify one backup:\n${usage}`)
  if (values.replace === values.beside) throw new Error(`Specify one of the two:\n${usage}`)
  return { folder: resolve(process.env.INIT_CWD ?? process.cwd(), folder), as: values.replace ? 'replace' : 'beside' }
}

async function run(): Promise<void> {
  const { folder, as } = readArguments()
  const config = readConfig(process.env)
  const { dataDir, databaseUrl } = config
  if (databaseUrl) throw new Error('DATABASE_URL is set: restore that server with its own tools, such as pg_restore.')
  if (as === 'beside') await refuseStoreOfOriginal(config)
  const { files, formerDir } = await restore({
    folder,
    dataDir,
    as,
    now: new Date(),
    log,
    becomeOwn: async (pool) => {
      const { droppedMails } = await becomeOwnProduct(pool, config)
      print(`Dropped ${droppedMails} unsent mails, which the original will send.`)
    },
  })
  print(`Restored ${files} files from ${folder} to ${dataDir}.`)
  if (formerDir) print(`The previous data is in ${formerDir}: remove it when you no longer need it.`)
}

try {
  await run()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
