import type { AuditEntry } from '@learntrail/contract/console/audit'
import type { StaffLevel } from '@learntrail/contract/console/levels'
import type { ListedPerson, WholePerson } from '@learntrail/contract/console/people'
import type { WholeSchool } from '@learntrail/contract/console/schools'
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

/** A server for staff of this level; without a level, for a student. */
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

export const listedPerson = (change: Partial<ListedPerson> = {}): ListedPerson => ({
  ...personOf(2, '小晴'),
  fullName: '周子晴',
  username: 'qing',
  email: 'qing@example.test',
  registrationRole: 'student',
  academicRole: 'student',
  schoolName: '內湖高中',
  staffLevel: null,
  plan: 'free',
  states: [],
  isVerifiedTeacher: false,
  createdAt: '2026-09-01T00:00:00.000Z',
  ...change,
})

export const wholePerson = (change: Partial<WholePerson> = {}): WholePerson => ({
  ...listedPerson(),
  emailVerifiedAt: '2026-09-01T00:00:00.000Z',
  lastSeenAt: null,
  suspendedAt: null,
  deletedAt: null,
  profileFilledAt: '2026-09-01T00:00:00.000Z',
  method: 'email',
  ways: ['email'],
  isDefaultPassword: false,
  sessions: [],
  school: { id: null, name: '內湖高中' },
  gradeName: { tw: '二年級', en: 'Grade 11' },
  className: null,
  placements: [],
  actsFor: [],
  grantedPlan: 'free',
  isOfSchool: false,
  planEndsAt: null,
  trialEndsAt: null,
  features: [],
  teacherVerifiedAt: null,
  isUnder18: true,
  grownUpSince: null,
  reports: { about: 1, by: 2, false: 0, judgements: 0 },
  cases: [],
  room: { used: 5 * 1024 * 1024, limit: null },
  can: {
    givePassword: false,
    mail: true,
    signOut: true,
    verifyTeacher: false,
    changeAge: false,
    changeSchool: false,
    changeLevel: true,
    grantPlan: true,
  },
  ...change,
})

export const wholeSchool = (change: Partial<WholeSchool> = {}): WholeSchool => ({
  id: '019f0000-0000-7000-8000-000000000041',
  code: '403301',
  name: '內湖高中',
  type: 'high_school',
  county: 'taipei_city',
  ownership: 'public',
  isClosed: false,
  people: 12,
  closedAt: null,
  permitted: [{ person: personOf(3, '陳老師'), username: 'chen', since: '2026-09-01T00:00:00.000Z', reach: null }],
  classes: [],
  plan: null,
  codes: [],
  ...change,
})
