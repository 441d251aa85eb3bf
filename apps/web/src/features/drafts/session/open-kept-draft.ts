import type { Draft } from '@learntrail/contract/posts/drafts'
import { readDraft } from '../api/read-draft.ts'
import type { DraftSession } from './draft-session.ts'

/** Goes on with a draft of the server; what is in front of the person stays a draft of its own. */
export async function openKeptDraft(session: DraftSession, id: string): Promise<Draft> {
  const draft = await readDraft(id)
  if (session.openId() === id) return draft
  if (!(await session.setAside())) throw session.read().copy.problem
  session.follow(draft)
  return draft
}
