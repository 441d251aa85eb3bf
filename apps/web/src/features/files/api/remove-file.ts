import { call } from '../../../api/call.ts'

export const removeFile = (id: string) => call('DELETE /api/v2/portfolios/files/:id', { params: { id } })

/** Deletes uploaded files that no record uses. Ignores refusals, as for files in use or already gone. */
export async function removeFiles(ids: readonly string[]): Promise<void> {
  await Promise.allSettled(ids.map(removeFile))
}
