import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'
import { documents } from '../../../platform/documents/index.ts'
import { withTemporaryFolder } from '../../../platform/machine/own-folder.ts'
import type { Platform } from '../../../platform/platform.ts'
import { compositionOf } from './composition.service.ts'
import { fileIdOf } from './document-data.rules.ts'
import type { DocumentInput, Making } from './document-input.rules.ts'
import { documentLimits } from './document-limits.rules.ts'
import { usualForm } from './pictures-for-print.service.ts'

/** A4 at 200 dots per inch. */
const pageWidth = { portrait: 1_654, landscape: 2_339 }

/** Makes a zip with every page as a JPEG: `01.jpg`, `02.jpg` … Throws `DocumentFailed`. */
export async function makePagePictures(
  platform: Platform,
  input: DocumentInput,
  { signal, onProgress }: Making,
): Promise<{ zip: Uint8Array; pages: number; leftOut: string[] }> {
  const composition = await compositionOf(platform, input, usualForm, {
    signal,
    onProgress: (share) => onProgress?.(share / 2),
  })
  return withTemporaryFolder(async (folder) => {
    const { missing, ...rest } = composition
    const width = pageWidth[input.content.pages.orientation]
    const limits = { ...documentLimits, seconds: 300 }
    const { pages, leftOut } = await documents.photograph({ ...rest, folder, width, limits, signal })
    onProgress?.(0.9)
    return { zip: await zipOf(folder, platform.clock.now()), pages, leftOut: [...missing, ...leftOut.map(fileIdOf)] }
  })
}

async function zipOf(folder: string, mtime: Date): Promise<Uint8Array> {
  const zip = new ZipFile()
  for (const name of (await readdir(folder)).sort()) {
    // JPEGs are compressed already.
    zip.addReadStreamLazy(name, { compress: false, mtime }, (give) => give(null, createReadStream(join(folder, name))))
  }
  zip.end()
  return buffer(zip.outputStream)
}
