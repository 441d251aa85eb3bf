import { queryOptions } from '@tanstack/react-query'
import { call, type InputOf } from '../../../api/call.ts'
import { chatKey } from './chatrooms.ts'

/** The rules of talking in rooms that a school sets for its students. */
export const schoolTalkQuery = (schoolId: string) =>
  queryOptions({
    queryKey: [...chatKey, 'school', schoolId],
    queryFn: ({ signal }) => call('POST /api/v2/chatroom/getSchoolTalk', { body: { schoolId }, signal }),
    staleTime: 0,
  })

export const updateSchoolTalk = (body: InputOf<'POST /api/v2/chatroom/updateSchoolTalk'>['body']) =>
  call('POST /api/v2/chatroom/updateSchoolTalk', { body })
