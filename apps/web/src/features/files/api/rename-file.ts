import { call } from '../../../api/call.ts'

export function renameFile(id: string, displayName: string) {
  return call('PATCH /api/v2/file/:id', { params: { id }, body: { displayName } })
}
