import { call } from '../../../api/call.ts'

export const renameFile = (id: string, displayName: string) =>
  call('PATCH /api/v2/file/:id', { params: { id }, body: { displayName } })

export const changeDownloadPeriod = (id: string, downloadPeriod: string | null) =>
  call('PATCH /api/v2/file/:id', { params: { id }, body: { downloadPeriod } })
