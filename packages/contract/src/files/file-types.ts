// Facts only, no schema: screens read them without loading a validator.

/** Bit flags of a file's type. */
export const fileTypeFlags = {
  image: 1,
  video: 2,
  audio: 4,
  word: 8,
  ppt: 16,
  excel: 32,
  pdf: 64,
  txt: 128,
  other: 256,
  uneditable: 512,
} as const
export type FileKind = Exclude<keyof typeof fileTypeFlags, 'uneditable'>

/** Accepted file extensions by kind. */
export const acceptedExtensions = {
  image: ['jpeg', 'jpg', 'webp', 'heic', 'gif', 'png', 'svg'],
  video: ['mov', 'mp4'],
  audio: ['m4a', 'mp3', 'ogg', 'wav'],
  word: ['doc', 'docx', 'odt', 'rtf'],
  ppt: ['ppt', 'pptx', 'odp'],
  excel: ['xls', 'xlsx', 'xlsm'],
  pdf: ['pdf'],
  txt: ['txt'],
} as const satisfies Partial<Record<FileKind, readonly string[]>>

/** Returns the kind for a file name's extension, or undefined if the product does not accept such files. */
export function kindOfName(name: string): keyof typeof acceptedExtensions | undefined {
  const dot = name.lastIndexOf('.')
  const extension = dot < 0 ? '' : name.slice(dot + 1).toLowerCase()
  const kinds = Object.keys(acceptedExtensions) as (keyof typeof acceptedExtensions)[]
  return kinds.find((kind) => (acceptedExtensions[kind] as readonly string[]).includes(extension))
}

/** States of the job that makes a file's other form (mp4 of a mov, PDF of an office file). */
export const conversionStates = ['pending', 'in_progress', 'failed', 'done'] as const
export type ConversionState = (typeof conversionStates)[number]
/**
 * Why a conversion failed: the program is not installed (it runs once it is), it took too long, the content is damaged,
 * every attempt was interrupted, the stored bytes are gone, or the file is protected with a password.
 */
export const conversionReasons = ['unavailable', 'too_long', 'damaged', 'interrupted', 'lost', 'protected'] as const
export type ConversionReason = (typeof conversionReasons)[number]
