import type { Config } from './config.ts'
import { databaseFailure } from './platform/database/index.ts'

/** The settings of the start that failures mention. */
type StartSettings = Pick<Config, 'host' | 'port' | 'dataDir' | 'databaseUrl'>

type Facts = Error & { code?: string; syscall?: string; path?: string; hostname?: string }

const noDatabase = {
  '28000': 'refuses the account in DATABASE_URL. Check its name, and what pg_hba.conf allows.',
  '28P01': 'refuses the account in DATABASE_URL. Check its name and password.',
  '3D000':
    'has no database with the name in DATABASE_URL. Create one owned by the account there: createdb -O USER NAME',
  '53300': 'has no connections left. Raise its max_connections, or lower DATABASE_POOL.',
  '57P03': 'is starting or stopping. Try again in a moment.',
  '42501': 'does not allow the account in DATABASE_URL to create tables. Make it the owner of its database.',
  '25006': 'is read-only, or a replica. DATABASE_URL must name a writable server.',
} as const

const noFolder = {
  EACCES: 'is not writable by the user who starts the product. Give that user the folder, or set DATA_DIR to another.',
  EPERM: 'is not writable by the user who starts the product. Give that user the folder, or set DATA_DIR to another.',
  EROFS: 'is on a read-only disk. Set DATA_DIR to a folder on another one.',
  ENOSPC: 'is on a full disk. Free some space, or set DATA_DIR to a folder on another one.',
  EDQUOT:
    'is on a disk where this user has reached their quota. Free some space, or set DATA_DIR to a folder on another one.',
  ENOTDIR: 'cannot be created: a file is in the way. Set DATA_DIR to a folder.',
  EEXIST: 'cannot be created: a file is in the way. Set DATA_DIR to a folder.',
  ENOENT: 'cannot be created. Set DATA_DIR to a folder that can.',
} as const

/** Returns what is wrong and what to do, for a person whose product did not start. */
export function startFailure(error: unknown, settings: StartSettings): string {
  if (!(error instanceof Error)) return 'The product did not start.'
  const causes = causesOf(error)
  for (const cause of causes) {
    const sentence = ofListening(cause, settings) ?? ofDatabase(cause, settings) ?? ofFolder(cause)
    if (sentence) return sentence
  }
  // The innermost cause says why; the outer ones say what was being done, with its values.
  return `The product did not start: ${causes.at(-1)?.message}\nLOG_LEVEL=debug says where.`
}

function causesOf(error: Error): Facts[] {
  return [error, ...(error.cause instanceof Error ? causesOf(error.cause) : [])]
}

function ofListening({ code, syscall, hostname }: Facts, { host, port }: StartSettings): string | undefined {
  if (code === 'EADDRINUSE') {
    return `Port ${port} is already in use. Stop what listens there, or choose another port: PORT=${port + 1} npm start`
  }
  if (code === 'EACCES' && syscall === 'listen') {
    return `This user may not listen on port ${port}. Choose one from 1024 on with PORT, and let a proxy have ${port}.`
  }
  if (code === 'EADDRNOTAVAIL' || (code === 'ENOTFOUND' && hostname === host)) {
    return `This machine has no address ${host}. Set HOST to one of its own, or to 0.0.0.0 for all of them.`
  }
  return undefined
}

function ofDatabase(error: Facts, { databaseUrl }: StartSettings): string | undefined {
  const { code = '' } = error
  // The embedded database explains its failures itself.
  if (databaseUrl === undefined) return undefined
  if (code === 'ERR_INVALID_URL') return 'DATABASE_URL is not an address like postgres://user:password@host:5432/name'
  if (code in noDatabase) return `The database server ${noDatabase[code as keyof typeof noDatabase]}`
  const failure = databaseFailure(error)
  if (failure === 'full') return 'The disk of the database server is full. Free some space there.'
  if (failure === 'readOnly') return `The database server ${noDatabase['25006']}`
  if (failure === undefined) return undefined
  const why = code === '' ? error.message : code
  return `The database of DATABASE_URL cannot be reached (${why}). Check that it runs, and its host and port.`
}

function ofFolder({ code = '', path }: Facts): string | undefined {
  return path !== undefined && code in noFolder ? `${path} ${noFolder[code as keyof typeof noFolder]}` : undefined
}
