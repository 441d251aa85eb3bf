import { isDeepStrictEqual } from 'node:util'
import { type ContentDocument, plainText } from '@learntrail/contract/content/document'
import type { ValidPostInput } from '@learntrail/contract/posts/posts'
import { dayIn } from '../../platform/clock/taipei.ts'
import { refuseField } from '../../platform/http/refusal.ts'
import { distinctTags } from '../tags/index.ts'

/** The earliest day of learning: the entry of days begins in 1940. */
const firstDay = '1940-01-01'

/** Refuses days in the future; one day of grace for time zones east of Taiwan. */
export function checkDate(date: string, now: Date): void {
  if (date < firstDay) refuseField('date', 'too_early')
  if (date > dayIn(new Date(now.getTime() + 86_400_000))) refuseField('date', 'in_future')
}

/** Refuses a record without title, text and files. */
export function checkNotEmpty(input: Pick<ValidPostInput, 'title' | 'content'>, fileCount: number): void {
  if (input.title === '' && fileCount === 0 && plainText(input.content) === '') refuseField('content', 'required')
}

interface Words {
  title: string
  content: ContentDocument
  date: string
  classification: string
  tags: string[]
  customTags: string[]
  privacy: number
  groupIds: string[]
  fileIds: string[]
}

/** Whether two states of a record say the same, so that a repeated change is recognised. */
export function saysSame(one: Words, other: Words): boolean {
  const words = ({ title, content, date, classification, tags, customTags, privacy, groupIds, fileIds }: Words) => [
    title,
    content,
    date,
    classification,
    tags,
    customTags,
    privacy,
    groupIds.toSorted(),
    fileIds,
  ]
  return isDeepStrictEqual(words(one), words(other))
}

/** Tags with the most recently used first, at most `most`. */
export function recentTags(used: string[], before: string[], most: number): string[] {
  return distinctTags([...used, ...before]).slice(0, most)
}
