import type { SignedInUser } from '../../profiles/index.ts'
import { draftName } from './draft-note.ts'
import { createDraftSession, type DraftSession } from './draft-session.ts'
import type { Original } from './draft-values.ts'
import type { KeptDraft } from './kept-draft.ts'

/** Who writes, and who may see what they begin. */
export type DraftWriter = Pick<SignedInUser, 'id' | 'newPostPrivacy'>

let openAccount = ''
const sessions = new Map<string, DraftSession>()

/** The one draft of this account for a new record, or for the changes to something it wrote before. */
export function openDraft({ id: accountId, newPostPrivacy }: DraftWriter, original?: Original): DraftSession {
  // Another person on the same device: nothing of the former goes on in their name.
  if (accountId !== openAccount) closeDrafts()
  openAccount = accountId
  const name = draftName(accountId, original?.id)
  const known = sessions.get(name)
  if (known && (!original || known.read().isDirty)) {
    known.begin(newPostPrivacy)
    return known
  }
  known?.close()
  const session = createDraftSession(name, newPostPrivacy, original)
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
