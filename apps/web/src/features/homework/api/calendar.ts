import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { homeworkKey } from './read-question.ts'

/** Reads the secret address of the viewer's calendar of deadlines. */
export const calendarQuery = queryOptions({
  queryKey: [...homeworkKey, 'calendar'],
  queryFn: ({ signal }) => call('GET /api/v2/homework/calendar', { signal }),
  staleTime: 0,
})

export const renewCalendar = () => call('POST /api/v2/homework/calendar')
export const endCalendar = () => call('DELETE /api/v2/homework/calendar')
