import { eq } from 'drizzle-orm'
import { meetsOthers, type Viewer } from '../../platform/access/meets-others.ts'
import type { Transaction } from '../../platform/database/index.ts'
import type { Reading } from '../../platform/platform.ts'
import { joinAccount } from '../accounts/index.ts'
import { type FileEntity, fileEntityOf, joinFile } from '../files/index.ts'
import { postFiles } from './posts.tables.ts'
import { visiblePost } from './visibility.sql.ts'

/**
 * Finds a file of a record that the viewer may see. A viewer whose profile is incomplete or who is leaving sees only
 * their own.
 */
export async function findPostFile(
  { pool, declared }: Reading,
  viewer: Viewer,
  postId: string,
  fileId: string,
): Promise<FileEntity | undefined> {
  const found = await pool.query<FileEntity>({
    name: 'post-file',
    text: `select ${fileEntityOf(declared, 'f')} from post_files pf
      ${joinFile('f', 'pf.file_id')} join posts p on p.id = pf.post_id ${joinAccount('a', 'p.owner_id')}
      where pf.post_id = $2 and pf.file_id = $3 and (p.owner_id = $1 or ($4 and ${visiblePost('$1', 'p', 'a')}))`,
    values: [viewer.id, postId, fileId, meetsOthers(viewer)],
  })
  return found.rows[0]
}

/** Lists the record that holds a file; at most one does. */
export async function listPostsOfFile(transaction: Transaction, fileId: string): Promise<string[]> {
  const found = await transaction.select({ id: postFiles.postId }).from(postFiles).where(eq(postFiles.fileId, fileId))
  return found.map(({ id }) => id)
}
