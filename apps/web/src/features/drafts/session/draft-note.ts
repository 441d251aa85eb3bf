import { readDraft } from '../../../ui/keep-draft.ts'
import type { DraftValues } from './draft-values.ts'

export const draftName = (accountId: string, postId?: string) => `post.${accountId}${postId ? `.${postId}` : ''}`

/** The title of what this account has begun to write, empty when it has none yet; null when nothing is begun. */
export function readNoteOfDraft(accountId: string): string | null {
  const { values } = readDraft<{ values: DraftValues }>(draftName(accountId))
  return values ? values.title.trim() : null
}
