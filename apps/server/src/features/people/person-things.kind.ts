import type { ResourceStats } from '@learntrail/contract/people/person-card'
import { kindOf } from '../../platform/declared.ts'

/**
 * Returns SQL for how many things of the row `account` the viewer may see. `isFriend` is SQL that replaces looking up
 * whether the two are friends.
 */
type CountOfPerson = (viewer: string, account: string, isFriend?: string) => string

/** How features count a person's things; things no feature counts are 0. */
export const personThings = kindOf<{ name: keyof ResourceStats; count: CountOfPerson }>('things of people')
