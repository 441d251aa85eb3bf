const square =
  /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u3000-\u303f\uff00-\uffef]/u
/** Approximate width of a letter, digit or space, in ems. */
const usualWidth = 0.54

/** Returns the approximate width of typeset words in ems; Han characters are square. */
export const emsOf = (words: string): number =>
  [...words].reduce((sum, character) => sum + (square.test(character) ? 1 : usualWidth), 0)
