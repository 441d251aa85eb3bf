import type { ContentBlock, ContentDocument } from '@learntrail/contract/content/document'
import type { SharedRecord } from '@learntrail/contract/posts/shared-record'
import { isSame } from '../../../saving/stamp.rules.ts'
import { allWindows } from '../../../saving/window-names.ts'
import { dropDraft, readDraft } from '../../../ui/keep-draft.ts'

/* What pages from before records were documents had not saved, and left on this device. */

interface OldCopy {
  values?: Partial<{ title: string; content: ContentDocument; tags: string[]; customTags: string[]; fileIds: string[] }>
  base?: Partial<Pick<SharedRecord, 'title' | 'content'>>
}

export interface Unsent {
  /** Null where it was not changed. */
  title: string | null
  blocks: ContentBlock[]
}

const nameOf = (accountId: string, id: string) => `shared.${accountId}.${id}`
const namesOf = (accountId: string, id: string) => [nameOf(accountId, id), ...allWindows(nameOf(accountId, id))]

/** What of it the record does not say: paragraphs that came or were changed, and another title. */
export function readUnsent(accountId: string, id: string, now: Pick<SharedRecord, 'title' | 'content'>): Unsent | null {
  const copies = namesOf(accountId, id).map((name) => readDraft<OldCopy>(name))
  const known = now.content.content
  const blocks: ContentBlock[] = []
  let title: string | null = null
  for (const { values, base } of copies) {
    const before = base?.content?.content ?? []
    for (const block of values?.content?.content ?? [])
      if (![before, known, blocks].some((list) => list.some((one) => isSame(one, block)))) blocks.push(block)
    const isOther = values?.title && values.title !== base?.title && values.title !== now.title
    if (isOther) title = values.title ?? null
  }
  return blocks.length === 0 && title === null ? null : { title, blocks }
}

export function forgetUnsent(accountId: string, id: string): void {
  for (const name of namesOf(accountId, id)) dropDraft(name)
}
