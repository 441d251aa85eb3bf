import type { DraftSession } from '../draft/draft-session.ts'
import { addOwnTag } from '../form/own-tags.ts'

export type TagChange =
  | { action: 'add'; name: string }
  | { action: 'rename'; name: string; newName: string }
  | { action: 'merge'; names: string[]; into: string }
  | { action: 'remove'; name: string }

const keyOf = (tag: string) => tag.normalize('NFKC').toLowerCase()

/** Own tags after a change of them, as the server changes them: each once, whatever the case and width of its letters. */
export function retagged(tags: readonly string[], change: TagChange): string[] {
  if (change.action === 'add') return [...tags]
  const names = change.action === 'merge' ? [...change.names, change.into] : [change.name]
  const into = change.action === 'merge' ? change.into : change.action === 'rename' ? change.newName : null
  const keys = new Set(names.map(keyOf))
  return tags
    .flatMap((tag) => (keys.has(keyOf(tag)) ? (into === null ? [] : [into]) : [tag]))
    .reduce<string[]>(addOwnTag, [])
}

/**
 * Changes the tags of what is written on this device. The server has changed its copy; without this the next save would
 * bring the former tag back.
 */
export function retagDraft(session: Pick<DraftSession, 'read' | 'change'>, change: TagChange): void {
  const { customTags } = session.read().values
  const next = retagged(customTags, change)
  if (next.join('\n') !== customTags.join('\n')) session.change({ customTags: next })
}
