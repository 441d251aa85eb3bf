import { readExportDraft } from '../api/read-export-draft.ts'
import { createDraftSession, type DraftSession } from './draft-session.ts'

let openAccount = ''
let open: DraftSession | null = null

/** The session of a draft, when it is the one that was worked on last. */
export function openSession(account: string, id: string): DraftSession | null {
  return account === openAccount && open?.id === id && !open.read().isGone ? open : null
}

/** Loads a draft and begins to work on it. */
export async function loadSession(account: string, id: string): Promise<DraftSession> {
  const draft = await readExportDraft(id)
  const known = openSession(account, id)
  if (known) return known
  closeDraftSessions()
  openAccount = account
  open = createDraftSession(account, draft)
  return open
}

/** Saves what is pending; another account on this device finds nothing of it. */
export function closeDraftSessions() {
  open?.close()
  open = null
}
