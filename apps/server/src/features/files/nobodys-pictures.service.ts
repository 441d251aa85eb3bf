import { kindOfName } from '@learntrail/contract/files/file-types'
import type { Transaction } from '../../platform/database/index.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { Platform } from '../../platform/platform.ts'
import { deletedPersonId, ensureDeletedPerson } from '../accounts/index.ts'
import { insertFiles } from './files.repository.ts'
import { rowsOf } from './files.service.ts'
import { copyFilesOfAnybody } from './files-of-many.service.ts'
import { keepBytes } from './keep-bytes.service.ts'
import { checkPictures } from './own-pictures.policy.ts'
import { receiveContents } from './receive-files.service.ts'

/**
 * Copies a staff member's picture to a file without an owner, since what shows it belongs to the service. The caller
 * lets go of it when done.
 */
export async function keepPictureOfService(
  platform: Platform,
  transaction: Transaction,
  ownerId: string,
  fileId: string,
): Promise<string> {
  await checkPictures(transaction, ownerId, [fileId])
  await ensureDeletedPerson(transaction)
  return (await copyFilesOfAnybody(platform, transaction, deletedPersonId, [fileId]))[0] ?? refuse('FILE_NOT_FOUND')
}

interface Pictures {
  /** Whose queue the pictures wait in: the address of a caller without an account. */
  sender: string
  contents: { name: string; content: Buffer }[]
}

/**
 * Stores pictures of a caller without an account as files without an owner, together with what `work` writes: `put`
 * inserts them and returns their ids. They pass the usual checks; the caller lets go of them when done.
 */
export async function keepNobodysPictures<Result>(
  platform: Platform,
  { sender, contents }: Pictures,
  work: (transaction: Transaction, put: () => Promise<string[]>) => Promise<Result>,
): Promise<Result> {
  const other = contents.find(({ name }) => kindOfName(name) !== 'image')
  if (other !== undefined) refuse('FILE_NOT_PICTURE', { values: { name: other.name } })
  const upload = await receiveContents(platform.storage, { ownerId: sender }, contents)
  const rows = await rowsOf(platform, deletedPersonId, upload, platform.clock.now())
  return keepBytes(platform, upload.received, (transaction) =>
    work(transaction, async () => {
      await ensureDeletedPerson(transaction)
      await insertFiles(transaction, rows)
      return rows.map(({ id }) => id)
    }),
  )
}
