import { problemLimits } from '@learntrail/contract/problems/limits'
import type { BrowserFacts } from '@learntrail/contract/problems/problems'

/** What the browser tells of itself, and where somebody came from inside the product; nothing of who they are. */
export function browserFacts(version: string, cameFrom: string): BrowserFacts {
  const cut = (fact: string) => fact.slice(0, problemLimits.fact)
  return {
    program: cut(navigator.userAgent),
    screen: `${window.innerWidth} × ${window.innerHeight} @ ${window.devicePixelRatio || 1}`,
    language: cut(navigator.languages?.join(', ') ?? navigator.language),
    address: cut(cameFrom),
    version,
  }
}
