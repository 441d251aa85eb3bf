import type { StaffLevel } from '@learntrail/contract/console/levels'
import type { AccountRole } from './accounts.tables.ts'

/** Returns the staff level of a role; null for anybody who is not staff. */
export const staffLevelOf = (role: AccountRole): StaffLevel | null => (role === 'user' ? null : role)
