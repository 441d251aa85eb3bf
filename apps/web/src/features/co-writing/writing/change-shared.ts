import {
  fileKey,
  ownTagKey,
  placeAfter,
  readSharedFields,
  type SharedFields,
  sharedRoots,
  tagKey,
} from '@learntrail/contract/posts/shared-document'
import type { Doc, Map as SharedMap } from 'yjs'

/*
 * What somebody chooses in a record: each is one transaction that touches no more than it means, so that what others choose
 * at the same moment stands beside it.
 */

export const fieldsOf = (map: SharedMap<unknown>): SharedFields => readSharedFields(map.toJSON())

const mapOf = (document: Doc) => document.getMap<unknown>(sharedRoots.fields)

export function choose(document: Doc, part: Partial<Pick<SharedFields, 'date' | 'classification'>>): void {
  document.transact(() => {
    for (const [name, value] of Object.entries(part)) mapOf(document).set(name, value)
  })
}

const keyOf = { tags: tagKey, customTags: ownTagKey } as const

/** Of the tags that are shown, these are chosen now; those that somebody else has chosen meanwhile stay. */
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

/** Says in which order files stand. */
export function placeFiles(document: Doc, fileIds: readonly string[]): void {
  const map = mapOf(document)
  document.transact(() => {
    for (const [place, id] of fileIds.entries()) if (map.get(fileKey(id)) !== place) map.set(fileKey(id), place)
  })
}
