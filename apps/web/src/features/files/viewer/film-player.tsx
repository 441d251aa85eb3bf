import type { FileSummary } from '@learntrail/contract/files/files'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { previewOf, thumbnailOf } from '../file-addresses.ts'
import css from './film-player.module.css'
import { PreparedMedia } from './prepared-media.tsx'

/** A film within a screen; it plays once somebody presses. */
export function FilmPlayer({ file, label }: { file: FileSummary; label: string }) {
  const { t } = useTranslation('files/viewer')
  const [isBroken, setBroken] = useState(false)
  if (isBroken) {
    return (
      <div className={css.broken} role="alert">
        <p>{t('failed.video')}</p>
        <Button look="line" size="s" onClick={() => setBroken(false)}>
          {t('sound.again')}
        </Button>
      </div>
    )
  }
  return (
    <PreparedMedia file={file} kind="video">
      {/* biome-ignore lint/a11y/useMediaCaption: nobody has written down yet what was said */}
      <video
        className={css.film}
        src={previewOf(file)}
        poster={file.thumbnailWidths.length > 0 ? thumbnailOf(file, 1_280) : undefined}
        width={file.width ?? undefined}
        height={file.height ?? undefined}
        controls
        playsInline
        preload="metadata"
        aria-label={label}
        onError={() => setBroken(true)}
      />
    </PreparedMedia>
  )
}
