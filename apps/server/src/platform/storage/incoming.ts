import { createHash, randomUUID } from 'node:crypto'
import { constants, createReadStream } from 'node:fs'
import { chmod, copyFile, link, mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { refuse } from '../http/refusal.ts'
import { markOf, markPattern, whereaboutsOf } from '../machine/processes.ts'
import { flushInTurn, nobodys, piecesInTurn } from './disk-turns.ts'
import type { Storage } from './storage.ts'
import { codeOf, onDisk } from './storage-failure.ts'

/** The part of every storage that is on this machine: bytes on their way in. */
export type Incoming = Pick<Storage, 'receive' | 'adopt' | 'drop' | 'sweep' | 'unfinished'>

/**
 * Opens the folders for incoming bytes. Files in `incoming` are named by the process receiving them; those of killed
 * processes of this machine are removed at the next start. Uploads to be continued are kept in `unfinished`.
 */
export async function openIncoming(folder: string): Promise<Incoming> {
  const incoming = join(folder, 'incoming')
  const unfinished = join(folder, 'unfinished')
  await mkdir(incoming, { recursive: true, mode: 0o700 })
  await closeToOthers(folder)
  await mkdir(unfinished, { recursive: true, mode: 0o700 })
  await removeEntries(incoming, isLeftOver)
  const mark = await markOf(process.pid)
  const newPath = () => join(incoming, `${mark}.${randomUUID()}`)

  return {
    unfinished,

    receive: (stream, maximum, owner = nobodys) =>
      onDisk(async () => {
        const path = newPath()
        const file = await open(path, 'wx', 0o600)
        const hash = createHash('sha256')
        let bytes = 0
        try {
          for await (const chunk of piecesInTurn(owner, stream)) {
            bytes += chunk.length
            if (bytes > maximum) refuse('PAYLOAD_TOO_LARGE')
            hash.update(chunk)
            await file.writeFile(chunk)
          }
          await flushInTurn(owner, () => file.sync())
        } catch (error) {
          await file.close()
          await rm(path, { force: true })
          throw error
        }
        await file.close()
        return { sha256: hash.digest('hex'), bytes, path }
      }),

    adopt: (given, { sha256, owner = nobodys } = {}) =>
      onDisk(async () => {
        const path = newPath()
        try {
          await link(given, path).catch(() => copyFile(given, path, constants.COPYFILE_FICLONE))
          return { sha256: sha256 ?? (await hashOf(path, owner)), bytes: (await stat(path)).size, path }
        } catch (error) {
          await rm(path, { force: true })
          throw error
        }
      }),

    async drop(received) {
      await rm(received.path, { force: true })
    },

    sweep: (before) =>
      removeEntries(incoming, async (name) => {
        const found = await stat(join(incoming, name)).catch(() => undefined)
        return found !== undefined && found.mtimeMs < before.getTime()
      }),
  }
}

/**
 * Closes the folder to others, because older versions left its permissions to the system. A folder owned by another
 * user is left unchanged.
 */
async function closeToOthers(folder: string): Promise<void> {
  await chmod(folder, 0o700).catch((error: unknown) => {
    if (codeOf(error) !== 'EPERM' && codeOf(error) !== 'EROFS') throw error
  })
}

async function removeEntries(folder: string, isDue: (name: string) => Promise<boolean>): Promise<void> {
  for (const name of await readdir(folder)) {
    if (await isDue(name)) await rm(join(folder, name), { recursive: true, force: true })
  }
}

/** Returns whether it was received by a process of this machine that has ended. */
async function isLeftOver(name: string): Promise<boolean> {
  const mark = name.slice(0, name.lastIndexOf('.'))
  return markPattern.test(mark) && (await whereaboutsOf(mark)) === 'gone'
}

async function hashOf(path: string, owner: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of piecesInTurn(owner, createReadStream(path))) hash.update(chunk)
  return hash.digest('hex')
}

async function* chunksOf(content: Buffer) {
  yield content
}

/** Returns a buffer as a stream for `receive`. */
export const oneChunk = (content: Buffer): Readable => chunksOf(content) as unknown as Readable
