import { z } from 'zod'
import { lastId } from './by-id.ts'

/** The key of a list that is ordered by a moment, and by id where two are of one. */
export const momentKey = z.tuple([z.iso.datetime(), z.uuid()])
export type MomentKey = z.infer<typeof momentKey>

/** After every other: where a list that begins with the newest goes on from at first. */
export const lastMoment = ['infinity', lastId] as const
