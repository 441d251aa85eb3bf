import { retagged, type TagChange } from '../../tags/index.ts'
import type { DraftSession } from './draft-session.ts'

/**
 * Changes the tags of the draft on this device. The server has changed its own copy; without this, the next save would
 * restore the old tag.
 */
export function retagDraft(session: Pick<DraftSession, 'read' | 'change'>, change: TagChange): void {
  const { customTags } = session.read().values
  const next = retagged(customTags, change)
  if (next.join('\n') !== customTags.join('\n')) session.change({ customTags: next })
}
