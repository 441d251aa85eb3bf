import { createHash } from 'node:crypto'
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileTypeFlags } from '@learntrail/contract/files/file-types'
import { fileLimits } from '@learntrail/contract/files/limits'
import type { InkPage } from '@learntrail/contract/homework/ink'
import { DocumentFailed, documents, laterRefusal } from '../../../platform/documents/index.ts'
import { Refusal, refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { copiesOnDisk, type KeptCopy } from '../../../platform/storage/copies-on-disk.ts'
import { copyContent } from '../../../platform/storage/copy-content.ts'
import type { Marked, MarkedFile } from './marked.repository.ts'
import type { MarkedData, MarkedSource } from './marked.writer.ts'

const writer = new URL('./marked.writer.ts', import.meta.url)
const keeping = { keptForMs: 3_600_000, mostBytes: 400 * 1024 * 1024 }
/** Pictures are printed at the resolution of an A4 page: pixels of the longer side, and JPEG quality. */
const printed = { longest: 2_480, quality: 85 }
const mostBytes = 100 * 1024 * 1024
const limits = { seconds: 60, pages: fileLimits.watermarkPages }

/**
 * Returns a PDF of those files of a version that have ink, with the ink drawn. Kept on disk for an hour, so that a
 * repeated call costs nothing.
 */
export async function markedCopy(platform: Platform, { ink, files }: Marked, personId: string): Promise<KeptCopy> {
  const { clock, ownCache } = platform
  const drawn = files.filter(({ id }) => ink.some(({ fileId }) => fileId === id))
  const key = createHash('sha256')
    .update(JSON.stringify([drawn, ink]))
    .digest('hex')
  const copies = copiesOnDisk(join(ownCache, 'marked'), keeping)
  const name = `${key}.pdf`
  const kept = await copies.find(name)
  if (kept !== undefined) return kept
  const content = await written(platform, drawn, ink, personId)
  const path = await copies.pathOf(name)
  // Renamed once complete; a process that makes the same copy at this moment makes the same bytes.
  const part = `${path}.${process.pid}.${key.slice(0, 8)}.part`
  await writeFile(part, content, { mode: 0o600 })
  await rename(part, path)
  await copies.touch(name, clock.now())
  await copies.tidy(clock.now())
  return (await copies.find(name)) ?? refuse('SERVICE_UNAVAILABLE')
}

async function written(platform: Platform, files: readonly MarkedFile[], ink: readonly InkPage[], person: string) {
  const folder = await mkdtemp(join(tmpdir(), 'learntrail-marked-'))
  try {
    const sources: MarkedSource[] = []
    for (const file of files) {
      const pages = ink.filter(({ fileId }) => fileId === file.id)
      sources.push({ ...(await sourceOf(platform, file, { folder, person })), pages })
    }
    const data: MarkedData = { sources, pages: limits.pages }
    return await documents.write({ writer, data, bytes: mostBytes, person, limits })
  } catch (error) {
    if (!(error instanceof DocumentFailed)) throw error
    throw passing.has(error.reason) ? laterRefusal(error) : new Refusal('HOMEWORK_INK_UNPRINTABLE')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Failures that do not depend on the files. */
const passing = new Set<DocumentFailed['reason']>(['interrupted', 'cancelled', 'too_many_waiting', 'broken'])

interface Making {
  folder: string
  person: string
}

/** Fetches the form of a file that screens show and that the ink was drawn on, into the folder. */
async function sourceOf({ storage }: Platform, file: MarkedFile, { folder, person }: Making) {
  const path = join(folder, file.id)
  const key = file.previewKey ?? file.sha256
  if (((await storage.size(key)) ?? 0) > fileLimits.watermarkBytes) throw new DocumentFailed('needs_too_much_memory')
  await copyContent(storage, key, path)
  if ((file.type & fileTypeFlags.image) === 0) return { path, kind: 'pdf' as const }
  const to = `${path}.printed`
  await documents.pictureForPrint({ from: path, to, ...printed, person })
  return { path: to, kind: 'picture' as const }
}
