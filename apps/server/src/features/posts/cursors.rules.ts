import { day } from '@learntrail/contract/text'
import { z } from 'zod'

/** Keys of the cursors of lists of records, beside `idKey`. */
export const ownKey = z.tuple([z.boolean(), day, z.uuid()])
export const dateKey = z.tuple([day, z.uuid()])
