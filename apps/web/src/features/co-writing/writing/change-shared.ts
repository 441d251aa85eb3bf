import {
  fileKey,
  ownTagKey,
  placeAfter,
  readSharedFields,
  type SharedFields,
  sharedRoots,
  tagKey,
} from '@learntrail/contract/co-writing/shared-document'
import type { Doc, Map as SharedMap } from 'yjs'

/* Changes to the fields of a record. Each is one transaction that touches only what it means to change, so that
   concurrent choices by others are kept. */

export const fieldsOf = (map: SharedMap<unknown>): SharedFields => readSharedFields(map.toJSON())

const mapOf = (document: Doc) => document.getMap<unknown>(sharedRoots.fields)

export function choose(document: Doc, part: Partial<Pick<SharedFields, 'date' | 'classification'>>): void {
  document.transact(() => {
    for (const [name, value] of Object.entries(part)) mapOf(document).set(name, value)
  })
}

const keyOf = { tags: tagKey, customTags: ownTagKey } as const

/** Chooses tags, given those that were shown. Tags that others have added meanwhile stay. */
export function chooseTags(
  document: Doc,
  name: keyof typeof keyOf,
  shown: readonly string[],
  chosen: readonly string[],
): void {
  const map = mapOf(document)
  const key = keyOf[name]
  document.transact(() => {
    for (const tag of shown) if (!chosen.includes(tag)) map.delete(key(tag))
    for (const tag of chosen) if (!shown.includes(tag)) map.set(key(tag), placeAfter(map.toJSON(), key('')))
  })
}

/** Writes the order of the files. */
export function placeFiles(document: Doc, fileIds: readonly string[]): void {
  const map = mapOf(document)
  document.transact(() => {
    for (const [place, id] of fileIds.entries()) if (map.get(fileKey(id)) !== place) map.set(fileKey(id), place)
  })
}
