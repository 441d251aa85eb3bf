import { readDraft } from '../../../ui/keep-draft.ts'
import type { DraftValues } from './draft-values.ts'

/** `of`: the record that is changed, or the group that one is written in. */
export const draftName = (accountId: string, of?: string) => `post.${accountId}${of ? `.${of}` : ''}`

/** The title of what this account has begun to write, empty when it has none yet; null when nothing is begun. */
export function readNoteOfDraft(accountId: string): string | null {
  const { values } = readDraft<{ values: DraftValues }>(draftName(accountId))
  return values ? values.title.trim() : null
}
