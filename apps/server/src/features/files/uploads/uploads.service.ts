import { errorStatus } from '@learntrail/contract/errors'
import type { FileSummary } from '@learntrail/contract/files/files'
import { fileDurations, fileLimits } from '@learntrail/contract/files/limits'
import type { UploadState } from '@learntrail/contract/files/uploads'
import { inTransaction } from '../../../platform/database/index.ts'
import { Refusal, refuse } from '../../../platform/http/refusal.ts'
import { perApplication } from '../../../platform/per-application.ts'
import type { Platform } from '../../../platform/platform.ts'
import { readFileName } from '../file-names.rules.ts'
import { fileSummary } from '../file-summary.queries.ts'
import { findOwnFile } from '../files.repository.ts'
import { keepUpload } from '../files.service.ts'
import { acceptReceived, dropUpload, newUpload } from '../receive-files.service.ts'
import { checkRoomAhead } from '../room/room.service.ts'
import type { UploadStore } from './upload-store.service.ts'
import * as repository from './uploads.repository.ts'

type UploadRow = repository.UploadRow

/** What the client declares before the first byte. */
interface Declared {
  id: string
  bytes: number
  name: string
}

/** Begins an upload with a valid name and length; gives up the person's oldest ones beyond the limit. */
export async function beginUpload(
  { platform, store }: { platform: Platform; store: UploadStore },
  ownerId: string,
  { id, bytes, name: given }: Declared,
): Promise<UploadRow> {
  const name = readFileName(given)
  if (bytes === 0) refuse('FILE_EMPTY', { values: { name: name.original } })
  if (bytes >= fileLimits.bytes) {
    refuse('FILE_TOO_LARGE', { values: { name: name.original, limit: fileLimits.bytes } })
  }
  await checkRoomAhead(platform, ownerId, bytes)
  const createdAt = platform.clock.now()
  const expiresAt = new Date(createdAt.getTime() + fileDurations.unfinishedUpload)
  const row: UploadRow = { id, ownerId, name: name.original, bytes, fileId: null, refusal: null, createdAt, expiresAt }
  const givenUp = await inTransaction(platform.db, async (transaction) => {
    await repository.insertUpload(transaction, row)
    return repository.deleteOldest(transaction, ownerId, fileLimits.unfinishedUploads)
  })
  for (const old of givenUp) await store.forget(old)
  return row
}

/** Returns an upload of this person; one that was refused at its end is refused again. */
export async function findOwnUpload(platform: Platform, ownerId: string, id: string): Promise<UploadRow> {
  const row = await ownRow(platform, ownerId, id)
  if (row.refusal !== null) refuse(row.refusal.code, { values: row.refusal.values })
  if (row.fileId === null && row.expiresAt <= platform.clock.now()) refuse('UPLOAD_EXPIRED')
  return row
}

export async function uploadStateOf(platform: Platform, store: UploadStore, row: UploadRow): Promise<UploadState> {
  const { id, name, bytes, expiresAt } = row
  const file = await receiptOf(platform, row)
  const offset = file === null ? await arrivedBytes(store, id) : bytes
  return { id, name, bytes, offset, expiresAt: expiresAt.toISOString(), file }
}

export async function removeUpload(platform: Platform, store: UploadStore, ownerId: string, id: string): Promise<void> {
  await ownRow(platform, ownerId, id)
  await repository.deleteUpload(platform.db, id)
  await store.forget(id)
}

async function ownRow({ db }: Platform, ownerId: string, id: string): Promise<UploadRow> {
  const row = await repository.findUpload(db, id)
  return row?.ownerId === ownerId ? row : refuse('UPLOAD_NOT_FOUND')
}

async function receiptOf({ db }: Platform, { ownerId, fileId }: UploadRow): Promise<FileSummary | null> {
  if (fileId === null) return null
  const file = await findOwnFile(db, ownerId, fileId)
  return file === undefined ? refuse('UPLOAD_NOT_FOUND') : fileSummary(file)
}

/**
 * Returns how many bytes have arrived. Refuses with UPLOAD_EXPIRED if they are gone (on another machine, or after a
 * restore).
 */
async function arrivedBytes(store: UploadStore, id: string): Promise<number> {
  return store.getUpload(id).then(
    ({ offset }) => offset,
    (error: unknown) => {
      if (error instanceof Refusal) throw error
      return refuse('UPLOAD_EXPIRED')
    },
  )
}

const finishingIn = perApplication(() => new Map<string, Promise<FileSummary>>())

/** Makes a file of an upload that has arrived in full, once; later calls return the same receipt. */
export function finishUpload(platform: Platform, store: UploadStore, row: UploadRow): Promise<FileSummary> {
  const finishing = finishingIn(platform.config)
  const known = finishing.get(row.id)
  if (known !== undefined) return known
  const work = finish(platform, store, row).finally(() => finishing.delete(row.id))
  finishing.set(row.id, work)
  return work
}

class FinishedElsewhere extends Error {}

async function finish(platform: Platform, store: UploadStore, row: UploadRow): Promise<FileSummary> {
  const { id, ownerId, bytes } = row
  const receipt = await receiptOf(platform, row)
  if (receipt !== null) return receipt
  if ((await arrivedBytes(store, id)) !== bytes) refuse('UPLOAD_OFFSET_MISMATCH')
  try {
    const summary = await makeFile(platform, store, row)
    await store.forget(id)
    return summary
  } catch (error) {
    if (error instanceof FinishedElsewhere) return finish(platform, store, await findOwnUpload(platform, ownerId, id))
    // A refusal of the content is final. After a failure of the server, the bytes wait for the next try.
    if (error instanceof Refusal && errorStatus[error.code] < 500 && error.code !== 'TOO_MANY_REQUESTS') {
      await repository.refuseUpload(platform.db, id, { code: error.code, values: error.details.values ?? {} })
      await store.forget(id)
    }
    throw error
  }
}

async function makeFile(platform: Platform, store: UploadStore, row: UploadRow): Promise<FileSummary> {
  const { id, ownerId, bytes } = row
  const { storage } = platform
  const upload = newUpload({ ownerId })
  try {
    const original = await storage.adopt(store.pathOf(id), { sha256: store.digestOf(id, bytes), owner: row.ownerId })
    await acceptReceived(storage, upload, readFileName(row.name), original)
  } catch (error) {
    await dropUpload(storage, upload)
    throw error
  }
  return keepUpload(platform, ownerId, upload, async (transaction, [file]) => {
    if (file === undefined) throw new Error('an upload is one file')
    if (!(await repository.finishUpload(transaction, id, file.id))) throw new FinishedElsewhere()
    return fileSummary(file)
  })
}

/** Deletes expired uploads, and bytes that a killed process left. Returns how many uploads expired. */
export async function sweepUploads(platform: Platform, store: UploadStore): Promise<number> {
  const now = platform.clock.now()
  const expired = await repository.deleteExpired(platform.db, now)
  for (const id of expired) await store.forget(id)
  const old = await store.idsBefore(new Date(now.getTime() - fileDurations.looseBytes))
  const uploadIds = old.filter((id) => /^[0-9a-f-]{36}$/.test(id))
  const needed = uploadIds.length === 0 ? new Set() : await repository.findUnfinished(platform.db, uploadIds)
  for (const id of old) if (!needed.has(id)) await store.forget(id)
  return expired.length
}
