import { call } from '../../../api/call.ts'

/** Cancels an upload on the server. Ignores failure, as the server later drops abandoned uploads itself. */
export async function giveUpUpload(id: string): Promise<void> {
  await call('DELETE /api/v2/uploads/:id', { params: { id } }).catch(() => undefined)
}
