import { z } from 'zod'

/** Cursor key of a list ordered by id. */
export const idKey = z.tuple([z.uuid()])

/** An id before every other. */
export const firstId = '00000000-0000-0000-0000-000000000000'

/** An id after every other. */
export const lastId = 'ffffffff-ffff-ffff-ffff-ffffffffffff'
