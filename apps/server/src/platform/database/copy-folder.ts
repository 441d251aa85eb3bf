import { createHash } from 'node:crypto'
import { chown, type FileHandle, mkdir, open, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** A file that was copied: its path in the folder, and what was read from the one and written to the other. */
export interface CopiedFile {
  path: string
  bytes: number
  sha256: string
}

export interface CopyOptions {
  isWanted?: (path: string) => boolean
  /** The path of the folder in what is listed. */
  listedAs?: string
  /** A copy that is thrown away need not be on the disk. */
  isTemporary?: boolean
}

/** Most of the time of a small file goes into waiting for the disk, which flushes many at once as fast as one. */
const filesAtOnce = 16

/**
 * Copies a folder that is in use: a file that disappears meanwhile is no error. A link is followed, so that the copy stands
 * alone. What was copied is on the disk afterwards, and belongs to the same user where we may say so, and to nobody else:
 * what was open to others is not in the copy.
 */
export async function copyFolder(from: string, to: string, options: CopyOptions = {}): Promise<CopiedFile[]> {
  const { isWanted = () => true, listedAs = '', isTemporary = false } = options
  await makeFolderLike(to, from)
  const { files, folders } = await listFolder(from, isWanted)
  const copied: CopiedFile[] = []
  for (let first = 0; first < files.length; first += filesAtOnce) {
    const copying = files.slice(first, first + filesAtOnce).map(async (name) => {
      const file = await copyFile(join(from, name), join(to, name), { isTemporary })
      return file ? [{ path: join(listedAs, name), ...file }] : []
    })
    copied.push(...(await Promise.all(copying)).flat())
  }
  for (const name of folders) {
    copied.push(...(await copyFolder(join(from, name), join(to, name), { ...options, listedAs: join(listedAs, name) })))
  }
  if (!isTemporary) await syncToDisk(to)
  return copied
}

/** Links are what they lead to. */
async function listFolder(folder: string, isWanted: (path: string) => boolean) {
  const [files, folders]: [string[], string[]] = [[], []]
  for (const name of await readdir(folder)) {
    if (!isWanted(join(folder, name))) continue
    const found = await stat(join(folder, name)).catch(nothingIfGone)
    if (found?.isDirectory()) folders.push(name)
    else if (found?.isFile()) files.push(name)
  }
  return { files, folders }
}

/** The rights of the owner alone. */
const ownersOnly = (mode: number) => mode & 0o700

/** Makes a folder that is whose another is, and closed to all others. */
export async function makeFolderLike(path: string, original: string): Promise<void> {
  const found = await stat(original)
  await mkdir(path, { recursive: true, mode: ownersOnly(found.mode) })
  await giveTo(path, found)
}

/** Bytes of the files in a folder, followed as `copyFolder` does. */
export async function folderSize(folder: string, isWanted: (path: string) => boolean = () => true): Promise<number> {
  const { files, folders } = await listFolder(folder, isWanted)
  let bytes = 0
  for (const name of files) bytes += (await stat(join(folder, name)).catch(nothingIfGone))?.size ?? 0
  for (const name of folders) bytes += await folderSize(join(folder, name), isWanted)
  return bytes
}

/** The SHA-256 of a file's bytes. */
export async function hashOfFile(path: string): Promise<string> {
  const file = await open(path, 'r')
  try {
    return (await readThrough(file, async () => undefined)).sha256
  } finally {
    await file.close()
  }
}

export async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function copyFile(
  source: string,
  target: string,
  { isTemporary }: Required<Pick<CopyOptions, 'isTemporary'>>,
): Promise<Omit<CopiedFile, 'path'> | undefined> {
  const input = await open(source, 'r').catch(nothingIfGone)
  if (input === undefined) return undefined
  try {
    const original = await input.stat()
    const output = await open(target, 'wx', ownersOnly(original.mode))
    try {
      const copied = await readThrough(input, (chunk) => output.writeFile(chunk))
      await giveTo(target, original)
      if (!isTemporary) await output.sync()
      return copied
    } finally {
      await output.close()
    }
  } finally {
    await input.close()
  }
}

const chunkBytes = 262_144

async function readThrough(
  file: FileHandle,
  take: (chunk: Buffer) => Promise<void>,
): Promise<Omit<CopiedFile, 'path'>> {
  const hash = createHash('sha256')
  const buffer = Buffer.allocUnsafe(chunkBytes)
  let bytes = 0
  for (;;) {
    const { bytesRead } = await file.read(buffer, 0, chunkBytes)
    if (bytesRead === 0) return { bytes, sha256: hash.digest('hex') }
    const chunk = buffer.subarray(0, bytesRead)
    hash.update(chunk)
    await take(chunk)
    bytes += bytesRead
  }
}

/** Makes a path belong to the user of another, where we may say so. */
export async function giveTo(path: string, { uid, gid }: { uid: number; gid: number }): Promise<void> {
  if (process.getuid?.() === 0) await chown(path, uid, gid)
}

function nothingIfGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
