import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { kindOfName } from '@learntrail/contract/files/file-types'
import { fileLimits } from '@learntrail/contract/files/limits'
import { Refusal, refuse } from '../../platform/http/refusal.ts'
import { withTemporaryFolder } from '../../platform/machine/own-folder.ts'
import { mayHoldPosition } from '../../platform/media/index.ts'
import { PictureFailed, type PictureForm, type PictureFormat, pictures } from '../../platform/pictures/index.ts'
import type { ReceivedBytes, Storage } from '../../platform/storage/storage.ts'
import { type FileFormat, formatOf } from './file-formats.reader.ts'
import { type FileName, readFileName, withExtension } from './file-names.rules.ts'
import { hasPassword } from './office-password.reader.ts'
import { pictureRefusal } from './picture-refusals.rules.ts'

interface ReceivedForm extends ReceivedBytes {
  mediaType: string
  width: number
  height: number
}

/** A file that arrived in full and matches its name. Its bytes are on disk, not yet under their key. */
export interface ReceivedFile {
  name: FileName
  kind: NonNullable<ReturnType<typeof kindOfName>>
  mediaType: string
  original: ReceivedBytes
  /** For pictures only. */
  preview?: ReceivedForm
  /** For pictures only, narrowest first. */
  thumbnails: ReceivedForm[]
  /** The original reveals more than it shows, such as where it was taken. */
  isOriginalPrivate: boolean
  /** Needs a password to open. */
  isLocked: boolean
}

/** Who owns the files, and a signal that they stopped waiting. */
export interface Sender {
  ownerId: string
  signal?: AbortSignal
}

export interface Upload extends Sender {
  files: ReceivedFile[]
  /** The parts that are not files. */
  fields: Map<string, string>
  /** All bytes received; `Storage` keeps or drops them. */
  received: ReceivedBytes[]
}

export const newUpload = (sender: Sender): Upload => ({ ...sender, files: [], fields: new Map(), received: [] })

export async function dropUpload(storage: Storage, upload: Upload): Promise<void> {
  await Promise.all(upload.received.map((received) => storage.drop(received)))
}

/** Puts files made by the server (by the demo, by an import) through the checks of uploads. */
export async function receiveContents(
  storage: Storage,
  sender: Sender,
  files: { name: string; content: Buffer }[],
): Promise<Upload> {
  const upload = newUpload(sender)
  try {
    for (const { name, content } of files) await receiveFile(storage, upload, name, Readable.from([content]))
    return upload
  } catch (error) {
    await dropUpload(storage, upload)
    throw error
  }
}

/** Puts a local file that came in a package through the checks of uploads, as an upload of its own. */
export async function receiveUnpacked(
  storage: Storage,
  sender: Sender,
  { name, at }: { name: string; at: string },
): Promise<Upload> {
  const upload = newUpload(sender)
  try {
    await receiveFile(storage, upload, name, createReadStream(at))
    return upload
  } catch (error) {
    await dropUpload(storage, upload)
    throw error
  }
}

/** Adds a file to an upload if its name, size, type and content are valid; otherwise refuses. */
export async function receiveFile(
  storage: Storage,
  upload: Upload,
  givenName: string,
  stream: Readable,
): Promise<void> {
  if (upload.files.length === fileLimits.count) refuse('FILE_QUANTITY', { values: { limit: fileLimits.count } })
  const name = readFileName(givenName)
  await acceptReceived(storage, upload, name, await receiveOriginal(storage, upload, name, stream))
}

/** Same, for bytes that have already arrived. */
export async function acceptReceived(
  storage: Storage,
  upload: Upload,
  name: FileName,
  original: ReceivedBytes,
): Promise<void> {
  upload.received.push(original)
  checkTotal(upload.files.reduce((sum, file) => sum + file.original.bytes, original.bytes))
  const format = await formatOf(original.path, name.extension, name.original)
  const called = format.extension === name.extension ? name : withExtension(name, format.extension)
  upload.files.push(await withForms(storage, upload, { name: called, original, format }))
}

/** Refuses with FILE_TOO_LARGE if all files of an upload together exceed the limit. */
export function checkTotal(bytes: number): void {
  if (bytes > fileLimits.uploadBytes) refuse('FILE_TOO_LARGE', { values: { limit: fileLimits.uploadBytes } })
}

/** More than an uncompressed form has: four channels of 16 bits. */
const mostFormBytes = 9 * fileLimits.imagePixels ** 2

async function receiveOriginal(
  storage: Storage,
  { ownerId }: Sender,
  name: FileName,
  stream: Readable,
): Promise<ReceivedBytes> {
  const received = await storage.receive(stream, fileLimits.bytes, ownerId).catch((error: unknown) => {
    if (error instanceof Refusal && error.code === 'PAYLOAD_TOO_LARGE') refuseSize(name)
    throw error
  })
  // The multipart parser cuts a file off at the limit, so a file of exactly that size counts as too large, as
  // specified.
  if (received.bytes > 0 && received.bytes < fileLimits.bytes) return received
  await storage.drop(received)
  if (received.bytes > 0) refuseSize(name)
  refuse('FILE_EMPTY', { values: { name: name.original } })
}

function refuseSize(name: FileName): never {
  refuse('FILE_TOO_LARGE', { values: { name: name.original, limit: fileLimits.bytes } })
}

async function withForms(
  storage: Storage,
  upload: Upload,
  { name, original, format }: { name: FileName; original: ReceivedBytes; format: FileFormat },
): Promise<ReceivedFile> {
  const kind = kindOfName(name.original)
  if (kind === undefined) refuse('FILE_FORMAT_UNSUPPORTED', { values: { name: name.original } })
  const { mediaType } = format
  if (format.picture === undefined) {
    const isOriginalPrivate = format.isMedia === true && (await mayHoldPosition(original.path, mediaType))
    const isLocked = await hasPassword(original.path, name.extension)
    return { name, kind, mediaType, original, thumbnails: [], isOriginalPrivate, isLocked }
  }
  const forms = await receiveForms(storage, upload, { name, path: original.path, format: format.picture })
  return { name, kind, mediaType, original, ...forms, isOriginalPrivate: true, isLocked: false }
}

async function receiveForms(
  storage: Storage,
  upload: Upload,
  { name, path, format }: { name: FileName; path: string; format: PictureFormat },
): Promise<Required<Pick<ReceivedFile, 'preview' | 'thumbnails'>>> {
  const { ownerId: owner, signal } = upload
  return withTemporaryFolder(async (folder) => {
    const forms = await pictures.makeForms({ path, format, folder, owner, signal }).catch((error: unknown) => {
      throw error instanceof PictureFailed ? pictureRefusal(error, name.original, format) : error
    })
    const receive = async ({ path: made, ...facts }: PictureForm): Promise<ReceivedForm> => {
      const received = await storage.receive(createReadStream(made), mostFormBytes, upload.ownerId)
      upload.received.push(received)
      return { ...received, ...facts }
    }
    const preview = await receive(forms.preview)
    const thumbnails: ReceivedForm[] = []
    for (const form of forms.thumbnails) thumbnails.push(await receive(form))
    return { preview, thumbnails }
  })
}
