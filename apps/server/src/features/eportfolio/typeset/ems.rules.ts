const square =
  /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u3000-\u303f\uff00-\uffef]/u
/** Of a letter, a digit or a space, about. */
const usualWidth = 0.54

/** About how long words are when they are set, by the size of their type: Han characters are square. */
export const emsOf = (words: string): number =>
  [...words].reduce((sum, character) => sum + (square.test(character) ? 1 : usualWidth), 0)
