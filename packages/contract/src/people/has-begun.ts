import type { PersonSummary } from './person.ts'

/** False if they have not filled in a profile: leaders of their class know them by the school's data. */
export const hasBegun = ({ displayName, isDeleted }: PersonSummary) => isDeleted || displayName !== ''
