import { day } from '@learntrail/contract/text'
import { z } from 'zod'

/** The keys of the lists of records and comments. */
export const idKey = z.tuple([z.uuid()])
export const ownKey = z.tuple([z.boolean(), day, z.uuid()])
export const dateKey = z.tuple([day, z.uuid()])
