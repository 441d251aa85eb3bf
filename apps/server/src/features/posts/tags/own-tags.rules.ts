import { distinctTags } from '../posts.rules.ts'

/** Two own tags are the same when they differ only in the case and width of their letters. */
export function tagKey(tag: string): string {
  return tag.normalize('NFKC').toLowerCase()
}

/** Those among `known` that are one of `names`, in all the spellings they have. */
export function spellingsOf(names: readonly string[], known: readonly string[]): string[] {
  const keys = new Set(names.map(tagKey))
  return known.filter((tag) => keys.has(tagKey(tag)))
}

/** The own tags of something after a change of them. */
export type Retag = (tags: readonly string[]) => string[]

/** Tags with one in the place of others, or without them; each once, where it came first. `keys` are those of `tagKey`. */
export function withTag(tags: readonly string[], keys: ReadonlySet<string>, into: string | null): string[] {
  const kept = into === null ? [] : [into]
  return distinctTags(tags.flatMap((tag) => (keys.has(tagKey(tag)) ? kept : [tag])))
}
