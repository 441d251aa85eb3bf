import { createHash } from 'node:crypto'
import { chown, type FileHandle, mkdir, open, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** A copied file: its listed path, with the size and SHA-256 of the bytes that were read and written. */
export interface CopiedFile {
  path: string
  bytes: number
  sha256: string
}

export interface CopyOptions {
  isWanted?: (path: string) => boolean
  /** Prefix of the paths in the returned list. */
  listedAs?: string
  /** A copy that will be thrown away is not flushed to disk. */
  isTemporary?: boolean
}

/** Copying a small file is mostly waiting for the disk, which flushes many files as fast as one. */
const filesAtOnce = 16

/**
 * Copies a folder that is in use; files that disappear meanwhile are skipped. Links are followed, so that the copy is
 * self-contained. The copy is flushed to disk unless temporary, belongs to the original's user where we run as root,
 * and has no rights for group and others.
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

/** Lists the files and folders in a folder, with links followed. */
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

/** Keeps only the owner's rights. */
const ownersOnly = (mode: number) => mode & 0o700

/** Makes a folder with the owner and the owner's rights of another, closed to everyone else. */
export async function makeFolderLike(path: string, original: string): Promise<void> {
  const found = await stat(original)
  await mkdir(path, { recursive: true, mode: ownersOnly(found.mode) })
  await giveTo(path, found)
}

/** Returns the bytes of the files in a folder, with links followed as by `copyFolder`. */
export async function folderSize(folder: string, isWanted: (path: string) => boolean = () => true): Promise<number> {
  const { files, folders } = await listFolder(folder, isWanted)
  let bytes = 0
  for (const name of files) bytes += (await stat(join(folder, name)).catch(nothingIfGone))?.size ?? 0
  for (const name of folders) bytes += await folderSize(join(folder, name), isWanted)
  return bytes
}

/** Returns the SHA-256 of a file's bytes, in hex. */
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

/** Gives a path to a user and group; does nothing unless we run as root. */
export async function giveTo(path: string, { uid, gid }: { uid: number; gid: number }): Promise<void> {
  if (process.getuid?.() === 0) await chown(path, uid, gid)
}

function nothingIfGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
