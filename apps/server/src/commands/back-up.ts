import { resolve } from 'node:path'
import { pino } from 'pino'
import { readConfig } from '../config.ts'
import { backUp } from '../platform/database/index.ts'

const config = readConfig(process.env)
const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('Say where the backup goes: npm run backup -- FOLDER')
if (config.databaseUrl) throw new Error('DATABASE_URL is set: back that server up with its own tools, such as pg_dump.')

const targetDir = resolve(folder)
await backUp({ dataDir: config.dataDir, targetDir, log: pino({ level: 'warn' }) })
process.stdout.write(`${config.dataDir} is copied to ${targetDir}\n`)
