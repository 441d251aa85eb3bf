import { withOwnTag } from './own-tags.ts'

export type TagChange =
  | { action: 'add'; name: string }
  | { action: 'rename'; name: string; newName: string }
  | { action: 'merge'; names: string[]; into: string }
  | { action: 'remove'; name: string }

const keyOf = (tag: string) => tag.normalize('NFKC').toLowerCase()

/** Returns own tags after a change, as the server applies it: without duplicates in any case or width of letters. */
export function retagged(tags: readonly string[], change: TagChange): string[] {
  if (change.action === 'add') return [...tags]
  const names = change.action === 'merge' ? [...change.names, change.into] : [change.name]
  const into = change.action === 'merge' ? change.into : change.action === 'rename' ? change.newName : null
  const keys = new Set(names.map(keyOf))
  return tags
    .flatMap((tag) => (keys.has(keyOf(tag)) ? (into === null ? [] : [into]) : [tag]))
    .reduce<string[]>(withOwnTag, [])
}
