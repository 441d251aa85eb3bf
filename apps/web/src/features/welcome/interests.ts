import { postLimits } from '@learntrail/contract/posts/limits'

/** Returns the recent tags with the chosen interests first; deselected interests are removed, all other tags stay. */
export function withInterests(recent: readonly string[], suggestions: readonly string[], chosen: readonly string[]) {
  const kept = recent.filter((tag) => !suggestions.includes(tag))
  return [...chosen, ...kept].slice(0, postLimits.recentTags)
}
