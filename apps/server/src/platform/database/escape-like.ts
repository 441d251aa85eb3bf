/** A text as a pattern of `like` finds it, whatever signs it has. */
export const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&')
