import { day } from '@learntrail/contract/text'
import { z } from 'zod'

/** The keys of the lists of records, beside `idKey`. */
export const ownKey = z.tuple([z.boolean(), day, z.uuid()])
export const dateKey = z.tuple([day, z.uuid()])
