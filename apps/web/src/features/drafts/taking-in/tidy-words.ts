import { cleanLine, textLength } from '@learntrail/contract/characters'

/** Returns the words on one line, without invisible characters such as direction marks. */
export const tidy = (words: string) =>
  cleanLine(words)
    .replace(/[\s\u202a-\u202e\u2066-\u2069]+/g, ' ')
    .trim()

export const cutTo = (words: string, most: number) =>
  (textLength(words) > most ? [...words].slice(0, most).join('') : words).trim()
