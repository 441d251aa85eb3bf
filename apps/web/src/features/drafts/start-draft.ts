import type { DraftValues } from './session/draft-values.ts'
import type { DraftWriter } from './session/open-drafts.ts'

/** Starts a new record with these values; the current text is set aside as a draft. Returns false when that failed. */
export async function startDraft(writer: DraftWriter, values: Partial<DraftValues>): Promise<boolean> {
  const { openDraft } = await import('./session/open-drafts.ts')
  const session = openDraft(writer)
  const isFree = await session.setAside().catch(() => false)
  if (isFree) session.fill(values)
  return isFree
}
