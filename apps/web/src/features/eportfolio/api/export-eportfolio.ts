import { call, type InputOf } from '../../../api/call.ts'

type Body = Extract<InputOf<'POST /api/v2/ePortfolio'>['body'], { draftId: string }>

/** Requests an export. Idempotent: the same `clientId` returns the existing e-portfolio. */
export const exportEPortfolio = (body: Body) => call('POST /api/v2/ePortfolio', { body })
