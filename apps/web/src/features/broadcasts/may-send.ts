import { type SignedInUser, wholeSchools } from '../profiles/index.ts'

/** Operators speak for the service, people of a school for that school. */
export const maySend = (user: SignedInUser): boolean => user.staffLevel === 'operator' || wholeSchools(user).length > 0
