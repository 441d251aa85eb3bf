/*
 * How a record is found by its words, as SQL over its row `words` of `post_words`. The index of `post_words` has this very
 * expression.
 */

/** SQL of all its tokens, with those of its documents. */
export const allTokens = (words: string) => `(${words}.tokens || ${words}.file_tokens)`

/** SQL: it fits the `tsquery`. */
export const hasWords = (words: string, query: string) => `${allTokens(words)} @@ ${query}::tsquery`

/** SQL: it or one of its documents has the phrase as it stands. */
export const hasPhrase = (words: string, phrase: string) =>
  `(strpos(${words}.phrases, ${phrase}) > 0 or strpos(${words}.file_phrases, ${phrase}) > 0)`
