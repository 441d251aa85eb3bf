import { call } from '../../../api/call.ts'

/** An upload that nobody wants any more; if this does not get through, the server gives it up by itself later. */
export async function giveUpUpload(id: string): Promise<void> {
  await call('DELETE /api/v2/uploads/:id', { params: { id } }).catch(() => undefined)
}
