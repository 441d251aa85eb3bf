import type { IndexedWords } from '../../../platform/search/frequent-words.ts'

/*
 * SQL that finds a record by its words, over its row `words` of `post_words`. The index of `post_words` has exactly
 * this expression.
 */

/** SQL: all tokens of a record, including those of its documents. */
export const allTokens = (words: string) => `(${words}.tokens || ${words}.file_tokens)`

/** SQL: the record matches the `tsquery`. */
export const hasWords = (words: string, query: string) => `${allTokens(words)} @@ ${query}::tsquery`

/**
 * SQL: `hasWords` for rows read one by one without the index. Few records have documents, and concatenating takes time.
 */
export const hasWordsWalked = (words: string, query: string) =>
  `case when ${words}.file_tokens = '' then ${words}.tokens else ${allTokens(words)} end @@ ${query}::tsquery`

/** Where the planner's statistics of token frequencies are. */
export const postWordsFound: IndexedWords = { relation: 'post_words_found', column: 'expr' }

/** SQL: the record or one of its documents contains the phrase literally. */
export const hasPhrase = (words: string, phrase: string) =>
  `(strpos(${words}.phrases, ${phrase}) > 0 or strpos(${words}.file_phrases, ${phrase}) > 0)`
