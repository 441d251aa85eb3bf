import { fold } from './fold.ts'

/** One word of the input. */
export interface TypedWord {
  /** Folded. */
  text: string
  /** In quotation marks: must match exactly, not as part of a longer word. */
  isExact: boolean
  /** Must not occur in the results. */
  isUnwanted: boolean
}

const parts =
  /(?<!\S)(-?)(?:["“”„「『]([^"“”„」』]*)["“”„」』]|(\S+))|[「『“"]([^"“”」』]*)[」』”"]|(\S+?)(?=["“「『\s]|$)/gu

const bopomofo = /[\p{Script=Bopomofo}ˊˇˋ˙]+$/u

/**
 * Parses the input into words: "…" or 「…」 is exact, `-word` excludes. Trailing Bopomofo that an input method has not
 * converted yet is dropped, unless there is nothing else.
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

/** Returns the folded pieces of wanted words between spaces and punctuation. */
export function wantedRuns(typed: string): string[] {
  return typedWords(typed).flatMap(({ text, isUnwanted }) =>
    isUnwanted ? [] : (text.match(/[\p{L}\p{M}\p{N}\p{Extended_Pictographic}]+/gu) ?? []),
  )
}
