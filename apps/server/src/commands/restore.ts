import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { readConfig } from '../config.ts'
import { restore } from '../platform/database/index.ts'
import { becomeOwnProduct, refuseStoreOfOriginal } from './become-own-product.ts'

const usage = `npm run restore -- FOLDER --replace   the backup takes the place of the original, which does not run any more; what is in
                                      DATA_DIR is moved aside
npm run restore -- FOLDER --beside    the original goes on, and the copy becomes a product of its own in an empty DATA_DIR:
                                      it does not send mails that the original has yet to send`

const print = (line: string) => process.stdout.write(`${line}\n`)
const log = pino({ level: 'error' }, pino.destination(2))

function readArguments(): { folder: string; as: 'replace' | 'beside' } {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false }, beside: { type: 'boolean', default: false } },
  })
  const [folder] = positionals
  if (folder === undefined || positionals.length > 1) throw new Error(`Name one backup:\n${usage}`)
  if (values.replace === values.beside) throw new Error(`Say one of the two:\n${usage}`)
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
      print(`The copy does not send what the original has yet to send: ${droppedMails} mails.`)
    },
  })
  print(`${folder} is restored to ${dataDir}, ${files} files.`)
  if (formerDir) print(`What was there is in ${formerDir}: remove it when you are sure.`)
}

try {
  await run()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
