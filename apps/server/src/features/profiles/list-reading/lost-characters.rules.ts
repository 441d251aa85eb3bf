/**
 * What programs substitute for characters they lack: U+FFFD, squares, private-use characters (a school's own Big5
 * characters become these and mean nothing elsewhere), or a question mark next to a Han character.
 */
const lost = /[\ufffd\u25a1\u3013\p{Co}]|\p{Script=Han}[?？]|[?？]\p{Script=Han}/u

/** Returns whether a name has lost a character on its way into a list. */
export const hasLostCharacter = (name: string) => lost.test(name)
