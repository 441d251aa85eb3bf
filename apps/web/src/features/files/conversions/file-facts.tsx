import type { FileSummary } from '@learntrail/contract/files/files'
import { useTranslation } from 'react-i18next'
import { dotted } from '../../../ui/dotted.ts'
import { formatBytes } from '../../../ui/file-size.ts'
import { kindOf } from '../file-kinds.ts'

type Described = Pick<FileSummary, 'type' | 'bytes' | 'duration' | 'conversion'>

/** Kind, size and length of a file, and the state of its conversion. */
export function FileFacts({ file }: { file: Described }) {
  const { t } = useTranslation('files')
  const { duration, conversion } = file
  const facts = [t(`kinds.${kindOf(file)}`), formatBytes(file.bytes)]
  if (duration !== null) facts.push(lengthOf(duration))
  if (conversion?.state === 'pending' || conversion?.state === 'in_progress') facts.push(t('conversion.underWay'))
  if (conversion?.state === 'failed') facts.push(t('conversion.failed'))
  return <>{dotted(facts)}</>
}

/** Formats seconds: 65 as `1:05`, 3,700 as `1:01:40`. */
export function lengthOf(duration: number): string {
  const seconds = Math.max(1, Math.round(duration))
  const two = (number: number) => String(number).padStart(2, '0')
  const minutes = Math.floor(seconds / 60)
  const rest = two(seconds % 60)
  return minutes < 60 ? `${minutes}:${rest}` : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${rest}`
}
