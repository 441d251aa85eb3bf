/** Letters and digits that nobody takes for one another on paper or on the telephone. */
export const plainLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
