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
import { pictureName } from './document-data.rules.ts'
import type { Making } from './document-input.rules.ts'

/** Form of a picture for print: longest side in pixels, and JPEG quality from 1 to 100. */
export interface PrintForm {
  longest: number
  quality: number
}

/** The width of a page's text (17 cm) at 240 dots per inch. */
export const usualForm: PrintForm = { longest: 1_600, quality: 82 }

/** Prepared pictures are cached for the next export; the folder may be emptied at any time. */
const keeping = { keptForMs: 24 * 3_600_000, mostBytes: 600 * 1024 * 1024 }
const underWayIn = perApplication(() => new Map<string, Promise<void>>())

/** Prepares pictures for print. Returns their paths by template name, and the ids of those that cannot be read. */
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
      // Marks it as used, so that it is evicted last.
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
    // Missing bytes or a damaged picture: a document without it is better than none. A full disk is not treated so.
    if (isBytesGone(error) || (error instanceof DocumentFailed && error.reason === 'damaged')) {
      platform.log.warn({ err: error, key }, 'cannot read a picture for an e-portfolio')
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
    // Renamed into place, as another document may be reading the existing copy.
    await onDisk(() => rename(to, path))
  } finally {
    await Promise.all([from, to].map((made) => rm(made, { force: true })))
  }
}
