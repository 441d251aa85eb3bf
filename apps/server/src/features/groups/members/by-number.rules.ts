import { z } from 'zod'
import { firstId } from '../../../platform/paging/by-id.ts'

/** Cursor in a list by seat numbers: `numberOrder` of the number, when they joined, id. */
export const numberedKey = z.tuple([z.string().max(20), z.iso.datetime(), z.uuid()])
export type NumberedKey = z.infer<typeof numberedKey>

/** Comes before all of them. */
export const firstNumbered: NumberedKey = ['', '-infinity', firstId]
