/** The role that a person states at sign-up; decides which profile form follows. */
export const registrationRoles = ['student', 'teacher', 'education_staff', 'other'] as const
export type RegistrationRole = (typeof registrationRoles)[number]
