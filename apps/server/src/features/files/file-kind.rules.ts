import { type FileKind, fileTypeFlags } from '@learntrail/contract/files/file-types'

const kinds = Object.keys(fileTypeFlags).filter((kind) => kind !== 'uneditable') as FileKind[]

/** Returns the kind that a file's bit flags name. */
export function kindOfType(type: number): FileKind {
  return kinds.find((kind) => (type & fileTypeFlags[kind]) !== 0) ?? 'other'
}
