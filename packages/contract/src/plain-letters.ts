/** Letters and digits that are not mistaken for one another on paper or on the telephone. */
export const plainLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
