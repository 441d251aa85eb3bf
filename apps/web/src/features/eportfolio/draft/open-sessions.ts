import { readExportDraft } from '../api/read-export-draft.ts'
import { createDraftSession, type DraftSession } from './draft-session.ts'

let openAccount = ''
let open: DraftSession | null = null

/** Returns the session of a draft if it is the open one and not deleted. */
export function openSession(account: string, id: string): DraftSession | null {
  return account === openAccount && open?.id === id && !open.read().isGone ? open : null
}

/** Loads a draft and opens its session, closing any other. */
export async function loadSession(account: string, id: string): Promise<DraftSession> {
  const draft = await readExportDraft(id)
  const known = openSession(account, id)
  if (known) return known
  closeDraftSessions()
  openAccount = account
  open = createDraftSession(account, draft)
  return open
}

/** Saves pending changes and closes the session, for example when the account changes. */
export function closeDraftSessions() {
  open?.close()
  open = null
}
