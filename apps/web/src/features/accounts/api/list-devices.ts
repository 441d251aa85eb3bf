import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

export const devicesQuery = queryOptions({
  queryKey: ['devices'],
  queryFn: ({ signal }) => call('GET /api/v2/sessions/devices', { signal }),
})
