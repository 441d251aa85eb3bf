import type { Classification, TagCode } from '@learntrail/contract/posts/tags'
import type { AttachmentName } from '../../files/attachments/attachments.ts'
import type { PictureName } from '../../files/pictures/pictures.ts'
import type { PersonKey } from '../../people/people.ts'

/** A comment and the replies to it, each with who wrote it. */
export type Talk = readonly [by: PersonKey, text: string, ...replies: (readonly [by: PersonKey, text: string])[]]

/** One learning record as it is written in these files. */
export interface DemoRecord {
  by: PersonKey
  /** When: 0 is the first day of the two terms, 1 the last; a break is given by its share instead. */
  when: number | { summer: number } | { winter: number }
  /** Moved to the Saturday or Sunday next to that day. */
  onWeekend?: true
  title: string
  /** Paragraphs, `## ` headings, `- ` and `1. ` lists, `> ` quotes, **bold**, [links](https://…) and `@{person}`. */
  text: string
  kind: Classification
  tags: readonly [TagCode, ...TagCode[]]
  own?: readonly string[]
  /** Public where nothing is said. */
  privacy?: 'friends' | 'private'
  pictures?: readonly PictureName[]
  attachments?: readonly AttachmentName[]
  talk?: readonly Talk[]
}
