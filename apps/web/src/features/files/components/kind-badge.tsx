import type { FileKind } from '@learntrail/contract/files/file-types'
import css from './kind-badge.module.css'

const words: Record<FileKind, string> = {
  image: 'IMG',
  video: 'MP4',
  audio: '♪',
  word: 'DOC',
  ppt: 'PPT',
  excel: 'XLS',
  pdf: 'PDF',
  txt: 'TXT',
  other: '…',
}

/** Badge of a file that is not a picture; the kind is named as text beside it. */
export function KindBadge({ kind }: { kind: FileKind }) {
  return <span className={css.badge} data-kind={kind} data-word={words[kind]} aria-hidden="true" />
}
