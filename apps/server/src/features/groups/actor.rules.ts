import type { Person } from '../../platform/access/person.ts'

/** The person who acts on a group. Everything else depends on their role in it. */
export type Actor = Pick<Person, 'id'>
