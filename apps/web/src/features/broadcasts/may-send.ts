import type { SignedInUser } from '../profiles/index.ts'

/** Operators speak for the service, people of a school for that school. */
export const maySend = ({ staffLevel, schoolPermissions }: SignedInUser): boolean =>
  staffLevel === 'operator' || schoolPermissions.length > 0
