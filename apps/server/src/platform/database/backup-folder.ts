import { createHash } from 'node:crypto'
import { access, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { CopiedFile } from './copy-folder.ts'

/** Marks a folder as a complete backup. A product started on such a folder refuses until it is restored. */
const manifestName = 'backup.json'
/** In the format of `sha256sum`, which can check it as well. */
const listName = 'backup.sha256'

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)

const manifestForm = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  productVersion: z.string(),
  /** PostgreSQL's version, and the cluster's system identifier. */
  postgres: z.string(),
  cluster: z.string(),
  /** Whether uploaded files are in the backup or in a separate store. */
  uploads: z.enum(['inside', 'elsewhere']),
  files: z.int(),
  bytes: z.int(),
  listSha256: sha256,
})

export type BackupManifest = z.output<typeof manifestForm>

/** A complete backup: its manifest, and the SHA-256 of each file by path. */
export interface Backup {
  manifest: BackupManifest
  sums: Map<string, string>
}

type Described = Pick<BackupManifest, 'madeAt' | 'productVersion' | 'postgres' | 'cluster' | 'uploads'>

/** Completes a backup: writes the list of files first, then the manifest that declares it complete. */
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

/** Returns whether a folder is a backup that has not been restored. */
export async function isBackup(folder: string): Promise<boolean> {
  return access(join(folder, manifestName)).then(
    () => true,
    () => false,
  )
}

/**
 * Reads a backup's manifest and list. Throws an error to show to the operator if the folder is no backup, or if its
 * manifest or list is missing or damaged.
 */
export async function readBackup(folder: string): Promise<Backup> {
  if (!(await isBackup(folder))) {
    throw new Error(`${folder} has no ${manifestName}: it is not a complete backup made by npm run backup.`)
  }
  const manifest = manifestForm.safeParse(parsed(await readFile(join(folder, manifestName), 'utf8')))
  if (!manifest.success) throw new Error(`${join(folder, manifestName)} is damaged, or was made by a newer version.`)
  const list = await readFile(join(folder, listName), 'utf8').catch(() => '')
  if (hashOf(list) !== manifest.data.listSha256) throw new Error(`${join(folder, listName)} is missing or damaged.`)
  return { manifest: manifest.data, sums: new Map(list.split('\n').filter(Boolean).map(readLine)) }
}

/** Removes the manifest and the list, which turns a backup into ordinary data. */
export async function forgetBackup(folder: string): Promise<void> {
  await rm(join(folder, listName), { force: true })
  await rm(join(folder, manifestName), { force: true })
}

/** Returns the content hash in the path of an uploaded file; undefined for other files. */
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
