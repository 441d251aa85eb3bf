import { call, type InputOf } from '../../../api/call.ts'

type Body = Extract<InputOf<'POST /api/v2/ePortfolio'>['body'], { draftId: string }>

/** Sent again with the same `clientId` it answers what is already there. */
export const exportEPortfolio = (body: Body) => call('POST /api/v2/ePortfolio', { body })
