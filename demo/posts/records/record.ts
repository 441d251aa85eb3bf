import type { Classification, TagCode } from '@learntrail/contract/tags/tags'
import type { AttachmentName } from '../../files/attachments/attachments.ts'
import type { PictureName } from '../../files/pictures/pictures.ts'
import type { PersonKey } from '../../people/people.ts'

/** A comment and its replies, each with its author. */
export type Talk = readonly [by: PersonKey, text: string, ...replies: (readonly [by: PersonKey, text: string])[]]

/** A record as written in these files. */
export interface DemoRecord {
  by: PersonKey
  /** 0 is the first day of the two terms, 1 the last; or a share of a break. */
  when: number | { summer: number } | { winter: number }
  /** Moves it to the next Saturday, or to the one before if that is still to come; a weekend day stays. */
  onWeekend?: true
  title: string
  /** Paragraphs, `## ` headings, `- ` and `1. ` lists, `> ` quotes, **bold**, [links](https://…) and `@{person}`. */
  text: string
  kind: Classification
  tags: readonly [TagCode, ...TagCode[]]
  own?: readonly string[]
  /** Public by default. */
  privacy?: 'friends' | 'private'
  pictures?: readonly PictureName[]
  attachments?: readonly AttachmentName[]
  talk?: readonly Talk[]
}
