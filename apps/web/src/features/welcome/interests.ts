import { postLimits } from '@learntrail/contract/posts/limits'

/** The tags used last with the interests of now before them: one that was taken back goes, all others stay. */
export function withInterests(recent: readonly string[], suggestions: readonly string[], chosen: readonly string[]) {
  const kept = recent.filter((tag) => !suggestions.includes(tag))
  return [...chosen, ...kept].slice(0, postLimits.recentTags)
}
