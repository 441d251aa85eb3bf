/** Escapes a text for a pattern of `like`, so that it matches literally. */
export const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&')
