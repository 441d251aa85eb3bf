import type { AuditEntry } from '@learntrail/contract/console/audit'
import type { StaffLevel } from '@learntrail/contract/console/levels'
import { guestServer } from '../../testing/open-application.tsx'
import { student } from '../../testing/people.ts'

export const personOf = (last: number, displayName: string) => ({
  id: `019f0000-0000-7000-8000-00000000001${last}`,
  displayName,
  avatar: null,
  isDeleted: false,
})

export const auditEntry = (change: Partial<AuditEntry> = {}): AuditEntry => ({
  id: '019f0000-0000-7000-8000-000000000031',
  act: 'person.looked',
  actorId: personOf(1, '小藍').id,
  actor: personOf(1, '小藍'),
  subjectType: 'account',
  subjectId: personOf(2, '小晴').id,
  subject: personOf(2, '小晴'),
  reason: '她打電話來',
  data: {},
  at: '2026-11-20T08:00:00.000Z',
  requestId: 'request',
  ...change,
})

/** Knows somebody of the staff, or, without a level, a student. */
export function consoleServer(staffLevel: StaffLevel | null = 'operator') {
  return guestServer()
    .on('GET /api/v2/users/current', staffLevel ? { ...student, role: 'staff', staffLevel } : student)
    .on('GET /api/v2/admin/rooms', {
      rooms: [
        { room: 'reports', waiting: 3, isUrgent: true },
        { room: 'audit', waiting: null, isUrgent: false },
      ],
    })
}
