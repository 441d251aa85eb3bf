import { call, type InputOf } from '../../../api/call.ts'

type Change = InputOf<'PATCH /api/v2/newfile/scheduled-posts/:id'>['body']

export const changeScheduled = (id: string, body: Change) =>
  call('PATCH /api/v2/newfile/scheduled-posts/:id', { params: { id }, body })
