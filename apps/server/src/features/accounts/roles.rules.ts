import type { StaffLevel } from '@learntrail/contract/console/levels'
import type { AccountRole } from './accounts.tables.ts'

/** How far somebody of the staff goes; null for everybody else. */
export const staffLevelOf = (role: AccountRole): StaffLevel | null => (role === 'user' ? null : role)
