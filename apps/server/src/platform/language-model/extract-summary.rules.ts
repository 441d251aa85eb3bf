import { ePortfolioLimits } from '@learntrail/contract/eportfolio/limits'
import { countWords } from '@learntrail/contract/eportfolio/words'
import { textTokens } from '../search/tokens.ts'
import { joinSentences, type Sentence, sentencesOf, trimToWords } from './sentences.rules.ts'

const { min, max } = ePortfolioLimits.summaryWords
/** Words at which a summary is long enough, and words up to which it is comfortable to read. */
const enough = 130
const comfortable = 200
/** Words; a longer sentence is cut, because two of them would fill the summary. */
const longestSentence = 90
/** Words; shorter sentences rarely say what the text is about. */
const telling = 8
/** Sentences considered; no document has more. */
const mostSentences = 1_500

/** Phrases with which people come to the point: what they wanted, did, found, learned and will do. */
const cues = [
  /動機|目標|目的|想(?:要)?(?:了解|知道|探究)|希望|為了/u,
  /學(?:到|會|習到)|收穫|體(?:會|認)|了解到|明白|發現|原來/u,
  /反思|困難|挑戰|失敗|改進|解決|克服/u,
  /成果|完成|結果|得到|證明|獲得/u,
  /未來|接下來|應用|日後|繼續/u,
  /\b(?:goal|aim|motivat\w+|wanted to|hope)\b/iu,
  /\b(?:learn\w*|reali[sz]ed|discover\w*|found|understood|taught me)\b/iu,
  /\b(?:challeng\w*|difficult\w*|fail\w*|improv\w*|solv\w*)\b/iu,
  /\b(?:result\w*|finish\w*|complet\w*|achiev\w*|in the future|next)\b/iu,
] as const

/**
 * Returns a summary of 70 to 250 words made of the text's own most telling sentences in their order. It is
 * deterministic. Undefined if the text is too short.
 */
export function extractSummary(text: string): string | undefined {
  const all = withoutRepeats(sentencesOf(text, longestSentence)).slice(0, mostSentences)
  if (wordsOf(all) < min) return undefined
  const weights = weightsOf(all)
  const isTelling = (sentence: Sentence) => sentence.words >= telling && !/[？?]$/u.test(sentence.text)
  const chosen = choose(all.filter(isTelling), weights, [])
  // Some people write only very short sentences.
  const enoughOfThem = wordsOf(chosen) >= min ? chosen : choose(all, weights, chosen)
  const inOrder = enoughOfThem.toSorted((one, other) => all.indexOf(one) - all.indexOf(other))
  const summary = trimToWords(joinSentences(inOrder.map((sentence) => sentence.text)), max)
  return countWords(summary) < min ? undefined : summary
}

function wordsOf(sentences: readonly Sentence[]): number {
  return sentences.reduce((sum, { words }) => sum + words, 0)
}

function withoutRepeats(sentences: Sentence[]): Sentence[] {
  return [...new Map(sentences.toReversed().map((sentence) => [sentence.text, sentence])).values()].toReversed()
}

/** Returns the weight of each sentence: recurring words, cue phrases, position in the paragraph and the text. */
function weightsOf(sentences: readonly Sentence[]): Map<Sentence, { weight: number; tokens: Set<string> }> {
  const tokens = new Map(sentences.map((sentence) => [sentence, new Set(textTokens(sentence.text))]))
  const counts = new Map<string, number>()
  for (const set of tokens.values()) for (const token of set) counts.set(token, (counts.get(token) ?? 0) + 1)
  const last = sentences.at(-1)?.paragraph ?? 0
  return new Map(
    [...tokens].map(([sentence, set]) => {
      // Words found in nearly every sentence do not distinguish any.
      const common = [...set].map((token) => counts.get(token) ?? 0).filter((count) => count < sentences.length * 0.6)
      const words = common.reduce((sum, count) => sum + Math.log(count), 0) / Math.sqrt(set.size + 1)
      const cue = cues.filter((pattern) => pattern.test(sentence.text)).length
      const opens = sentence.place === 0 ? 0.6 : 0
      const frames = sentence.paragraph === 0 || sentence.paragraph === last ? 0.4 : 0
      return [sentence, { weight: 0.1 + words + Math.min(cue, 2) * 0.8 + opens + frames, tokens: set }]
    }),
  )
}

/** Repeatedly takes the sentence that tells most and repeats least, while there is room. */
function choose(
  from: readonly Sentence[],
  weights: ReturnType<typeof weightsOf>,
  already: readonly Sentence[],
): Sentence[] {
  const chosen = [...already]
  const said = new Set(already.flatMap((sentence) => [...(weights.get(sentence)?.tokens ?? [])]))
  const paragraphs = new Set(already.map(({ paragraph }) => paragraph))
  const worth = (sentence: Sentence) => {
    const { weight = 0, tokens = new Set<string>() } = weights.get(sentence) ?? {}
    const repeated = tokens.size === 0 ? 1 : [...tokens].filter((token) => said.has(token)).length / tokens.size
    return weight * (1 - 0.7 * repeated) * (paragraphs.has(sentence.paragraph) ? 0.6 : 1)
  }
  while (wordsOf(chosen) < enough) {
    const room = (wordsOf(chosen) < min ? max : comfortable) - wordsOf(chosen)
    const next = from
      .filter((sentence) => !chosen.includes(sentence) && sentence.words <= room)
      .reduce<Sentence | undefined>((best, one) => (best && worth(best) >= worth(one) ? best : one), undefined)
    if (next === undefined) break
    chosen.push(next)
    paragraphs.add(next.paragraph)
    for (const token of weights.get(next)?.tokens ?? []) said.add(token)
  }
  return chosen
}
