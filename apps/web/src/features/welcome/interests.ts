import { tagLimits } from '@learntrail/contract/tags/limits'

/** Returns up to `tagLimits.recent` tags: the chosen interests, then the recent tags that are not interests. */
export function withInterests(recent: readonly string[], suggestions: readonly string[], chosen: readonly string[]) {
  const kept = recent.filter((tag) => !suggestions.includes(tag))
  return [...chosen, ...kept].slice(0, tagLimits.recent)
}
