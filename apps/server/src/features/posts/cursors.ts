import { z } from 'zod'

/** The keys of the lists of records and comments. */
export const idKey = z.tuple([z.uuid()])
export const ownKey = z.tuple([z.boolean(), z.iso.date(), z.uuid()])
export const dateKey = z.tuple([z.iso.date(), z.uuid()])
