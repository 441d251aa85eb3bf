import type { FileSummary } from '@learntrail/contract/files/files'
import { paths } from '../../../paths.ts'

/** Where the viewer opens one of these files, among all of them. */
export function fileAddress(files: readonly FileSummary[]) {
  const ids = files.map(({ id }) => id)
  return ({ id }: FileSummary) => paths.files(ids, ids.indexOf(id))
}
