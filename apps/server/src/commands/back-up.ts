import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { readConfig } from '../config.ts'
import { backUp, verifyBackup } from '../platform/database/index.ts'

const usage = `npm run backup -- FOLDER             copies the database and the uploaded files into a new folder
npm run backup -- --verify FOLDER    checks that a backup can be restored`

const print = (line: string) => process.stdout.write(`${line}\n`)
const complain = (line: string) => process.stderr.write(`${line}\n`)
const log = pino({ level: 'error' }, pino.destination(2))

function readArguments(): { folder: string; isVerifying: boolean } {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { verify: { type: 'boolean', default: false } },
  })
  const [folder] = positionals
  if (folder === undefined || positionals.length > 1) throw new Error(`Specify one folder:\n${usage}`)
  // npm runs scripts in the project's folder; people name folders from where they are.
  return { folder: resolve(process.env.INIT_CWD ?? process.cwd(), folder), isVerifying: values.verify }
}

/** Answers whether the backup is whole. */
async function make(targetDir: string): Promise<boolean> {
  const { dataDir, databaseUrl, s3 } = readConfig(process.env)
  if (databaseUrl) throw new Error('DATABASE_URL is set: back that server up with its own tools, such as pg_dump.')
  const uploads = s3 === undefined ? 'inside' : 'elsewhere'
  const { listContent } = await import('../features/files/index.ts')
  const made = await backUp({ dataDir, targetDir, uploads, listContent, now: new Date(), log })
  const { files, bytes, damaged, missing } = made
  print(`Copied ${dataDir} to ${targetDir}: ${files} files, ${Math.ceil(bytes / 1_000_000)} MB`)
  if (s3) print(`The uploaded files are in ${s3.bucket}, not in the backup: copy that bucket now, after the database.`)
  for (const path of damaged) complain(`${path} was damaged before the backup: its bytes do not match its name.`)
  for (const key of missing)
    complain(`The database refers to the upload ${key}, whose bytes were missing before the backup.`)
  return damaged.length + missing.length === 0
}

/** Answers whether the backup can be restored. */
async function verify(folder: string): Promise<boolean> {
  const { listContent } = await import('../features/files/index.ts')
  const { lines, problems } = await verifyBackup({ folder, listContent, log })
  for (const line of lines) print(line)
  for (const problem of problems) complain(problem)
  return problems.length === 0
}

try {
  const { folder, isVerifying } = readArguments()
  if (!(await (isVerifying ? verify(folder) : make(folder)))) process.exitCode = 1
} catch (error) {
  complain(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
