import type { Pool } from 'pg'
import { notedPeople } from '../../platform/noted-people.ts'
import { fewPeople, type Way } from './stream.queries.ts'

const knowMany = notedPeople()

/**
 * Returns the cheaper way for a viewer's page, by how many people they knew at their last one; both ways give the same
 * page.
 */
export const wayFor = (pool: Pool, viewer: string): Way => (knowMany.has(pool, viewer) ? 'ofAll' : 'ofEach')

/** Remembers whether a viewer knows many people. */
export const notePeopleKnown = (pool: Pool, viewer: string, count: number) =>
  knowMany.note(pool, viewer, count > fewPeople)
