/** The key under which own tags are equal: they may differ in case and width of their letters. */
export function tagKey(tag: string): string {
  return tag.normalize('NFKC').toLowerCase()
}

/** Returns the tags among `known` that equal one of `names`, in all their spellings. */
export function spellingsOf(names: readonly string[], known: readonly string[]): string[] {
  const keys = new Set(names.map(tagKey))
  return known.filter((tag) => keys.has(tagKey(tag)))
}

/** Returns the own tags of a thing after a change. */
export type Retag = (tags: readonly string[]) => string[]

/**
 * Replaces the tags whose `tagKey` is in `keys` with one tag, or removes them; each tag stays once, at its first place.
 */
export function withTag(tags: readonly string[], keys: ReadonlySet<string>, into: string | null): string[] {
  const kept = into === null ? [] : [into]
  return distinctTags(tags.flatMap((tag) => (keys.has(tagKey(tag)) ? kept : [tag])))
}

/** Own tags without duplicates, compared regardless of case and width. */
export function distinctTags(tags: readonly string[]): string[] {
  const seen = new Map<string, string>()
  for (const tag of tags) {
    const key = tagKey(tag)
    if (!seen.has(key)) seen.set(key, tag.normalize('NFC'))
  }
  return [...seen.values()]
}

/** Returns the rows whose tags change, with their new tags. */
export function retagged<Row extends { customTags: string[] }>(rows: readonly Row[], retag: Retag): Row[] {
  return rows
    .map((row) => ({ row, customTags: retag(row.customTags) }))
    .filter(({ row, customTags }) => row.customTags.join('\n') !== customTags.join('\n'))
    .map(({ row, customTags }) => ({ ...row, customTags }))
}
