import type { SignedInUser } from '../profiles/index.ts'

/** Staff speak for the service, people of a school for that school. */
export const maySend = ({ role, schoolPermissions }: SignedInUser): boolean =>
  role === 'staff' || schoolPermissions.length > 0
