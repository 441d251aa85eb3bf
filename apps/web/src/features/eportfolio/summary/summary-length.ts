import { ePortfolioLimits } from '@learntrail/contract/eportfolio/limits'
import { countWords } from '@learntrail/contract/eportfolio/words'

const { min, max } = ePortfolioLimits.summaryWords

export type Length = 'empty' | 'short' | 'good' | 'long'

/** Returns how a summary's length compares with the guideline, which is not enforced. */
export function lengthOf(text: string): { words: number; length: Length } {
  const words = countWords(text)
  if (words === 0) return { words, length: 'empty' }
  return { words, length: words < min ? 'short' : words > max ? 'long' : 'good' }
}

/** Words at the end of the bar, beyond the longest recommended length. */
const end = max * 1.25

/** Returns the position of a number of words on the bar, in percent. */
export const placeOf = (words: number) => Math.min(100, (words / end) * 100)
