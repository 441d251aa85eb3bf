import type { ContentDocument } from '@learntrail/contract/content/document'
import type { SharedInput, SharedRecord } from '@learntrail/contract/posts/shared-record'
import { isSame } from '../../saving/stamp.rules.ts'
import { mergeLists, mergeValue } from './merge-blocks.ts'

/** What co-writers change, without the version. */
export type SharedValues = Omit<SharedInput, 'version'>

export function valuesOfShared(record: SharedRecord): SharedValues {
  const { title, content, files, date, classification, customTags } = record
  return {
    title,
    content,
    fileIds: files.map(({ id }) => id),
    date,
    classification,
    tags: record.tags as SharedValues['tags'],
    customTags,
  }
}

export interface MergedShared {
  values: SharedValues
  /** Both changed the same part of the text: it now holds both. */
  hasBoth: boolean
  /** The other one's title, where both changed it. */
  lostTitle: string | null
}

/** What I wrote and what somebody saved meanwhile, brought together. */
export function mergeShared(base: SharedValues, mine: SharedValues, theirs: SharedValues): MergedShared {
  const text = mergeLists(base.content.content, mine.content.content, theirs.content.content)
  const title = mergeValue(base.title, mine.title, theirs.title)
  const content: ContentDocument = { type: 'doc', content: text.items }
  return {
    values: {
      title: title.value,
      content: isSame(content, theirs.content) ? theirs.content : content,
      fileIds: mergeLists(base.fileIds, mine.fileIds, theirs.fileIds).items,
      date: mergeValue(base.date, mine.date, theirs.date).value,
      classification: mergeValue(base.classification, mine.classification, theirs.classification).value,
      tags: [...new Set(mergeLists(base.tags, mine.tags, theirs.tags).items)],
      customTags: [...new Set(mergeLists(base.customTags, mine.customTags, theirs.customTags).items)],
    },
    hasBoth: text.conflicts > 0,
    lostTitle: title.lost,
  }
}
