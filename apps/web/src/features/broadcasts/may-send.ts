import { type SignedInUser, wholeSchools } from '../profiles/index.ts'

/** Whether a person may send broadcasts: operators for the service, school staff for their school. */
export const maySend = (user: SignedInUser): boolean => user.staffLevel === 'operator' || wholeSchools(user).length > 0
