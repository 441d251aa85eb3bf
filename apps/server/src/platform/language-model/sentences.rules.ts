import { countWords } from '@learntrail/contract/eportfolio/words'

/** A sentence of a text. */
export interface Sentence {
  text: string
  words: number
  /** Index of its paragraph, and its index in it. */
  paragraph: number
  place: number
}

const sentence = /[^。！？!?；]+?(?:[。！？!?；]+[」』”"’）)]*|[.](?=\s|$)[”"’)]*|$)/gu
const ends = /[。！？!?；.…][」』”"’）)]*$/u
const han = /\p{Script=Han}/u

/** A line of at most this many words that does not end like a sentence is a heading. */
const headingWords = 14

/** Returns the sentences of a text, without headings; a sentence of more than `most` words is cut at its commas. */
export function sentencesOf(text: string, most: number): Sentence[] {
  return text
    .split(/\n+/)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => ends.test(line) || countWords(line) > headingWords)
    .flatMap((line, paragraph) =>
      [...line.matchAll(sentence)]
        .map(([found]) => found.trim())
        .flatMap((found) => (countWords(found) > most ? cutAtCommas(found, most) : [found]))
        .map((found, place) => ({ text: ended(found), words: countWords(found), paragraph, place }))
        .filter(({ words }) => words > 0),
    )
}

/** Joins sentences, with a space unless the first of two ends in Chinese. */
export function joinSentences(sentences: readonly string[]): string {
  return sentences.reduce((text, next) => {
    const touchesHan = /[\p{Script=Han}。！？；」』）]$/u.test(text) || text === ''
    return touchesHan ? text + next : `${text} ${next}`
  }, '')
}

/** Returns as many whole sentences from the start as fit into `most` words; the first is cut if even it is too long. */
export function trimToWords(text: string, most: number): string {
  const flat = text.replace(/\s+/g, ' ').trim()
  if (countWords(flat) <= most) return flat
  const kept: string[] = []
  for (const [found] of flat.matchAll(sentence)) {
    if (countWords([...kept, found].join('')) > most) break
    kept.push(found)
  }
  if (kept.length > 0) return kept.join('').trim()
  return `${cutAtCommas(flat, most)[0]}…`
}

/** Adds a missing full stop, so that the sentence can be joined to others. */
function ended(text: string): string {
  const open = text.replace(/[，、,;；:：]+$/u, '')
  if (ends.test(open)) return open
  return han.test(open) ? `${open}。` : `${open}.`
}

function cutAtCommas(text: string, most: number): string[] {
  const pieces: string[] = []
  let piece = ''
  for (const clause of text.match(/[^，、,]+[，、,]*/gu) ?? [text]) {
    if (countWords(clause) > most) {
      pieces.push(...[piece].filter(Boolean), ...cutAnywhere(clause, most))
      piece = ''
    } else if (countWords(piece + clause) > most) {
      pieces.push(piece)
      piece = clause
    } else piece += clause
  }
  return [...pieces, piece].filter((one) => one !== '')
}

/** Cuts text without commas, or whose words are not separated, into pieces of `most` characters. */
function cutAnywhere(text: string, most: number): string[] {
  const characters = [...text]
  const pieces: string[] = []
  for (let start = 0; start < characters.length; start += most) {
    pieces.push(characters.slice(start, start + most).join(''))
  }
  return pieces
}
