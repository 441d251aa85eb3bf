import { createHash } from 'node:crypto'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { ErrorCode } from '@learntrail/contract/errors'
import { fileLimits } from '@learntrail/contract/files/limits'
import { DocumentFailed, documents, laterRefusal } from '../../../platform/documents/index.ts'
import { Refusal, refuse } from '../../../platform/http/refusal.ts'
import { perApplication } from '../../../platform/per-application.ts'
import type { Platform } from '../../../platform/platform.ts'
import { copiesOnDisk, type KeptCopy } from '../../../platform/storage/copies-on-disk.ts'
import { copyContent } from '../../../platform/storage/copy-content.ts'
import { findPrinted } from '../../profiles/index.ts'
import { createUnstampable } from './unstampable.memory.ts'
import { readerLine, watermarkLines } from './watermark.rules.ts'

interface StampedCopy extends KeptCopy {
  /** Identifies these exact bytes. */
  key: string
}

export interface StampSource {
  key: string
  name: string
  /** Whether the reader's name is stamped across the pages. */
  isMarked: boolean
  /** Whether the reader is the owner, whose protected PDFs are left alone. */
  isOwn: boolean
}

const across = { main: new URL('./watermark.typ', import.meta.url) }
const atFoot = { main: new URL('./reader-line.typ', import.meta.url) }
/** A stamp with the hour is valid for that hour; a reading of the old copy may continue into the next. */
const keeping = { keptForMs: 2 * 3_600_000, mostBytes: 400 * 1024 * 1024 }
const underWayIn = perApplication(() => new Map<string, Promise<void>>())
const unstampableIn = perApplication(createUnstampable)

/** Returns a stored PDF with the person's name and the day or hour on every page, and without scripts. */
export async function stampedCopy(platform: Platform, source: StampSource, viewerId: string): Promise<StampedCopy> {
  const { clock, config, ownCache, pool } = platform
  const viewer = (await findPrinted(pool, viewerId)) ?? refuse('FILE_NOT_FOUND')
  const { isMarked } = source
  const lines = isMarked ? watermarkLines(viewer, clock.now()) : readerLine(viewer, clock.now())
  const key = createHash('sha256')
    .update(JSON.stringify([source.key, isMarked, lines]))
    .digest('hex')
  const copies = copiesOnDisk(join(ownCache, 'watermarks'), keeping)
  const name = `${key}.pdf`
  const kept = await copies.find(name)
  if (kept !== undefined) return { key, ...kept }

  const underWay = underWayIn(config)
  // No await since the lookup, so that later callers wait for this copy.
  const making =
    underWay.get(key) ?? makeCopy(platform, source, { person: viewerId, lines, place: copies.pathOf(name) })
  underWay.set(key, making)
  try {
    await making
  } finally {
    underWay.delete(key)
  }
  await copies.touch(name, clock.now())
  await copies.tidy(clock.now())
  const made = (await copies.find(name)) ?? refuse('SERVICE_UNAVAILABLE')
  return { key, ...made }
}

interface Wanted {
  person: string
  lines: string[]
  place: Promise<string>
}

async function makeCopy(platform: Platform, source: StampSource, { person, lines, place }: Wanted): Promise<void> {
  const path = await place
  const unstampable = unstampableIn(platform.config)
  const unstampableKey = `${source.key} ${source.isOwn}`
  const known = unstampable.find(unstampableKey, platform.clock.now())
  if (known !== undefined) refuse(known, { values: valuesOf(source) })
  const size = (await platform.storage.size(source.key)) ?? refuse('FILE_BYTES_GONE')
  if (size > fileLimits.watermarkBytes) refuse('PDF_TOO_LARGE')
  const [from, to] = [`${path}.source`, `${path}.part`]
  try {
    await copyContent(platform.storage, source.key, from)
    const template = source.isMarked ? across : atFoot
    const { pdf: stamp } = await documents.make({ template, data: { lines }, person, isTagged: false })
    const restricted = source.isOwn ? 'leave' : 'open'
    const limits = { seconds: 30, pages: fileLimits.watermarkPages }
    await documents.stamp({ from, to, stamp, restricted, person, limits })
    await rename(to, path)
  } catch (error) {
    if (error instanceof DocumentFailed && passing.has(error.reason)) throw laterRefusal(error)
    const code = codeOf(error)
    if (code === undefined) throw error
    unstampable.note(unstampableKey, code, platform.clock.now())
    throw new Refusal(code, { values: valuesOf(source) })
  } finally {
    await Promise.all([rm(from, { force: true }), rm(to, { force: true })])
  }
}

const valuesOf = ({ name }: StampSource) => ({ name, limit: fileLimits.watermarkPages })

/** Failures that do not depend on the file. */
const passing = new Set<DocumentFailed['reason']>(['interrupted', 'too_many_waiting'])

function codeOf(error: unknown): ErrorCode | undefined {
  if (!(error instanceof DocumentFailed)) return undefined
  switch (error.reason) {
    case 'protected':
      return 'PDF_PROTECTED'
    case 'damaged':
    case 'crashed':
      return 'FILE_DAMAGED'
    case 'too_many_pages':
      return 'PDF_TOO_LONG'
    case 'takes_too_long':
    case 'needs_too_much_memory':
      return 'PDF_TOO_LARGE'
    default:
      return undefined
  }
}
