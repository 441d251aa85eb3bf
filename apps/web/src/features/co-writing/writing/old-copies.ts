import type { SharedRecord } from '@learntrail/contract/co-writing/shared-record'
import type { ContentBlock, ContentDocument } from '@learntrail/contract/content/document'
import { isSame } from '../../../saving/stamp.rules.ts'
import { allWindows } from '../../../saving/window-names.ts'
import { dropDraft, readDraft } from '../../../ui/keep-draft.ts'

/* Unsaved text that pages from before shared records were documents left on this device. */

interface OldValues {
  title: string
  content: ContentDocument
  tags: string[]
  customTags: string[]
  fileIds: string[]
}

interface OldCopy {
  values?: Partial<OldValues>
  base?: Partial<SharedRecord>
}

export interface Unsent extends Pick<OldValues, 'tags' | 'customTags' | 'fileIds'> {
  /** Null if unchanged. */
  title: string | null
  blocks: ContentBlock[]
}

const nameOf = (accountId: string, id: string) => `shared.${accountId}.${id}`
const namesOf = (accountId: string, id: string) => [nameOf(accountId, id), ...allWindows(nameOf(accountId, id))]

/**
 * Returns what the old copies hold and the record lacks: new or changed paragraphs, another title, added tags and
 * files; null if nothing. Deletes copies with nothing left.
 */
export function readUnsent(accountId: string, id: string, now: SharedRecord): Unsent | null {
  const unsent: Unsent = { title: null, blocks: [], tags: [], customTags: [], fileIds: [] }
  for (const name of namesOf(accountId, id)) takeFrom(readDraft<OldCopy>(name), now, unsent)
  const { title, ...lists } = unsent
  const isSome = title !== null || Object.values(lists).some((list) => list.length > 0)
  // The record has everything, so neither this screen nor logging out should ask about it.
  if (!isSome) forgetUnsent(accountId, id)
  return isSome ? unsent : null
}

function takeFrom({ values = {}, base = {} }: OldCopy, now: SharedRecord, unsent: Unsent): void {
  const { title, content, tags, customTags, fileIds } = values
  if (title && title !== base.title && title !== now.title) unsent.title = title
  const filesOf = ({ files = [] }: Partial<SharedRecord>) => files.map((file) => file.id)
  const added = <Item>(list: readonly Item[] = [], ...known: (readonly Item[] | undefined)[]) =>
    list.filter((one) => !known.some((some = []) => some.some((other) => isSame(one, other))))
  unsent.blocks.push(...added(content?.content, base.content?.content, now.content.content, unsent.blocks))
  unsent.tags.push(...added(tags, base.tags, now.tags, unsent.tags))
  unsent.customTags.push(...added(customTags, base.customTags, now.customTags, unsent.customTags))
  unsent.fileIds.push(...added(fileIds, filesOf(base), filesOf(now), unsent.fileIds))
}

export function forgetUnsent(accountId: string, id: string): void {
  for (const name of namesOf(accountId, id)) dropDraft(name)
}
