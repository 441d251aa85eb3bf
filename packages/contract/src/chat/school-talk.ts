import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../text.ts'
import { minuteOfDay } from './chatroom.ts'
import { schoolTalks } from './facts.ts'

const access = 'member'
const errorCode = z.literal(0)

/** A school's rule for rooms, for the students whom it vouches for. */
const rule = {
  talk: z.enum(schoolTalks, { error: 'invalid' }),
  /** Hours in which they may write; null: at any time. */
  hours: z
    .object({ from: minuteOfDay, until: minuteOfDay })
    .refine(({ from, until }) => from !== until, { error: 'invalid' })
    .nullable(),
}

const answers = z.object({ errorCode, ...rule })

export const readSchoolTalk = endpoint({
  method: 'POST',
  path: '/api/v2/chatroom/getSchoolTalk',
  summary: 'How a school that I act for has its students talk in rooms',
  access,
  isReading: true,
  body: z.object({ schoolId: id }),
  answers,
  refusals: ['SCHOOL_NOT_FOUND'],
})

export const updateSchoolTalk = endpoint({
  method: 'POST',
  path: '/api/v2/chatroom/updateSchoolTalk',
  summary:
    'Say how a school that I act for has its students talk: as everybody, with its teachers alone, not at all; at which hours',
  access,
  body: z.object({ schoolId: id, ...rule }),
  answers,
  refusals: ['SCHOOL_NOT_FOUND'],
})

export const schoolTalkCalls = [readSchoolTalk, updateSchoolTalk] as const
