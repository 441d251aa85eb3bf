import { call } from '../../../api/call.ts'

export const archiveGroup = ({ groupId, isArchived }: { groupId: string; isArchived: boolean }) =>
  call('PUT /api/v2/groups/:groupId/archive', { params: { groupId }, body: { isArchived } })

interface Next {
  clientId: string
  name: string
  handle: string
  topAdministratorId: string | null
  withoutIds: string[]
}

export const continueGroup = ({ groupId, ...body }: Next & { groupId: string }) =>
  call('POST /api/v2/groups/:groupId/next', { params: { groupId }, body })
