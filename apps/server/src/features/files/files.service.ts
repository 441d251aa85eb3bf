import { fileUploaded } from '@learntrail/contract/files/events'
import { fileTypeFlags } from '@learntrail/contract/files/file-types'
import { inTransaction, isForeignKeyViolation, type Transaction } from '../../platform/database/index.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { newId } from '../../platform/ids/ids.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Programs } from '../../platform/programs/find-programs.ts'
import { conversionAtFirst, isQuickTime } from './conversions/conversions.rules.ts'
import { enqueueConversions } from './conversions/enqueue-conversions.jobs.ts'
import { enqueueDisclosures } from './disclosures/enqueue-disclosures.jobs.ts'
import { newFileIdentifier, renamed } from './file-names.rules.ts'
import { tellReworded } from './file-uses.kind.ts'
import { removeBytes } from './files.jobs.ts'
import * as repository from './files.repository.ts'
import { keepBytes } from './keep-bytes.service.ts'
import { dropUpload, type ReceivedFile, receiveContents, type Upload } from './receive-files.service.ts'
import { holdRoom } from './room/room.service.ts'
import { enqueueReading } from './texts/read-file-text.jobs.ts'

/**
 * Makes an upload durable together with what `work` writes: first the bytes, then the rows in one transaction. If it
 * fails, nothing of the upload stays. `hold` takes the locks that must come before that on the owner's room.
 */
export async function keepUpload<Result>(
  platform: Platform,
  ownerId: string,
  upload: Upload,
  work: (transaction: Transaction, files: repository.StoredFile[]) => Promise<Result>,
  hold: (transaction: Transaction) => Promise<void> = async () => undefined,
): Promise<Result> {
  const at = platform.clock.now()
  const rows = await rowsOf(platform, ownerId, upload, at)
  return keepBytes(platform, upload.received, async (transaction) => {
    await hold(transaction)
    await holdRoom(platform, transaction, ownerId, bytesOf(rows))
    await repository.insertFiles(transaction, rows)
    await enqueueConversions(platform, transaction, rows)
    await enqueueDisclosures(platform, transaction, rows)
    await enqueueReading(platform, transaction, rows)
    for (const { id: subjectId, displayName: name } of rows) {
      const data = { name }
      await platform.events.record(transaction, fileUploaded, { actorId: ownerId, subjectId, data, at })
    }
    return work(transaction, rows)
  })
}

const bytesOf = (rows: repository.StoredFile[]) => rows.reduce((sum, { bytes }) => sum + bytes, 0)

/** Stores files made by the server as if their owner had uploaded them. */
export async function storeFiles(
  platform: Platform,
  ownerId: string,
  contents: { name: string; content: Buffer }[],
): Promise<repository.StoredFile[]> {
  const upload = await receiveContents(platform.storage, { ownerId }, contents)
  return keepUpload(platform, ownerId, upload, async (_transaction, files) => files)
}

/** Returns the rows of an upload, which is dropped if that fails. */
export async function rowsOf({ storage, programs }: Platform, ownerId: string, upload: Upload, at: Date) {
  try {
    return upload.files.map((file) => rowOf(file, ownerId, at, programs))
  } catch (error) {
    await dropUpload(storage, upload)
    throw error
  }
}

function rowOf(file: ReceivedFile, ownerId: string, createdAt: Date, programs: Programs): repository.StoredFile {
  const { name, kind, mediaType, original, preview, thumbnails, isOriginalPrivate } = file
  const conversion = conversionAtFirst(file, programs)
  return {
    id: newId(createdAt.getTime()),
    ownerId,
    name: `${newFileIdentifier()}${name.original}`,
    displayName: name.shown,
    type: fileTypeFlags[kind],
    mediaType,
    bytes: original.bytes,
    sha256: original.sha256,
    width: preview?.width ?? null,
    height: preview?.height ?? null,
    previewKey: preview?.sha256 ?? null,
    previewBytes: preview?.bytes ?? null,
    previewMediaType: preview?.mediaType ?? null,
    smallKey: null,
    smallBytes: null,
    isSmallDecided: false,
    thumbnailKeys: thumbnails.map(({ sha256 }) => sha256),
    thumbnailWidths: thumbnails.map(({ width }) => width),
    // Others wait for the MP4 of a QuickTime film, if one is being made.
    isOriginalPrivate: isOriginalPrivate || (isQuickTime(file) && conversion?.state === 'pending'),
    duration: null,
    conversionState: conversion?.state ?? null,
    conversionReason: conversion?.reason ?? null,
    discloses: null,
    captions: [],
    downloadPeriod: null,
    letGoAt: null,
    withheldAt: null,
    createdAt,
  }
}

/** Deletes an uploaded file. Refuses with FILE_IN_USE while some place needs it. */
export async function removeFile(platform: Platform, ownerId: string, id: string): Promise<void> {
  try {
    await inTransaction(platform.db, async (transaction) => {
      const held = await repository.holdFiles(transaction, ownerId, [id])
      if (held.length === 0) refuse('FILE_NOT_FOUND')
      if (await repository.isUsed(platform.declared, transaction, id)) refuse('FILE_IN_USE')
      await deleteFiles(platform, transaction, [id])
    })
  } catch (error) {
    if (isForeignKeyViolation(error)) refuse('FILE_IN_USE')
    throw error
  }
}

/** Deletes files within a larger change; bytes that only they used are removed after the commit. */
export async function deleteFiles(platform: Platform, transaction: Transaction, ids: string[]): Promise<void> {
  const keys = await repository.deleteFileRows(transaction, ids)
  if (keys.length > 0) await platform.jobs.enqueue(transaction, removeBytes, { keys })
}

/**
 * Marks files that were taken out of something. They are deleted a while after nothing uses them: another window may
 * still have a text that names them, and saving it puts them back.
 */
export async function letGoOfFiles(
  platform: Platform,
  transaction: Transaction,
  ownerId: string,
  ids: string[],
): Promise<void> {
  await repository.setLetGo(transaction, ownerId, ids, platform.clock.now())
}

/** Deletes those of a person's files that are no longer in use, within a larger change. */
export async function deleteUnusedFiles(
  platform: Platform,
  transaction: Transaction,
  ownerId: string,
  ids: string[],
): Promise<void> {
  const held = (await repository.holdFiles(transaction, ownerId, ids)).map(({ id }) => id)
  const used = await repository.findUsed(platform.declared, transaction, held)
  await deleteFiles(
    platform,
    transaction,
    held.filter((id) => !used.includes(id)),
  )
}

export async function changeFile(
  platform: Platform,
  ownerId: string,
  id: string,
  change: { displayName?: string | undefined; downloadPeriod?: string | null | undefined },
): Promise<repository.StoredFile> {
  const current = await repository.findOwnFile(platform.db, ownerId, id)
  if (current === undefined) refuse('FILE_NOT_FOUND')
  const { displayName, downloadPeriod } = change
  if (displayName === undefined && downloadPeriod === undefined) return current
  return inTransaction(platform.db, async (transaction) => {
    const changed = await repository.updateFile(transaction, ownerId, id, {
      ...(displayName === undefined ? {} : { displayName: renamed(current.displayName, displayName) }),
      ...(downloadPeriod === undefined
        ? {}
        : { downloadPeriod: downloadPeriod === null ? null : new Date(downloadPeriod) }),
    })
    if (changed === undefined) refuse('FILE_NOT_FOUND')
    if (changed.displayName !== current.displayName) await tellReworded(platform, transaction, id)
    return changed
  })
}
