import type { DraftValues } from './session/draft-values.ts'
import type { DraftWriter } from './session/open-drafts.ts'

/** Begins a new record with these; what was being written becomes a draft of its own. False when that could not be kept. */
export async function startDraft(writer: DraftWriter, values: Partial<DraftValues>): Promise<boolean> {
  const { openDraft } = await import('./session/open-drafts.ts')
  const session = openDraft(writer)
  const isFree = await session.setAside().catch(() => false)
  if (isFree) session.fill(values)
  return isFree
}
