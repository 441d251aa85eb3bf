import type { PersonSummary } from './person.ts'

/** False of whoever has not filled in a profile: those who lead their class know them by what the school says. */
export const hasBegun = ({ displayName, isDeleted }: PersonSummary) => isDeleted || displayName !== ''
