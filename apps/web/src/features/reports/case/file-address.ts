import type { FileSummary } from '@learntrail/contract/files/files'
import { paths } from '../../../paths.ts'

/** Returns a function that gives the viewer's address for one of these files. */
export function fileAddress(files: readonly FileSummary[]) {
  const ids = files.map(({ id }) => id)
  return ({ id }: FileSummary) => paths.files(ids, ids.indexOf(id))
}
