// Facts alone, no schema.

/** As what somebody gives a new first password to a person who has no way of their own to get one. */
export const passwordGivers = ['teacher', 'school', 'support'] as const
export type PasswordGiver = (typeof passwordGivers)[number]
