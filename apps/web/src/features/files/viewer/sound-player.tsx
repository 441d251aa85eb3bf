import type { FileSummary } from '@learntrail/contract/files/files'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { previewOf } from '../file-addresses.ts'
import css from './sound-player.module.css'
import { useConversion } from './use-conversion.ts'

/** A sound within a screen; what is still being made into what browsers play comes by itself. */
export function SoundPlayer({ file, label }: { file: FileSummary; label: string }) {
  const { t } = useTranslation('files/viewer')
  const isNeeded = file.conversion !== null && file.conversion.state !== 'done'
  const [waiting, restart] = useConversion(previewOf(file), isNeeded)
  if (isNeeded && waiting.step === 'waiting') {
    return (
      <p className={css.waiting} role="status">
        {t('sound.waiting')}
      </p>
    )
  }
  if (isNeeded && waiting.step !== 'ready') {
    return (
      <div className={css.late} role="status">
        <p className={css.waiting}>{t(waiting.step === 'late' ? 'sound.late' : 'failed.audio')}</p>
        <Button look="line" size="s" onClick={restart}>
          {t('sound.again')}
        </Button>
      </div>
    )
  }
  // biome-ignore lint/a11y/useMediaCaption: nobody has written down yet what was said
  return <audio className={css.sound} src={previewOf(file)} controls preload="metadata" aria-label={label} />
}
