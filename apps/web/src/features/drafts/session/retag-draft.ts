import { retagged, type TagChange } from '../../tags/index.ts'
import type { DraftSession } from './draft-session.ts'

/**
 * Changes the tags of what is written on this device. The server has changed its copy; without this the next save would
 * bring the former tag back.
 */
export function retagDraft(session: Pick<DraftSession, 'read' | 'change'>, change: TagChange): void {
  const { customTags } = session.read().values
  const next = retagged(customTags, change)
  if (next.join('\n') !== customTags.join('\n')) session.change({ customTags: next })
}
