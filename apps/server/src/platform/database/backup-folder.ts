import { createHash } from 'node:crypto'
import { access, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { CopiedFile } from './copy-folder.ts'

/** A folder that has this is a complete backup; a product that is started on it asks first what it is meant to be. */
const manifestName = 'backup.json'
/** In the form of `sha256sum`, which can check it as well. */
const listName = 'backup.sha256'

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)

const manifestForm = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  productVersion: z.string(),
  /** PostgreSQL's major version, and the number that tells this database from all others. */
  postgres: z.string(),
  cluster: z.string(),
  /** Uploaded files are in the backup, or in a store beside it. */
  uploads: z.enum(['inside', 'elsewhere']),
  files: z.int(),
  bytes: z.int(),
  listSha256: sha256,
})

export type BackupManifest = z.output<typeof manifestForm>

/** A complete backup: what it says of itself, and the hash of each of its files by path. */
export interface Backup {
  manifest: BackupManifest
  sums: Map<string, string>
}

type Described = Pick<BackupManifest, 'madeAt' | 'productVersion' | 'postgres' | 'cluster' | 'uploads'>

/** Completes a backup: the list first, then what says that it is whole. */
export async function writeBackupFiles(folder: string, copied: CopiedFile[], described: Described): Promise<void> {
  const list = copied.map(({ path, sha256 }) => `${sha256}  ${path}\n`).join('')
  const manifest: BackupManifest = {
    format: 1,
    ...described,
    files: copied.length,
    bytes: copied.reduce((sum, { bytes }) => sum + bytes, 0),
    listSha256: hashOf(list),
  }
  await writeDurably(join(folder, listName), list)
  await writeDurably(join(folder, manifestName), `${JSON.stringify(manifest, undefined, 2)}\n`)
}

/** Whether a folder is a backup that nobody has restored. */
export async function isBackup(folder: string): Promise<boolean> {
  return access(join(folder, manifestName)).then(
    () => true,
    () => false,
  )
}

/** Reads what a backup says of itself; a folder that is none, or whose list is damaged, is refused in a sentence. */
export async function readBackup(folder: string): Promise<Backup> {
  if (!(await isBackup(folder))) {
    throw new Error(`${folder} has no ${manifestName}: it is no complete backup made by npm run backup.`)
  }
  const manifest = manifestForm.safeParse(parsed(await readFile(join(folder, manifestName), 'utf8')))
  if (!manifest.success) throw new Error(`${join(folder, manifestName)} is damaged, or of a newer version.`)
  const list = await readFile(join(folder, listName), 'utf8').catch(() => '')
  if (hashOf(list) !== manifest.data.listSha256) throw new Error(`${join(folder, listName)} is missing or damaged.`)
  return { manifest: manifest.data, sums: new Map(list.split('\n').filter(Boolean).map(readLine)) }
}

/** Makes a folder ordinary data. */
export async function forgetBackup(folder: string): Promise<void> {
  await rm(join(folder, listName), { force: true })
  await rm(join(folder, manifestName), { force: true })
}

/** The hash of the content that a path of a backup is named by; undefined for other files. */
export function contentHash(path: string): string | undefined {
  return /^files\/[0-9a-f]{2}\/([0-9a-f]{64})$/.exec(path)?.[1]
}

function readLine(line: string): [path: string, sum: string] {
  return [line.slice(66), line.slice(0, 64)]
}

async function writeDurably(path: string, text: string): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
