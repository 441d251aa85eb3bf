import { z } from 'zod'
import { cleanFileName } from '../characters.ts'
import { endpoint } from '../endpoint.ts'
import { givenEnd, id, text, time } from '../text.ts'
import { captionLanguageCodes } from './captions/facts.ts'
import { conversionReasons, conversionStates } from './file-types.ts'
import { fileLimits } from './limits.ts'

export const fileSummary = z.object({
  id,
  /**
   * Address of the bytes; `?type=thumbnail` and `?type=preview` give smaller forms of a picture, `?type=small` of a
   * film.
   */
  url: z.string(),
  /** 24-character identifier followed by the name it was uploaded with. */
  name: z.string(),
  displayName: z.string(),
  /** Bit flags of `fileTypeFlags`. */
  type: z.int(),
  bytes: z.int(),
  sha256: z.string(),
  /** Pixels of a picture or film, after turning it upright; for a film, null until it has been examined. */
  width: z.int().nullable(),
  height: z.int().nullable(),
  /** Widths in pixels available with `?type=thumbnail&width=`, ascending; empty if there is no thumbnail. */
  thumbnailWidths: z.array(z.int()),
  /** Seconds of video or sound; null if unknown. */
  duration: z.number().nullable(),
  /** Null if the file needs no conversion. */
  conversion: z.object({ state: z.enum(conversionStates), reason: z.enum(conversionReasons).nullable() }).nullable(),
  /** For a large film: `?type=small` gives a smaller one for slow connections. */
  hasSmall: z.boolean(),
  /** Caption languages in the order in which they are offered, each with its number of saves. */
  captions: z.array(z.object({ language: z.enum(captionLanguageCodes), version: z.int() })),
  /** After this time the bytes are refused to others. */
  downloadPeriod: time.nullable(),
  createdAt: time,
})
export type FileSummary = z.infer<typeof fileSummary>

/** What a document reveals when it is downloaded, beyond what it shows. */
export const disclosure = z.object({
  /** People named in its properties. */
  authors: z.array(z.string()),
  /** A picture in it contains its location. */
  hasPlace: z.boolean(),
})
export type Disclosure = z.infer<typeof disclosure>

/** A file's displayed name, which its owner may change. */
export const fileDisplayName = text({ min: 1, max: fileLimits.name, clean: cleanFileName }).refine(
  (name) => !/[/<>"*?|\\:]/.test(name),
  { error: 'unsafe' },
)

/** Refusals of a valid picture. */
export const pictureRefusals = ['PICTURE_TOO_MANY_PIXELS', 'PICTURE_TOO_COMPLEX'] as const

/** Refusals of files uploaded in multipart calls. */
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
  /** Width in pixels of a thumbnail: the answer is the smallest one at least as wide, or else the widest. */
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
  // For the watermarked form of a PDF.
  'PDF_PROTECTED',
  'PDF_TOO_LARGE',
  'PDF_TOO_LONG',
  'FILE_DAMAGED',
  // The stored bytes have been lost or changed.
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
