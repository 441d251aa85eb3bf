import { queryOptions } from '@tanstack/react-query'
import { call, type InputOf } from '../../../api/call.ts'
import { saveDocument } from '../../../api/save-document.ts'
import { guardianKey } from './guardian.ts'

export const guardiansOfGroupQuery = (groupId: string) =>
  queryOptions({
    queryKey: [...guardianKey, 'of', groupId],
    queryFn: ({ signal }) => call('GET /api/v2/groups/:groupId/guardians', { params: { groupId }, signal }),
    staleTime: 0,
  })

export const changeSights = (groupId: string, body: InputOf<'PUT /api/v2/groups/:groupId/guardian-sights'>['body']) =>
  call('PUT /api/v2/groups/:groupId/guardian-sights', { params: { groupId }, body })
export const inviteGuardians = (
  groupId: string,
  items: InputOf<'POST /api/v2/groups/:groupId/guardian-invitations'>['body']['items'],
) => call('POST /api/v2/groups/:groupId/guardian-invitations', { params: { groupId }, body: { items } })
export const readGuardianList = (groupId: string, list: string) =>
  call('POST /api/v2/groups/:groupId/guardian-list', { params: { groupId }, body: { list } })
export const printSlips = (groupId: string, childIds: string[]) =>
  saveDocument(`/api/v2/groups/${groupId}/guardian-slips`, { childIds })

interface OfPupil {
  groupId: string
  childId: string
  id: string
}
export const takeInvitationBack = (params: OfPupil) =>
  call('DELETE /api/v2/groups/:groupId/pupils/:childId/guardian-invitations/:id', { params })
export const removeGuardianOf = (params: OfPupil) =>
  call('DELETE /api/v2/groups/:groupId/pupils/:childId/guardians/:id', { params })

export const myGuardiansQuery = queryOptions({
  queryKey: [...guardianKey, 'mine'],
  queryFn: ({ signal }) => call('GET /api/v2/guardians', { signal }),
  staleTime: 0,
})
export const inviteMyGuardian = (body: InputOf<'POST /api/v2/guardians/invitations'>['body']) =>
  call('POST /api/v2/guardians/invitations', { body })
export const takeMyInvitationBack = (id: string) => call('DELETE /api/v2/guardians/invitations/:id', { params: { id } })
export const removeMyGuardian = (id: string) => call('DELETE /api/v2/guardians/:id', { params: { id } })
