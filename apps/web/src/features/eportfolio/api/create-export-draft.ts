import { call, type InputOf } from '../../../api/call.ts'

type NewDraft = InputOf<'POST /api/v2/exportDraft'>['body']

export const createExportDraft = (body: NewDraft) => call('POST /api/v2/exportDraft', { body })
