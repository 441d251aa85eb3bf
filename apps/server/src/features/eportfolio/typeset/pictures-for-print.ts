import { randomUUID } from 'node:crypto'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DocumentFailed, documents } from '../../../platform/documents/index.ts'
import { perApplication } from '../../../platform/per-application.ts'
import type { Platform } from '../../../platform/platform.ts'
import { isBytesGone } from '../../../platform/storage/bytes-gone.ts'
import { copiesOnDisk } from '../../../platform/storage/copies-on-disk.ts'
import { copyContent } from '../../../platform/storage/copy-content.ts'
import { onDisk } from '../../../platform/storage/storage-failure.ts'
import type { StoredFile } from '../../files/index.ts'
import { pictureName } from './document-data.ts'
import type { Making } from './document-input.ts'

/** How large a picture goes to print: its longer side in pixels, at most, and the quality of its JPEG (1 to 100). */
export interface PrintForm {
  longest: number
  quality: number
}

/** The width of a page's text (17 cm) at 240 dots an inch. */
export const usualForm: PrintForm = { longest: 1_600, quality: 82 }

/** Prepared pictures are kept for the next export; a folder that may be emptied at any time. */
const keeping = { keptForMs: 24 * 3_600_000, mostBytes: 600 * 1024 * 1024 }
const underWayIn = perApplication(() => new Map<string, Promise<void>>())

/** Prepares pictures for print and answers their paths by the names that templates know. What cannot be read is missing. */
export async function picturesForPrint(
  platform: Platform,
  files: readonly Pick<StoredFile, 'id' | 'sha256' | 'previewKey'>[],
  form: PrintForm,
  { person, signal, onProgress }: Making & { person: string },
): Promise<{ paths: Map<string, string>; missing: string[] }> {
  const copies = copiesOnDisk(join(platform.ownCache, 'print'), keeping)
  const now = platform.clock.now()
  const wanted = await Promise.all(
    files.map(async (file) => {
      const key = file.previewKey ?? file.sha256
      const name = `${key}-${form.longest}-${form.quality}`
      // Looked at last, removed last.
      const isThere = await copies.touch(name, now).then(
        () => true,
        () => false,
      )
      return { file, key, isThere, path: await copies.pathOf(name) }
    }),
  )
  const paths = new Map<string, string>()
  const missing: string[] = []
  for (const [index, { file, key, isThere, path }] of wanted.entries()) {
    if (isThere || (await prepare(platform, { key, path, form, person }, signal))) paths.set(pictureName(file.id), path)
    else missing.push(file.id)
    onProgress?.((index + 1) / files.length)
  }
  if (wanted.some(({ isThere }) => !isThere)) await copies.tidy(now)
  return { paths, missing }
}

interface Preparation {
  key: string
  path: string
  form: PrintForm
  person: string
}

async function prepare(
  platform: Platform,
  preparation: Preparation,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  const { key, path } = preparation
  const underWay = underWayIn(platform.config)
  const making = underWay.get(path) ?? prepareOnce(platform, preparation)
  underWay.set(path, making)
  try {
    await making
    return true
  } catch (error) {
    if (signal?.aborted) throw new DocumentFailed('cancelled')
    // Bytes that are gone or no picture: a page without it is better than no page. A full disk is no reason to lose one.
    if (isBytesGone(error) || (error instanceof DocumentFailed && error.reason === 'damaged')) {
      platform.log.warn({ err: error, key }, 'a picture of a document cannot be read')
      return false
    }
    throw error
  } finally {
    underWay.delete(path)
  }
}

async function prepareOnce({ storage }: Platform, { key, path, form, person }: Preparation): Promise<void> {
  const own = `${path}.${randomUUID()}`
  const [from, to] = [`${own}.source`, `${own}.made`]
  try {
    await copyContent(storage, key, from)
    await documents.pictureForPrint({ from, to, person, ...form })
    // In one move: another document may be reading the one that is there.
    await onDisk(() => rename(to, path))
  } finally {
    await Promise.all([from, to].map((made) => rm(made, { force: true })))
  }
}
