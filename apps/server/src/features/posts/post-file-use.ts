import type { FileUse } from '../files/index.ts'
import { listPostsOfFile } from './post-files.repository.ts'
import { visiblePost } from './visibility.ts'
import { indexPosts } from './words/index-posts.ts'

/** The files of a record are seen by whoever sees the record. */
export const postFileUse: FileUse = {
  name: 'post',
  holds: (file) => `exists (select 1 from post_files held where held.file_id = ${file}.id)`,
  shows: (file, viewer) => `exists (
    select 1 from post_files held join posts p on p.id = held.post_id join accounts a on a.id = p.owner_id
    where held.file_id = ${file}.id and ${visiblePost(viewer, 'p', 'a')})`,
  named: (file) => `select p.id, p.title from post_files held join posts p on p.id = held.post_id
    where held.file_id = ${file}.id`,
  // A record is found by the names of its files, and by the words in them.
  reworded: async (transaction, fileId) => indexPosts(transaction, await listPostsOfFile(transaction, fileId)),
}
