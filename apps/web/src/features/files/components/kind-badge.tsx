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

/** What stands for a file that is no picture; the kind is said in words beside it. */
export function KindBadge({ kind }: { kind: FileKind }) {
  return <span className={css.badge} data-kind={kind} data-word={words[kind]} aria-hidden="true" />
}
