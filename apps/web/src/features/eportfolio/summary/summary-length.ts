import { ePortfolioLimits } from '@learntrail/contract/eportfolio/limits'
import { countWords } from '@learntrail/contract/eportfolio/words'

const { min, max } = ePortfolioLimits.summaryWords

export type Length = 'empty' | 'short' | 'good' | 'long'

/** How a summary's length compares with the guideline; nothing is refused for it. */
export function lengthOf(text: string): { words: number; length: Length } {
  const words = countWords(text)
  if (words === 0) return { words, length: 'empty' }
  return { words, length: words < min ? 'short' : words > max ? 'long' : 'good' }
}

/** The end of the bar that shows it: some way after what is too long. */
const end = max * 1.25

/** Places on the bar, in percent. */
export const placeOf = (words: number) => Math.min(100, (words / end) * 100)
