import type { FileSummary } from '@learntrail/contract/files/files'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { CaptionTracks } from '../captions/caption-tracks.tsx'
import { LazyCaptionsBelow } from '../captions/lazy-captions-below.tsx'
import { useCaptions } from '../captions/use-captions.ts'
import { thumbnailOf } from '../file-addresses.ts'
import { LazyFilmBar } from './film/lazy-film-bar.tsx'
import { useFilmSource } from './film/use-film-source.ts'
import css from './film-player.module.css'
import { PreparedMedia } from './prepared-media.tsx'

/** A video within a screen; it plays when pressed. */
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
      <Film file={file} label={label} onError={() => setBroken(true)} />
    </PreparedMedia>
  )
}

interface FilmProps {
  file: FileSummary
  label: string
  onError: () => void
}

function Film({ file, label, onError }: FilmProps) {
  const media = useRef<HTMLVideoElement>(null)
  const around = useRef<HTMLDivElement>(null)
  const shown = useCaptions(media, file)
  const source = useFilmSource(media, file)
  return (
    <div ref={around} className={css.whole} data-film-keys>
      {/* biome-ignore lint/a11y/useMediaCaption: the tracks are those of the file's captions */}
      <video
        ref={media}
        className={css.film}
        src={source.src}
        poster={file.thumbnailWidths.length > 0 ? thumbnailOf(file, 1_280) : undefined}
        width={file.width ?? undefined}
        height={file.height ?? undefined}
        controls
        playsInline
        preload="metadata"
        aria-label={label}
        onError={() => source.fails() || onError()}
      >
        <CaptionTracks file={file} />
      </video>
      <LazyFilmBar media={media} around={around} label={label} source={source} shown={shown} />
      <LazyCaptionsBelow media={media} file={file} shown={shown} kind="video" />
    </div>
  )
}
