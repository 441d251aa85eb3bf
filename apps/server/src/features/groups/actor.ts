import type { Person } from '../../platform/access/person.ts'

/** Who does something to a group: all else depends on how they stand to it. */
export type Actor = Pick<Person, 'id'>
