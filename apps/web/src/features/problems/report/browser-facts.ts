import { problemLimits } from '@learntrail/contract/problems/limits'
import type { BrowserFacts } from '@learntrail/contract/problems/problems'

/** Returns what the browser reveals of itself, and the page of the product that led here; nothing about the person. */
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
