import type { QuestionChange, QuestionInput } from '@learntrail/contract/homework/question'
import { call } from '../../../api/call.ts'

type NewQuestion = QuestionInput & { clientId: string; groupIds: string[]; assign: boolean }

const params = (id: string) => ({ params: { id } })

export const makeQuestions = (body: NewQuestion) => call('POST /api/v2/homework/questions', { body })
export const changeQuestion = (id: string, body: QuestionChange & { version: number }) =>
  call('PATCH /api/v2/homework/questions/:id', { ...params(id), body })
export const assignQuestion = (id: string, body: { version: number; now: boolean }) =>
  call('POST /api/v2/homework/questions/:id/assign', { ...params(id), body })
export const copyQuestion = (id: string, body: { clientId: string; groupIds: string[] }) =>
  call('POST /api/v2/homework/questions/:id/copy', { ...params(id), body })

export const revokeQuestion = (id: string) => call('POST /api/v2/homework/questions/:id/revoke', params(id))
export const archiveQuestion = (id: string) => call('POST /api/v2/homework/questions/:id/archive', params(id))
export const restoreQuestion = (id: string) => call('POST /api/v2/homework/questions/:id/restore', params(id))
export const deleteQuestion = (id: string) => call('DELETE /api/v2/homework/questions/:id', params(id))
