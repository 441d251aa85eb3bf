import { z } from 'zod'
import { cleanName } from '../characters.ts'
import { consoleLimits } from '../console/limits.ts'
import { endpoint } from '../endpoint.ts'
import { memberNumber } from '../groups/members.ts'
import { studentId } from '../profiles/organization.ts'
import { grades } from '../profiles/organization-codes.ts'
import { longestClass } from '../profiles/placements.ts'
import { id, text, time } from '../text.ts'
import { personIds } from './people.ts'

const access = 'school'
const params = z.object({ schoolId: id })
const ofPerson = params.extend({ personId: id })
const reason = text(consoleLimits.reason)
const permitted = 'SCHOOL_NOT_FOUND'

/** A pupil's pending transfer between two schools. */
const transfer = z.object({
  /** Id of the pupil. */
  id,
  fullName: z.string(),
  /** As named by the school they are leaving. */
  studentNumber: z.string(),
  grade: z.string(),
  className: z.string(),
  /** The other school of the transfer. */
  schoolName: z.string(),
  since: time,
})
export type Transfer = z.infer<typeof transfer>

export const listTransfers = endpoint({
  method: 'GET',
  path: '/api/v2/schools/:schoolId/transfers',
  summary:
    'Pupils who are to come to a school of mine, and those who are to leave it for another, the longest waiting first',
  access,
  params,
  answers: z.object({ coming: z.array(transfer), leaving: z.array(transfer) }),
  refusals: [permitted],
})

export const beginTransfers = endpoint({
  method: 'POST',
  path: '/api/v2/schools/:schoolId/people/transfer',
  summary: 'Pupils of a school of mine go over to another one, once that takes them in; the same again changes nothing',
  access,
  needsProof: true,
  params,
  body: z.object({ personIds, reason, toSchoolId: id }),
  answers: z.object({ changed: z.int() }),
  refusals: [permitted, 'USER_NOT_FOUND', 'TRANSFER_OF_PUPILS_ONLY', 'SCHOOL_TAKES_NOBODY'],
})

export const acceptTransfer = endpoint({
  method: 'POST',
  path: '/api/v2/schools/:schoolId/transfers/:personId/accept',
  summary: 'Take in a pupil whom another school sends to one of mine; the same again changes nothing',
  access,
  needsProof: true,
  params: ofPerson,
  body: z.object({
    studentNumber: studentId,
    grade: z.enum(grades, { error: 'invalid' }),
    className: text({ min: 1, max: longestClass, clean: cleanName }),
    seatNumber: memberNumber,
  }),
  answers: z.object({ changed: z.int() }),
  refusals: [permitted, 'TRANSFER_NOT_FOUND', 'STUDENT_NUMBER_TAKEN', 'SEAT_NUMBER_TAKEN'],
})

export const endTransfer = endpoint({
  method: 'POST',
  path: '/api/v2/schools/:schoolId/transfers/:personId/end',
  summary: 'A pupil does not go over: refused by the school that they were to come to, or taken back by their own',
  access,
  needsProof: true,
  params: ofPerson,
  body: z.object({ reason }),
  answers: 'nothing',
  refusals: [permitted, 'TRANSFER_NOT_FOUND'],
})

export const transferCalls = [listTransfers, beginTransfers, acceptTransfer, endTransfer] as const
