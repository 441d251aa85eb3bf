import { Readable } from 'node:stream'
import { type FileKind, fileTypeFlags } from '@learntrail/contract/files/file-types'
import type { Transaction } from '../../platform/database/index.ts'
import { newId } from '../../platform/ids/ids.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ReceivedBytes, Storage } from '../../platform/storage/storage.ts'
import { newFileIdentifier, renamed, shownName } from './file-names.rules.ts'
import { tellReworded } from './file-uses.kind.ts'
import { holdFiles, insertFiles, type StoredFile, setThumbnails, updateFile } from './files.repository.ts'
import { keepBytes } from './keep-bytes.service.ts'

/** The picture (WebP) that represents a file in lists. */
export interface FileCover {
  content: Buffer
  /** In pixels. */
  width: number
}

export interface MadeFile {
  /** With its extension. */
  name: string
  kind: FileKind
  mediaType: string
  content: Uint8Array
  cover: FileCover | null
}

/**
 * Stores a file made by the server for its owner, together with what `work` writes: first the bytes, then all rows in
 * one transaction.
 */
export async function storeMade<Result>(
  platform: Platform,
  ownerId: string,
  { name, kind, mediaType, content, cover }: MadeFile,
  work: (transaction: Transaction, file: StoredFile) => Promise<Result>,
): Promise<Result> {
  const received = await receiveAll(platform.storage, [content, ...(cover === null ? [] : [cover.content])])
  const [original, small] = received
  if (original === undefined) throw new Error('nothing was received')
  const createdAt = platform.clock.now()
  const row: StoredFile = {
    id: newId(createdAt.getTime()),
    ownerId,
    name: `${newFileIdentifier()}${name}`,
    displayName: shownName(name),
    type: fileTypeFlags[kind],
    mediaType,
    bytes: original.bytes,
    sha256: original.sha256,
    width: null,
    height: null,
    previewKey: null,
    previewBytes: null,
    previewMediaType: null,
    smallKey: null,
    smallBytes: null,
    isSmallDecided: false,
    thumbnailKeys: small === undefined ? [] : [small.sha256],
    thumbnailWidths: cover === null ? [] : [cover.width],
    isOriginalPrivate: false,
    duration: null,
    conversionState: null,
    conversionReason: null,
    discloses: null,
    captions: [],
    downloadPeriod: null,
    letGoAt: null,
    withheldAt: null,
    createdAt,
  }
  return keepBytes(platform, received, async (transaction) => {
    await insertFiles(transaction, [row])
    return work(transaction, row)
  })
}

/** Gives a file without pictures of its own a cover, together with what `work` writes. */
export async function storeCover<Result>(
  platform: Platform,
  fileId: string,
  cover: FileCover,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  const received = await receiveAll(platform.storage, [cover.content])
  return keepBytes(platform, received, async (transaction) => {
    await setThumbnails(transaction, fileId, { keys: received.map(({ sha256 }) => sha256), widths: [cover.width] })
    return work(transaction)
  })
}

async function receiveAll(storage: Storage, contents: Uint8Array[]): Promise<ReceivedBytes[]> {
  const received: ReceivedBytes[] = []
  try {
    for (const { buffer, byteOffset, byteLength } of contents) {
      const stream = Readable.from([Buffer.from(buffer, byteOffset, byteLength)])
      received.push(await storage.receive(stream, byteLength))
    }
    return received
  } catch (error) {
    await Promise.all(received.map((bytes) => storage.drop(bytes)))
    throw error
  }
}

/** Renames a person's files, each with its own extension, within a larger change. */
export async function renameFiles(
  platform: Platform,
  transaction: Transaction,
  ownerId: string,
  ids: string[],
  name: string,
): Promise<void> {
  for (const file of await holdFiles(transaction, ownerId, ids)) {
    await updateFile(transaction, ownerId, file.id, { displayName: renamed(file.displayName, name) })
    await tellReworded(platform, transaction, file.id)
  }
}
