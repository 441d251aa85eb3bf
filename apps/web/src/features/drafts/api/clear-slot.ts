import { call } from '../../../api/call.ts'

export const clearSlot = (slot: number) => call('DELETE /api/v2/portfolios/slots/:slot', { params: { slot } })
