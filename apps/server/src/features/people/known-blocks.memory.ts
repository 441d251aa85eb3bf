import type { Pool } from 'pg'
import { notedPeople } from '../../platform/noted-people.ts'

const withBlocks = notedPeople()

/** Whether to query a viewer's hidden people up front. Only a hint: the query's result corrects it. */
export const mayHide = (pool: Pool, viewer: string) => withBlocks.has(pool, viewer)

/** Remembers whether a read showed that the viewer has blocks. */
export const noteBlocks = (pool: Pool, viewer: string, hasBlocks: boolean) => withBlocks.note(pool, viewer, hasBlocks)
