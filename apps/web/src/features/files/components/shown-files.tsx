import type { FileSummary } from '@learntrail/contract/files/files'
import { paths } from '../../../paths.ts'
import { isSeen } from '../file-kinds.ts'
import { FileList } from './file-list.tsx'
import { PictureGrid } from './picture-grid.tsx'

interface ShownFilesProps {
  files: readonly FileSummary[]
  /** Ids of files that are shown elsewhere on the screen. */
  without?: readonly string[]
}

/** Pictures and videos, then the other files; each opens in the viewer among all of them. */
export function ShownFiles({ files, without = [] }: ShownFilesProps) {
  const ids = files.map(({ id }) => id)
  const addressOf = ({ id }: { id: string }) => paths.files(ids, ids.indexOf(id))
  const shown = files.filter(({ id }) => !without.includes(id))
  return (
    <>
      <PictureGrid pictures={shown.filter(isSeen)} addressOf={addressOf} />
      <FileList files={shown.filter((file) => !isSeen(file))} addressOf={addressOf} />
    </>
  )
}
