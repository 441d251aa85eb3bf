import type { WrittenCaptions } from '@learntrail/contract/files/captions/captions'
import { type CaptionLanguage, captionLanguageCodes, captionLimits } from '@learntrail/contract/files/captions/facts'
import type { FileSummary } from '@learntrail/contract/files/files'
import { useQuery } from '@tanstack/react-query'
import { type RefObject, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailedState } from '../../../../ui/states/failed-state.tsx'
import { Loading, SkeletonLines } from '../../../../ui/states/skeleton.tsx'
import { previewOf, thumbnailOf } from '../../file-addresses.ts'
import { kindOf } from '../../file-kinds.ts'
import { PreparedMedia } from '../../viewer/prepared-media.tsx'
import { useLanguageName } from '../language-names.ts'
import css from './captions-editor.module.css'
import type { CaptionCalls } from './captions-session.ts'
import { CueSheet } from './cue-sheet.tsx'

export interface CaptionsEditorProps {
  account: string
  file: FileSummary
  calls: CaptionCalls
  onSaved: (saved: WrittenCaptions) => void
}

/** Editor for the captions of a video or audio file, beside its player, one language at a time. */
export function CaptionsEditor({ account, file, calls, onSaved }: CaptionsEditorProps) {
  const { t, i18n } = useTranslation('files/captions')
  const nameOf = useLanguageName()
  const [language, setLanguage] = useState<CaptionLanguage>(
    () => file.captions[0]?.language ?? (i18n.language.startsWith('en') ? 'en' : 'zh-Hant'),
  )
  const media = useRef<HTMLVideoElement & HTMLAudioElement>(null)
  const [words, setWords] = useState('')
  const there = file.captions.map((one) => one.language)
  const isFull = there.length >= captionLimits.languages
  const label = (code: CaptionLanguage) => {
    const name = t(`languages.${code}`)
    return there.includes(code) ? t('languageThere', { name }) : name
  }
  return (
    <div className={css.editor}>
      <div className={css.side}>
        <Player file={file} media={media} words={words} />
        <label className={css.language}>
          <span>{t('language')}</span>
          <select
            className={css.select}
            value={language}
            onChange={({ currentTarget }) => setLanguage(currentTarget.value as CaptionLanguage)}
          >
            {captionLanguageCodes.map((code) => (
              <option key={code} value={code} disabled={isFull && !there.includes(code)}>
                {label(code)}
              </option>
            ))}
          </select>
        </label>
        {there.length > 0 ? (
          <p className={css.note}>{t('there', { languages: there.map(nameOf).join('、') })}</p>
        ) : null}
        {isFull ? <p className={css.note}>{t('languagesFull', { limit: captionLimits.languages })}</p> : null}
      </div>
      <Opened
        key={language}
        account={account}
        file={file}
        calls={calls}
        onSaved={onSaved}
        media={media}
        language={language}
        onWords={setWords}
      />
    </div>
  )
}

interface PlayerProps {
  file: FileSummary
  media: RefObject<(HTMLVideoElement & HTMLAudioElement) | null>
  /** The cue at the current moment, as it is being written. */
  words: string
}

function Player({ file, media, words }: PlayerProps) {
  const kind = kindOf(file) === 'audio' ? 'audio' : 'video'
  const Element = kind
  return (
    <div className={css.player}>
      <PreparedMedia file={file} kind={kind}>
        <Element
          ref={media}
          className={css[kind]}
          src={previewOf(file)}
          poster={kind === 'video' && file.thumbnailWidths.length > 0 ? thumbnailOf(file, 1_280) : undefined}
          controls
          playsInline
          preload="metadata"
          aria-label={file.displayName}
        />
        <p className={css.words} aria-hidden="true">
          {words}
        </p>
      </PreparedMedia>
    </div>
  )
}

interface OpenedProps extends CaptionsEditorProps {
  language: CaptionLanguage
  media: PlayerProps['media']
  onWords: (words: string) => void
}

function Opened({ language, calls, ...props }: OpenedProps) {
  const query = useQuery({
    queryKey: ['files', 'captions', 'writing', calls.name, language],
    queryFn: () => calls.read(language),
    staleTime: 0,
    gcTime: 0,
  })
  // The first answer only: the session handles later changes on the server.
  const [opened, setOpened] = useState<WrittenCaptions>()
  if (query.data && !query.isFetching && opened === undefined) setOpened(query.data)
  if (opened) return <CueSheet {...props} calls={calls} opened={opened} />
  if (query.error) {
    return <FailedState error={query.error} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
  }
  return (
    <Loading>
      <SkeletonLines lines={5} />
    </Loading>
  )
}
