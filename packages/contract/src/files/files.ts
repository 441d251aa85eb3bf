import { z } from 'zod'
import { cleanFileName } from '../characters.ts'
import { endpoint } from '../endpoint.ts'
import { givenEnd, id, text, time } from '../text.ts'
import { captionLanguageCodes } from './captions/facts.ts'
import { conversionReasons, conversionStates } from './file-types.ts'
import { fileLimits } from './limits.ts'

export const fileSummary = z.object({
  id,
  /** Address of the bytes; add `?type=thumbnail` or `?type=preview` for a picture's smaller forms, `?type=small` for a film's. */
  url: z.string(),
  /** 24-character identifier followed by the name it came with. */
  name: z.string(),
  displayName: z.string(),
  /** Bit flags of `fileTypeFlags`. */
  type: z.int(),
  bytes: z.int(),
  sha256: z.string(),
  /** Pixels of pictures and films, after turning them upright; of films once they were looked into. */
  width: z.int().nullable(),
  height: z.int().nullable(),
  /** Widths in pixels that `?type=thumbnail&width=` answers, ascending; empty where there is no thumbnail. */
  thumbnailWidths: z.array(z.int()),
  /** Seconds of video and sound, where known. */
  duration: z.number().nullable(),
  /** Null where the file is shown as it is. */
  conversion: z.object({ state: z.enum(conversionStates), reason: z.enum(conversionReasons).nullable() }).nullable(),
  /** Of a film that is large for a slow line: `?type=small` is one that needs far less of it. */
  hasSmall: z.boolean(),
  /** Languages in which its words can be read, in the order in which they are offered, and how often each was saved. */
  captions: z.array(z.object({ language: z.enum(captionLanguageCodes), version: z.int() })),
  /** After this moment the bytes are refused to others. */
  downloadPeriod: time.nullable(),
  createdAt: time,
})
export type FileSummary = z.infer<typeof fileSummary>

/** What a document tells whoever downloads it, beside what it shows. */
export const disclosure = z.object({
  /** Who is named in its properties. */
  authors: z.array(z.string()),
  /** A picture in it says where it was taken. */
  hasPlace: z.boolean(),
})
export type Disclosure = z.infer<typeof disclosure>

/** What people see as a file's name; they may change it. */
export const fileDisplayName = text({ min: 1, max: fileLimits.name, clean: cleanFileName }).refine(
  (name) => !/[/<>"*?|\\:]/.test(name),
  { error: 'unsafe' },
)

/** What can be wrong with a picture that is one. */
export const pictureRefusals = ['PICTURE_TOO_MANY_PIXELS', 'PICTURE_TOO_COMPLEX'] as const

/** What can be wrong with files that come in parts of a call. */
export const uploadRefusals = [
  'FILE_TOO_LARGE',
  'FILE_QUANTITY',
  'ROOM_EXCEEDED',
  'FILE_FORMAT_UNSUPPORTED',
  'FILE_TYPE_MISMATCH',
  'FILE_NAME_UNSAFE',
  'FILE_EMPTY',
  'FILE_DAMAGED',
  ...pictureRefusals,
  'UPLOAD_FAILED',
  'UNSUPPORTED_MEDIA_TYPE',
] as const

export const uploadFiles = endpoint({
  method: 'POST',
  path: '/api/v2/portfolios/files',
  summary: 'Upload files (multipart, parts named "files"); each answer is a receipt with size and SHA-256',
  access: 'member',
  rate: 'upload',
  accepts: 'multipart',
  answers: z.object({ files: z.array(fileSummary) }),
  refusals: uploadRefusals,
})

export const removeFile = endpoint({
  method: 'DELETE',
  path: '/api/v2/portfolios/files/:id',
  summary: 'Remove an uploaded file that no record uses',
  access: 'member',
  params: z.object({ id }),
  answers: z.object({ ok: z.literal(true) }),
  refusals: ['FILE_NOT_FOUND', 'FILE_IN_USE'],
})

export const changeFile = endpoint({
  method: 'PATCH',
  path: '/api/v2/file/:id',
  summary: 'Rename a file, change until when others may download it',
  access: 'member',
  mends: 'params.id',
  params: z.object({ id }),
  body: z.object({ displayName: fileDisplayName.optional(), downloadPeriod: givenEnd.nullable().optional() }),
  answers: fileSummary,
  refusals: ['FILE_NOT_FOUND', 'FILE_NAME_UNSAFE'],
})

export const entityTypes = ['original', 'preview', 'thumbnail', 'small', 'watermark'] as const
export type EntityType = (typeof entityTypes)[number]
const entityQuery = z.object({
  type: z.enum(entityTypes, { error: 'invalid' }).default('original'),
  /** Of a thumbnail: answered is the nearest that is at least as wide, else the widest. */
  width: z.coerce
    .number({ error: 'invalid' })
    .int({ error: 'invalid' })
    .min(1, { error: 'too_small' })
    .max(fileLimits.imagePixels, { error: 'too_large' })
    .optional(),
})

const entityRefusals = [
  'FILE_NOT_FOUND',
  'FILE_EXPIRED',
  'CONVERSION_PENDING',
  'CONVERSION_FAILED',
  'CONVERSION_UNAVAILABLE',
  'FILE_WITHHELD',
  'FILE_PROTECTED',
  // Of the stamped form of a PDF.
  'PDF_PROTECTED',
  'PDF_TOO_LARGE',
  'PDF_TOO_LONG',
  'FILE_DAMAGED',
  // Stored, and lost or changed since.
  'FILE_BYTES_GONE',
  'STORAGE_UNAVAILABLE',
] as const

export const readFileEntity = endpoint({
  method: 'GET',
  path: '/api/v2/files/:id/entity',
  summary: 'The bytes of a file that I own or may see through a record',
  access: 'account',
  params: z.object({ id }),
  query: entityQuery,
  answers: 'bytes',
  refusals: entityRefusals,
})

export const readPostFileEntity = endpoint({
  method: 'GET',
  path: '/api/v2/files/portfolios/:id/files/:fileId/entity',
  summary: 'The bytes of a file of a record, by the privacy of the record',
  access: 'account',
  params: z.object({ id, fileId: id }),
  query: entityQuery,
  answers: 'bytes',
  refusals: entityRefusals,
})

export const fileCalls = [uploadFiles, removeFile, changeFile, readFileEntity, readPostFileEntity] as const
