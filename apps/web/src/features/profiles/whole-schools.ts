import type { SignedInUser } from './api/read-current-user.ts'

/** Returns the schools for which a person acts as a whole, not just for some classes. */
export const wholeSchools = ({ schoolPermissions }: Pick<SignedInUser, 'schoolPermissions'>) =>
  schoolPermissions.filter(({ reach }) => reach === null)
