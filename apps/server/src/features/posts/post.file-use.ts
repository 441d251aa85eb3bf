import { titleOrBeginning } from '../../platform/content/title-or-beginning.ts'
import { joinAccount } from '../accounts/index.ts'
import { type FileUse, fileIn, inBinBy, namedBy } from '../files/index.ts'
import { listPostsOfFile } from './post-files.repository.ts'
import { visiblePost } from './visibility.sql.ts'
import { indexPosts } from './words/index-posts.service.ts'

/** Files of records; shown to those who may see the record. */
export const postFileUse: FileUse = {
  name: 'post',
  holder: { table: 'post_files', id: 'post_id', number: 'position', files: fileIn('file_id') },
  shows: (hold, viewer) => `exists (
    select 1 from posts p ${joinAccount('a', 'p.owner_id')}
    where p.id = ${hold}.holder_id and ${visiblePost(viewer, 'p', 'a')})`,
  named: namedBy('posts', titleOrBeginning),
  inBin: inBinBy('all_posts', titleOrBeginning),
  // Records are found by the names of their files and by the words in them.
  reworded: async (transaction, fileId) => indexPosts(transaction, await listPostsOfFile(transaction, fileId)),
}
