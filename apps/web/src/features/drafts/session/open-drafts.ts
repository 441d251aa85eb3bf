import { privacy } from '@learntrail/contract/posts/posts'
import type { SignedInUser } from '../../profiles/index.ts'
import { draftName } from './draft-note.ts'
import { createDraftSession, type DraftSession } from './draft-session.ts'
import type { Audience, Original } from './draft-values.ts'
import type { KeptDraft } from './kept-draft.ts'

/** The person who writes, and the privacy their new records start with. */
export type DraftWriter = Pick<SignedInUser, 'id' | 'newPostPrivacy'>

let openAccount = ''
const sessions = new Map<string, DraftSession>()

/** Returns the session of this account's new record, or of the changes to `original`. */
export function openDraft(writer: DraftWriter, original?: Original): DraftSession {
  return open(writer, original?.id, { privacy: writer.newPostPrivacy, groupIds: [] }, original)
}

/** Returns the session of a new record in these groups. */
export function openDraftInGroups(writer: DraftWriter, groupIds: string[]): DraftSession {
  return open(writer, groupIds.toSorted().join('+'), { privacy: privacy.group, groupIds })
}

/** Returns the open session of this name, or opens one. */
export function open({ id: accountId }: DraftWriter, of: string | undefined, usual: Audience, original?: Original) {
  // Close the sessions of another account on this device, so that nothing is saved in the wrong name.
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
