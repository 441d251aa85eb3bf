import { queryOptions } from '@tanstack/react-query'
import { call, type InputOf } from '../../../api/call.ts'

export const slotsQuery = queryOptions({
  queryKey: ['posts', 'slots'],
  queryFn: ({ signal }) => call('GET /api/v2/portfolios/slots', { signal }),
  staleTime: 60_000,
})

export type SlotBody = InputOf<'PUT /api/v2/portfolios/slots/:slot'>['body']

export const saveSlot = (slot: number, body: SlotBody) =>
  call('PUT /api/v2/portfolios/slots/:slot', { params: { slot }, body })

export const clearSlot = (slot: number) => call('DELETE /api/v2/portfolios/slots/:slot', { params: { slot } })
