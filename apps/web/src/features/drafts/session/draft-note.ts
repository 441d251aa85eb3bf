import { readDraft } from '../../../ui/keep-draft.ts'
import type { DraftValues } from './draft-values.ts'

/**
 * Returns the name of a draft on the device; `of` is the id of the edited record, or the group (or groups) it is
 * written in.
 */
export const draftName = (accountId: string, of?: string) => `post.${accountId}${of ? `.${of}` : ''}`

/** Returns the title of this account's draft on the device, empty when it has none, or null when there is no draft. */
export function readNoteOfDraft(accountId: string): string | null {
  const { values } = readDraft<{ values: DraftValues }>(draftName(accountId))
  return values ? values.title.trim() : null
}
