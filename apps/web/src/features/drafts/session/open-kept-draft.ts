import type { Draft } from '@learntrail/contract/drafts/drafts'
import { readDraft } from '../api/read-draft.ts'
import type { DraftSession } from './draft-session.ts'

/** Opens a draft of the server; the current text is set aside as a draft. Throws the problem when that fails. */
export async function openKeptDraft(session: DraftSession, id: string): Promise<Draft> {
  const draft = await readDraft(id)
  if (session.openId() === id) return draft
  if (!(await session.setAside())) throw session.read().copy.problem
  session.follow(draft)
  return draft
}
