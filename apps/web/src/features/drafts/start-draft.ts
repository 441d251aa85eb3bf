import type { DraftValues } from './session/draft-values.ts'

/** Begins a new record with these; what was being written becomes a draft of its own. False when that could not be kept. */
export async function startDraft(accountId: string, values: Partial<DraftValues>): Promise<boolean> {
  const { openDraft } = await import('./session/open-drafts.ts')
  const session = openDraft(accountId)
  const isFree = await session.setAside().catch(() => false)
  if (isFree) session.fill(values)
  return isFree
}
