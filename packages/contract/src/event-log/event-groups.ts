// Facts only, no schema.
import { declared } from '../features.ts'
import type { EventGroup } from './event-group-names.ts'

const groupOf = declared('eventGroups').flatMap((one) => Object.entries<EventGroup>(one))
const beginningsOf = (name: EventGroup) => groupOf.filter(([, group]) => group === name).map(([beginning]) => beginning)

/** Prefixes of the event kinds in each group; each feature declares its own. */
export const eventGroups: Readonly<Record<EventGroup, readonly string[]>> = {
  account: beginningsOf('account'),
  records: beginningsOf('records'),
  people: beginningsOf('people'),
  ePortfolios: beginningsOf('ePortfolios'),
}
