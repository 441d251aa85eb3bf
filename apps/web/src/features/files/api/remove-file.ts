import { call } from '../../../api/call.ts'

export const removeFile = (id: string) => call('DELETE /api/v2/portfolios/files/:id', { params: { id } })

/** Takes uploaded files back that no record uses. What the server keeps anyway (used, gone) is not the person's worry. */
export async function removeFiles(ids: readonly string[]): Promise<void> {
  await Promise.allSettled(ids.map(removeFile))
}
