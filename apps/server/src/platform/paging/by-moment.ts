import { z } from 'zod'
import { lastId } from './by-id.ts'

/** Cursor key of a list ordered by a moment, then by id. */
export const momentKey = z.tuple([z.iso.datetime(), z.uuid()])
export type MomentKey = z.infer<typeof momentKey>

/** A key after every other: where a list that shows the newest first starts. */
export const lastMoment = ['infinity', lastId] as const
