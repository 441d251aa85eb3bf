import type { SignedInUser } from './api/read-current-user.ts'

/** The schools that somebody acts for as a whole, and not for some classes alone. */
export const wholeSchools = ({ schoolPermissions }: Pick<SignedInUser, 'schoolPermissions'>) =>
  schoolPermissions.filter(({ reach }) => reach === null)
