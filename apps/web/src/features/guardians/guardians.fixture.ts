import type { Guardian } from '@learntrail/contract/guardians/guardians'
import { groupId } from '../groups/groups.fixture.ts'

export const childId = '019e0000-0000-7000-8000-0000000000c1'
export const day = '2026-12-20T00:00:00.000Z'
export const token = 'x'.repeat(43)
export const sights = { deadlines: true, returned: true, scores: false, points: true }

/** The father of 王小明, who has no account. */
export const guardian: Guardian = {
  id: childId,
  name: '王大明',
  email: null,
  isEmailConfirmed: false,
  isWeekly: false,
  mailsBulletins: true,
  locale: 'tw',
  hasAccount: false,
  account: null,
  children: [{ id: childId, name: '王小明', relation: 'father', groups: [{ id: groupId, name: '三年二班', sights }] }],
}

/** What an invitation says before it is accepted. */
export const invitation = {
  childName: '王小明',
  groupName: '三年二班',
  invitedBy: '陳老師',
  name: '',
  email: null,
  expiresAt: day,
  isChild: false,
  children: [],
}
