import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { myFilesKey } from './list-my-files.ts'

export const myRoomQuery = queryOptions({
  queryKey: [...myFilesKey, 'room'],
  queryFn: ({ signal }) => call('GET /api/v2/files/room', { signal }),
})
