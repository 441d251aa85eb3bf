/**
 * What programs put where they had no character: the sign of Unicode for it, squares, signs of a private range (a school's
 * own characters in Big5 become these, and mean nothing to anybody else), or a question mark among Chinese.
 */
const lost = /[\ufffd\u25a1\u3013\p{Co}]|\p{Script=Han}[?？]|[?？]\p{Script=Han}/u

/** Whether a name has lost a character on its way into a list. */
export const hasLostCharacter = (name: string) => lost.test(name)
