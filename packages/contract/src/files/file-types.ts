// Facts alone, no schema: screens read them, and need no validator for it.

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

/** Accepted name endings by kind. */
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

/** Kind by the ending of a name, or undefined where the product does not take such files. */
export function kindOfName(name: string): keyof typeof acceptedExtensions | undefined {
  const dot = name.lastIndexOf('.')
  const extension = dot < 0 ? '' : name.slice(dot + 1).toLowerCase()
  const kinds = Object.keys(acceptedExtensions) as (keyof typeof acceptedExtensions)[]
  return kinds.find((kind) => (acceptedExtensions[kind] as readonly string[]).includes(extension))
}

/** What a converter does with a file whose other form (mp4 of a mov, PDF of an office file) is made by a job. */
export const conversionStates = ['pending', 'in_progress', 'failed', 'done'] as const
export type ConversionState = (typeof conversionStates)[number]
/**
 * Why a conversion failed: the machine lacks the program (it is made once the program is there), it took too long, the
 * content is damaged, something came in between at every try, the stored bytes are gone, or only a password opens it.
 */
export const conversionReasons = ['unavailable', 'too_long', 'damaged', 'interrupted', 'lost', 'protected'] as const
export type ConversionReason = (typeof conversionReasons)[number]
