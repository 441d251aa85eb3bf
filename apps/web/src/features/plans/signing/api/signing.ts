import type { PlanSigning } from '@learntrail/contract/plans/signing/signing'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call, type InputOf } from '../../../../api/call.ts'
import { isProblem } from '../../../../api/problem.ts'
import { planListsKey, planQuery, plansKey } from '../../api/plans.ts'

const path = '/api/v2/sdl-service/projects/:id/signing'

/** The signature lines of a plan and their state. */
export const signingQuery = (id: string) =>
  queryOptions({
    queryKey: [...plansKey, 'signing', id],
    queryFn: ({ signal }) => call(`GET ${path}`, { params: { id }, signal }),
    staleTime: 0,
  })

export type SigningLines = InputOf<`PUT ${typeof path}`>['body']

export const setSigning = (id: string, body: SigningLines) => call(`PUT ${path}`, { params: { id }, body })

export const askForSignatures = (id: string, version: number) =>
  call(`POST ${path}/ask`, { params: { id }, body: { version } })

export const signPlan = (id: string, lineId: string, body: InputOf<`POST ${typeof path}/:lineId/sign`>['body']) =>
  call(`POST ${path}/:lineId/sign`, { params: { id, lineId }, body })

export const refusePlan = (id: string, lineId: string, body: InputOf<`POST ${typeof path}/:lineId/refuse`>['body']) =>
  call(`POST ${path}/:lineId/refuse`, { params: { id, lineId }, body })

export const withdrawSignature = (id: string, lineId: string, reason: string) =>
  call(`POST ${path}/:lineId/withdraw`, { params: { id, lineId }, body: { reason } })

export const addSignedPaper = (
  id: string,
  lineId: string,
  body: InputOf<`POST ${typeof path}/:lineId/paper`>['body'],
) => call(`POST ${path}/:lineId/paper`, { params: { id, lineId }, body })

export const remindSigner = (id: string, lineId: string) =>
  call(`POST ${path}/:lineId/remind`, { params: { id, lineId } })

/** People I can ask to sign. */
export const signersQuery = queryOptions({
  queryKey: [...plansKey, 'signers'],
  queryFn: ({ signal }) => call('GET /api/v2/sdl-service/signers', { signal }),
  staleTime: 60_000,
})

/** A mutation of a plan's signing: caches its answer and refetches the lists. */
export function useSigningChange<Input>(id: string, change: (input: Input) => Promise<PlanSigning>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess(signing) {
      queryClient.setQueryData(signingQuery(id).queryKey, signing)
      void queryClient.invalidateQueries({ queryKey: planListsKey })
      void queryClient.invalidateQueries({ queryKey: planQuery(id).queryKey })
    },
    onError(error) {
      // The screen shows an outdated plan or signing.
      if (isProblem(error, 'PLAN_CHANGED_SINCE', 'PLAN_CONFLICT', 'SIGNATURE_NOT_ASKED', 'SIGNATURE_NOT_FOUND')) {
        void queryClient.invalidateQueries({ queryKey: planQuery(id).queryKey })
        void queryClient.invalidateQueries({ queryKey: signingQuery(id).queryKey })
      }
    },
  })
}
