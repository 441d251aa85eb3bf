import type { CaptionLanguage } from '@learntrail/contract/files/captions/facts'
import type { FileSummary } from '@learntrail/contract/files/files'
import { type ComponentProps, type RefObject, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/icon.tsx'
import { OnDemand, onDemand } from '../../../ui/on-demand.tsx'
import css from './captions-below.module.css'
import { captionsOf } from './captions-of.ts'
import { useLanguageName } from './language-names.ts'
import type { Transcript } from './transcript.tsx'
import type { ShownCaptions } from './use-captions.ts'

const transcript = onDemand<ComponentProps<typeof Transcript> & { onClose: () => void }>(
  async () => (await import('./transcript.tsx')).Transcript,
)

interface CaptionsBelowProps {
  media: RefObject<HTMLMediaElement | null>
  file: Pick<FileSummary, 'id' | 'captions'>
  shown: ShownCaptions
  /** Audio has no picture to show captions over. */
  kind: 'video' | 'audio'
}

/** The choice of captions and the transcript, below a player; nothing if the file has no captions. */
export function CaptionsBelow({ media, file, shown, kind }: CaptionsBelowProps) {
  const { t } = useTranslation('files/viewer')
  const [isOpen, setOpen] = useState(false)
  const transcriptId = useId()
  if (captionsOf(file).length === 0 || shown.readIn === null) return null
  return (
    <div className={css.below} data-captions>
      <div className={css.choices}>
        {kind === 'video' || (isOpen && captionsOf(file).length > 1) ? (
          <LanguageChoice file={file} shown={shown} kind={kind} />
        ) : null}
        <button
          type="button"
          className={css.fold}
          aria-expanded={isOpen}
          aria-controls={transcriptId}
          onPointerEnter={transcript.ahead}
          onFocus={transcript.ahead}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name={isOpen ? 'up' : 'down'} size={18} />
          {t('captions.transcript')}
        </button>
      </div>
      <div id={transcriptId}>
        {isOpen ? (
          <OnDemand
            key={shown.readIn}
            part={transcript}
            media={media}
            file={file}
            language={shown.readIn}
            onClose={() => setOpen(false)}
          />
        ) : null}
      </div>
    </div>
  )
}

function LanguageChoice({ file, shown, kind }: Pick<CaptionsBelowProps, 'file' | 'shown' | 'kind'>) {
  const { t } = useTranslation('files/viewer')
  const nameOf = useLanguageName()
  const value = kind === 'video' ? shown.language : shown.readIn
  return (
    <label className={css.choice}>
      <span>{t(kind === 'video' ? 'captions.title' : 'captions.language')}</span>
      <select
        className={css.select}
        value={value ?? ''}
        onChange={({ currentTarget }) => shown.choose((currentTarget.value || null) as CaptionLanguage | null)}
      >
        {kind === 'video' ? <option value="">{t('captions.off')}</option> : null}
        {captionsOf(file).map(({ language }) => (
          <option key={language} value={language} lang={language}>
            {nameOf(language)}
          </option>
        ))}
      </select>
    </label>
  )
}
