import type { FirstPassword } from '@learntrail/contract/schools/first-passwords'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

export const givePersonPassword = (id: string, reason: string) =>
  call('POST /api/v2/admin/people/:id/first-password', { params: { id }, body: { reason } })

export const usePasswordSlips = () =>
  useMutation({
    mutationFn: (items: FirstPassword[]) => call('POST /api/v2/schools/password-slips', { body: { items } }),
  })
