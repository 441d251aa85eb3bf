import type { Transaction } from '../../platform/database/index.ts'
import { kindOf } from '../../platform/declared.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Actor } from './actor.rules.ts'

interface NewGroup {
  id: string
  /** Whether the maker asked for a room. */
  withRoom: boolean
}

/** Makes a feature's own part of a new group, in the transaction that makes the group. */
type MadeWithGroup = (platform: Platform, transaction: Transaction, person: Actor, group: NewGroup) => Promise<void>

export const madeWithGroup = kindOf<MadeWithGroup>('what is made with a group')
