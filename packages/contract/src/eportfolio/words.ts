/* Counts and splits texts identically in the browser and on the server. */

const word = /[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu
const characterOfItsOwn = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}]/gu

/**
 * Returns the number of words as people in Taiwan count them: each Han, kana or bopomofo character is one, and each run
 * of other letters and digits.
 */
export function countWords(text: string): number {
  const characters = text.match(characterOfItsOwn)?.length ?? 0
  return characters + (text.replace(characterOfItsOwn, ' ').match(word)?.length ?? 0)
}

const sentenceEnds = /[。！？!?；;\n]/

/**
 * Splits a text into paragraphs of at most `most` characters (code points): at its own line breaks; a longer line after
 * the last sentence end in the second half of the limit, else at the limit. Only white space at the cuts is lost.
 */
export function paragraphsOf(text: string, most: number): string[] {
  return text
    .split(/\r?\n/)
    .flatMap((line) => cut([...line.trim()], most))
    .filter((paragraph) => paragraph !== '')
}

function cut(characters: string[], most: number): string[] {
  const pieces: string[] = []
  let rest = characters
  while (rest.length > most) {
    const head = rest.slice(0, most)
    const end = head.findLastIndex((character) => sentenceEnds.test(character)) + 1
    const length = end > most / 2 ? end : most
    pieces.push(rest.slice(0, length).join('').trim())
    rest = rest.slice(length)
  }
  return [...pieces, rest.join('').trim()]
}
