import type { Transaction } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { letGoOfAnybodys } from '../../files/index.ts'
import { listFilesOf } from '../messages/messages.repository.ts'
import { deleteRoom } from './rooms.repository.ts'

/** Deletes a room with its messages, and lets go of its picture and of their files. */
export async function removeRoom(
  platform: Platform,
  transaction: Transaction,
  { id, pictureFileId }: { id: string; pictureFileId: string | null },
): Promise<void> {
  const files = await listFilesOf(transaction, id)
  await deleteRoom(transaction, id)
  await letGoOfAnybodys(platform, transaction, pictureFileId === null ? files : [...files, pictureFileId])
}
