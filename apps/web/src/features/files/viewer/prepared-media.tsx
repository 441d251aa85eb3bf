import type { FileSummary } from '@learntrail/contract/files/files'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { previewOf } from '../file-addresses.ts'
import css from './prepared-media.module.css'
import { useConversion } from './use-conversion.ts'

interface PreparedMediaProps {
  file: FileSummary
  kind: 'audio' | 'video'
  children: ReactNode
}

const words = {
  audio: { waiting: 'sound.waiting', late: 'sound.late' },
  video: { waiting: 'film.waiting', late: 'film.late' },
} as const

/** Media within a screen; waits while its playable form is being made. */
export function PreparedMedia({ file, kind, children }: PreparedMediaProps) {
  const { t } = useTranslation('files/viewer')
  const isNeeded = file.conversion !== null && file.conversion.state !== 'done'
  const [waiting, restart] = useConversion(previewOf(file), isNeeded)
  if (!isNeeded || waiting.step === 'ready') return children
  if (waiting.step === 'waiting') {
    return (
      <p className={css.waiting} role="status">
        {t(words[kind].waiting)}
      </p>
    )
  }
  return (
    <div className={css.late} role="status">
      <p className={css.waiting}>{t(waiting.step === 'late' ? words[kind].late : `failed.${kind}`)}</p>
      <Button look="line" size="s" onClick={restart}>
        {t('sound.again')}
      </Button>
    </div>
  )
}
