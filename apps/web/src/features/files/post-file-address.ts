import type { FileSummary } from '@learntrail/contract/files/files'
import { paths } from '../../paths.ts'

/** Where the viewer opens a file of a record, among all files of the record. */
export function postFileAddress(post: { id: string; files: readonly FileSummary[] }) {
  return ({ id }: FileSummary) =>
    paths.postFile(
      post.id,
      post.files.findIndex((file) => file.id === id),
    )
}
