// Facts only, no schema.

/** The roles in which a person may give a new first password to another who cannot reset theirs. */
export const passwordGivers = ['teacher', 'school', 'support'] as const
export type PasswordGiver = (typeof passwordGivers)[number]
