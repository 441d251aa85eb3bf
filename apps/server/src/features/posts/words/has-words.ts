import type { IndexedWords } from '../../../platform/search/frequent-words.ts'

/*
 * How a record is found by its words, as SQL over its row `words` of `post_words`. The index of `post_words` has this very
 * expression.
 */

/** SQL of all its tokens, with those of its documents. */
export const allTokens = (words: string) => `(${words}.tokens || ${words}.file_tokens)`

/** SQL: it fits the `tsquery`. */
export const hasWords = (words: string, query: string) => `${allTokens(words)} @@ ${query}::tsquery`

/** The same for rows that are looked at one after the other without the index: few have documents, and joining takes time. */
export const hasWordsWalked = (words: string, query: string) =>
  `case when ${words}.file_tokens = '' then ${words}.tokens else ${allTokens(words)} end @@ ${query}::tsquery`

/** Where the database counts how many have which. */
export const postWordsFound: IndexedWords = { relation: 'post_words_found', column: 'expr' }

/** SQL: it or one of its documents has the phrase as it stands. */
export const hasPhrase = (words: string, phrase: string) =>
  `(strpos(${words}.phrases, ${phrase}) > 0 or strpos(${words}.file_phrases, ${phrase}) > 0)`
