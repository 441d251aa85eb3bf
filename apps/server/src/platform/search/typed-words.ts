import { fold } from './fold.ts'

/** A word as it was typed. */
export interface TypedWord {
  /** Folded. */
  text: string
  /** It was put in quotation marks: nothing else will do, not even a longer word. */
  isExact: boolean
  /** What is found must not have it. */
  isUnwanted: boolean
}

const parts =
  /(?<!\S)(-?)(?:["“”„「『]([^"“”„」』]*)["“”„」』]|(\S+))|[「『“"]([^"“”」』]*)[」』”"]|(\S+?)(?=["“「『\s]|$)/gu

const bopomofo = /[\p{Script=Bopomofo}ˊˇˋ˙]+$/u

/**
 * What was typed, word by word: "…" or 「…」 exactly so, `-word` without. Bopomofo at the end, which an input method has not
 * made a character of yet, is left out, unless it is all there is.
 */
export function typedWords(typed: string): TypedWord[] {
  const given = [...fold(typed).matchAll(parts)].map(([, minus, quoted, word, inner, rest]) => {
    const exact = quoted ?? inner
    return { text: (exact ?? word ?? rest ?? '').trim(), isExact: exact !== undefined, isUnwanted: minus === '-' }
  })
  const finished = given.map((one) => (one.isExact ? one : { ...one, text: one.text.replace(bopomofo, '') }))
  const words = finished.filter(({ text }) => text !== '')
  return words.some(({ isUnwanted }) => !isUnwanted) ? words : given.filter(({ text }) => text !== '')
}

/** Of what is wanted the pieces between blanks and marks, in one spelling, as a folded text has them. */
export function wantedRuns(typed: string): string[] {
  return typedWords(typed).flatMap(({ text, isUnwanted }) =>
    isUnwanted ? [] : (text.match(/[\p{L}\p{M}\p{N}\p{Extended_Pictographic}]+/gu) ?? []),
  )
}
