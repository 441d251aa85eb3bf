import { privacy } from '@learntrail/contract/posts/posts'
import type { SignedInUser } from '../../profiles/index.ts'
import { draftName } from './draft-note.ts'
import { createDraftSession, type DraftSession } from './draft-session.ts'
import type { Audience, Original } from './draft-values.ts'
import type { KeptDraft } from './kept-draft.ts'

/** Who writes, and who may see what they begin. */
export type DraftWriter = Pick<SignedInUser, 'id' | 'newPostPrivacy'>

let openAccount = ''
const sessions = new Map<string, DraftSession>()

/** The one draft of this account for a new record, or for the changes to something it wrote before. */
export function openDraft(writer: DraftWriter, original?: Original): DraftSession {
  return open(writer, original?.id, { privacy: writer.newPostPrivacy, groupIds: [] }, original)
}

/** The one for a new record in these groups. */
export function openDraftInGroups(writer: DraftWriter, groupIds: string[]): DraftSession {
  return open(writer, groupIds.toSorted().join('+'), { privacy: privacy.group, groupIds })
}

/** The one of this name. */
export function open({ id: accountId }: DraftWriter, of: string | undefined, usual: Audience, original?: Original) {
  // Another person on the same device: nothing of the former goes on in their name.
  if (accountId !== openAccount) closeDrafts()
  openAccount = accountId
  const name = draftName(accountId, of)
  const known = sessions.get(name)
  if (known && (!original || known.read().isDirty)) {
    known.begin(usual)
    return known
  }
  known?.close()
  const session = createDraftSession(name, usual, original)
  sessions.set(name, session)
  return session
}

export function closeDrafts() {
  for (const session of sessions.values()) session.close()
  sessions.clear()
}

window.addEventListener('storage', ({ key, newValue }) => {
  for (const [name, session] of sessions) {
    if (key === null || key.endsWith(`.${name}`)) session.meet(newValue === null ? null : parsed(newValue))
  }
})

function parsed(value: string): Partial<KeptDraft> {
  try {
    return JSON.parse(value) as Partial<KeptDraft>
  } catch {
    return {}
  }
}
