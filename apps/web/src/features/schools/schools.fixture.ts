import { usualPlanSettings } from '@learntrail/contract/plans/school/facts'
import type { SchoolPerson } from '@learntrail/contract/schools/people'
import { guestServer } from '../../testing/open-application.tsx'
import { student } from '../../testing/people.ts'

export const schoolId = '019f0000-0000-7000-8000-000000000061'
export const ownSchool = { schoolId, schoolName: '望海高中', reach: null }

export const pupil = (last: number, change: Partial<SchoolPerson> = {}): SchoolPerson => ({
  id: `019f0000-0000-7000-8000-0000000001${String(last).padStart(2, '0')}`,
  academicRole: 'student',
  fullName: `學生${last}`,
  displayName: '',
  username: `353301-${last}`,
  studentNumber: `${last}`,
  grade: 'high_1',
  className: '忠',
  seatNumber: `${last}`,
  state: 'used',
  movingTo: null,
  mayGetPassword: true,
  ...change,
})

export const pageOf = (...items: SchoolPerson[]) => ({ items, nextCursor: null })

/** A server for school staff with these permissions; the school has no people yet. */
export function schoolServer(schoolPermissions: (typeof student)['schoolPermissions'] = [ownSchool]) {
  return guestServer()
    .on('GET /api/v2/users/current', { ...student, schoolPermissions })
    .on('GET /api/v2/schools/:schoolId/people', pageOf())
    .on('GET /api/v2/schools/:schoolId/transfers', { coming: [], leaving: [] })
    .on('GET /api/v2/schools/:schoolId/classes', {
      schoolName: '望海高中',
      teachers: 1,
      items: [{ grade: 'high_1', className: '忠', people: 2 }],
    })
    .on('GET /api/v2/schools/:schoolId/domains', { listed: 'wh.tp.edu.tw', usesListed: true, own: [] })
    .on('GET /api/v2/group-point/schools/:schoolId', { forbidsLeaderboards: false })
    .on('GET /api/v2/sdl-service/schools/:schoolId', { ...usualPlanSettings, schoolName: '望海高中', version: 0 })
    .on('GET /api/v2/organization/academic/grade', {
      grades: [
        { code: 'high_1', label: { tw: '高一', en: 'Grade 10' }, schoolType: 'high_school' },
        { code: 'high_2', label: { tw: '高二', en: 'Grade 11' }, schoolType: 'high_school' },
      ],
    })
}
