import { z } from 'zod'
import { firstId } from '../../../platform/paging/by-id.ts'

/** Place in a list of members by their seat numbers: that of the number (`numberOrder`), since when they belong, id. */
export const numberedKey = z.tuple([z.string().max(20), z.iso.datetime(), z.uuid()])
export type NumberedKey = z.infer<typeof numberedKey>

/** Stands before all of them. */
export const firstNumbered: NumberedKey = ['', '-infinity', firstId]
