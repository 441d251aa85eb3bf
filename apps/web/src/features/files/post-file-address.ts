import type { FileSummary } from '@learntrail/contract/files/files'
import { paths } from '../../paths.ts'

/** Returns the viewer's address of each file of a record written together, among all its files as last saved. */
export function sharedFileAddress(shared: { id: string; files: readonly FileSummary[] }) {
  return ({ id }: FileSummary) => {
    const index = shared.files.findIndex((file) => file.id === id)
    return index < 0 ? paths.files([id], 0) : paths.sharedFile(shared.id, index)
  }
}

/** Returns the viewer's address of each file of a record, among all files of the record. */
export function postFileAddress(post: { id: string; files: readonly FileSummary[] }) {
  return ({ id }: FileSummary) =>
    paths.postFile(
      post.id,
      post.files.findIndex((file) => file.id === id),
    )
}
