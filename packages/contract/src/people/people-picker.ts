import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { text } from '../text.ts'
import { personSummary } from './person.ts'

export const pickedPeople = z.object({ items: z.array(personSummary.extend({ schoolName: z.string().nullable() })) })

export const pickPeople = endpoint({
  method: 'POST',
  path: '/api/v2/search/searchperson',
  summary: 'People to mention, by a part of the name; an empty word answers my friends',
  access: 'member',
  isReading: true,
  cost: 3,
  body: z.object({
    keyword: text({ max: limits.searchWord, oneLine: true }).default(''),
    friendsOnly: z.boolean().default(false),
  }),
  answers: pickedPeople,
  refusals: [],
})

export const peoplePickerCalls = [pickPeople] as const
