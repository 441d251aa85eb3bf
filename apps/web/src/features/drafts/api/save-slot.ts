import { call, type InputOf } from '../../../api/call.ts'

export type SlotBody = InputOf<'PUT /api/v2/portfolios/slots/:slot'>['body']

export const saveSlot = (slot: number, body: SlotBody) =>
  call('PUT /api/v2/portfolios/slots/:slot', { params: { slot }, body })
