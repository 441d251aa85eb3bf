import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { conversionFailed } from '@learntrail/contract/files/events'
import type { ConversionReason } from '@learntrail/contract/files/file-types'
import { fileLimits } from '@learntrail/contract/files/limits'
import { inTransaction, type Transaction } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { UnusableFile } from '../../../platform/programs/unusable-file.ts'
import { withWorkFolder } from '../../../platform/programs/work-folder.ts'
import { isBytesGone } from '../../../platform/storage/bytes-gone.ts'
import { copyContent } from '../../../platform/storage/copy-content.ts'
import type { ReceivedBytes } from '../../../platform/storage/storage.ts'
import { tellOfFile } from '../file.live.ts'
import { kindOfType } from '../file-kind.rules.ts'
import { tellRemade } from '../file-uses.kind.ts'
import { removeBytes, removeBytesIfUnneeded } from '../files.jobs.ts'
import type { StoredFile } from '../files.repository.ts'
import { keepBytes } from '../keep-bytes.service.ts'
import { enqueueReading } from '../texts/read-file-text.jobs.ts'
import * as repository from './conversions.repository.ts'
import { isConverted, isOffice } from './conversions.rules.ts'
import { enqueueSmallFilms } from './enqueue-small-films.jobs.ts'
import { type MadeForms, makeMediaForms } from './make-media-forms.service.ts'
import { makeOfficeForms } from './make-office-forms.service.ts'

/**
 * Makes the other forms of a file and stores them. Idempotent, and harmless if the file is gone. Throws errors that a
 * retry may mend (a killed converter, an unreachable store), except on the last attempt.
 */
export async function convertFile(platform: Platform, id: string, { isLast }: { isLast: boolean }): Promise<void> {
  const { db, locks, log } = platform
  await locks.exclusively(`conversion ${id}`, async () => {
    const file = await repository.findFile(db, id)
    if (file === undefined || isSettled(file)) return
    await repository.markInProgress(db, id)
    await tellOfFile(platform, db, file)
    try {
      await withWorkFolder((folder) => makeAndKeep(platform, file, folder))
    } catch (error) {
      const reason = reasonOf(error) ?? (isLast ? 'interrupted' : undefined)
      if (reason === undefined) throw error
      log.warn({ err: error, id }, 'conversion failed')
      await fail(platform, file, reason)
    }
  })
}

/** Returns the reason of a failure that no retry can mend. */
function reasonOf(error: unknown): ConversionReason | undefined {
  if (error instanceof UnusableFile) return error.reason
  return isBytesGone(error) ? 'lost' : undefined
}

/** Records the failure as an event, since the owner may have left the upload long ago. */
async function fail(platform: Platform, file: StoredFile, reason: ConversionReason): Promise<void> {
  await inTransaction(platform.db, async (transaction) => {
    await tellOfFile(platform, transaction, file)
    if (!(await repository.markFailed(transaction, file.id, reason))) return
    await tellRemade(platform, transaction, file.id)
    await tell(platform, transaction, file, reason)
  })
}

function tell(platform: Platform, transaction: Transaction, file: StoredFile, reason: ConversionReason): Promise<void> {
  const { id: subjectId, ownerId, displayName: name } = file
  const [data, at] = [{ ownerId, name, reason }, platform.clock.now()]
  return platform.events.record(transaction, conversionFailed, { actorId: null, subjectId, data, at })
}

const isSettled = (file: StoredFile) => file.conversionState === 'failed' || isConverted(file)

async function makeAndKeep(platform: Platform, file: StoredFile, folder: string): Promise<void> {
  const { storage } = platform
  const isDocument = isOffice({ kind: kindOfType(file.type) })
  const path = join(
    folder,
    `${isDocument ? 'office' : 'media'}${file.name.slice(file.name.lastIndexOf('.')).toLowerCase()}`,
  )
  await copyContent(storage, file.sha256, path, { mode: 0o644 })
  const source = { file, path, folder }
  const made = isDocument
    ? await makeOfficeForms(platform.programs, source)
    : await makeMediaForms(platform.programs, source, () => tellOfWork(platform, file))
  const received: ReceivedBytes[] = []
  try {
    const receive = async (stream: Readable) => {
      const bytes = await storage.receive(stream, mostBytes)
      received.push(bytes)
      return bytes
    }
    const preview = made.preview === null ? null : await receive(createReadStream(made.preview.path))
    const thumbnailKeys: string[] = []
    for (const { path: small } of made.thumbnails) {
      thumbnailKeys.push((await receive(createReadStream(small))).sha256)
    }
    await write(platform, file, received, resultOf(file, made, preview, thumbnailKeys))
  } finally {
    for (const bytes of received) await storage.drop(bytes)
  }
}

/** Marks a film that seemed playable as being converted; viewers who open it now wait for the playable form. */
async function tellOfWork(platform: Platform, file: StoredFile): Promise<void> {
  if (!(await repository.markConverting(platform.db, file.id))) return
  await tellOfFile(platform, platform.db, file)
}

/** A converted film may be larger than its source. */
const mostBytes = 6 * fileLimits.bytes

function resultOf(
  file: StoredFile,
  { preview, thumbnails, facts, isOriginalPrivate, conversion }: MadeForms,
  received: ReceivedBytes | null,
  thumbnailKeys: string[],
): repository.ConversionResult {
  return {
    previewKey: received?.sha256 ?? null,
    previewBytes: received?.bytes ?? null,
    previewMediaType: preview?.mediaType ?? null,
    thumbnailKeys,
    thumbnailWidths: thumbnails.map(({ width }) => width),
    width: facts.width ?? file.width,
    height: facts.height ?? file.height,
    duration: facts.duration,
    isOriginalPrivate,
    conversionState: conversion?.state ?? null,
    conversionReason: conversion?.reason ?? null,
  }
}

async function write(
  platform: Platform,
  before: StoredFile,
  received: ReceivedBytes[],
  result: repository.ConversionResult,
): Promise<void> {
  const keys = received.map(({ sha256 }) => sha256)
  const isThere = await keepBytes(platform, received, async (transaction) => {
    const isWritten = await repository.writeResult(transaction, before.id, result)
    if (isWritten) await enqueueReading(platform, transaction, [{ ...before, ...result }])
    if (isWritten) await enqueueSmallFilms(platform, transaction, [{ ...before, ...result }])
    if (isWritten) await tellRemade(platform, transaction, before.id)
    await tellOfFile(platform, transaction, before)
    const { conversionState, conversionReason } = result
    if (isWritten && conversionState === 'failed' && conversionReason !== null) {
      await tell(platform, transaction, before, conversionReason)
    }
    const replaced = [before.previewKey, ...before.thumbnailKeys].filter((key) => key !== null && !keys.includes(key))
    if (isWritten && replaced.length > 0) {
      await platform.jobs.enqueue(transaction, removeBytes, { keys: replaced.filter((key) => key !== null) })
    }
    return isWritten
  })
  // The file was deleted during its conversion.
  if (!isThere) for (const key of new Set(keys)) await removeBytesIfUnneeded(platform, key)
}
