/** `\p{Default_Ignorable_Code_Point}`, which PostgreSQL's regular expressions lack. */
const unseen =
  '[\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u3164' +
  '\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff0-\\ufff8\\U0001bca0-\\U0001bca3\\U0001d173-\\U0001d17a\\U000e0000-\\U000e0fff]'

/**
 * SQL of a name in the form used for comparison: without invisible characters, full width as half width, lower case.
 */
export const comparedName = (name: string): string =>
  `lower(normalize(regexp_replace(${name}, '${unseen}', '', 'g'), NFKC))`

/** SQL condition: a name without an index contains a part of a name, both normalised. */
export const isPartOfName = (part: string, name: string): string =>
  `position(${comparedName(part)} in ${comparedName(name)}) > 0`
