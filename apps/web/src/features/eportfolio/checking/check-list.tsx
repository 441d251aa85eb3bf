import type { ExportDraft } from '@learntrail/contract/eportfolio/export-drafts'
import { nationalUploadRule } from '@learntrail/contract/eportfolio/national-upload'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDay, today } from '../../../ui/dates.ts'
import { Icon } from '../../../ui/icon.tsx'
import { friendNamesQuery } from '../api/list-friend-names.ts'
import { shownImage } from '../draft/placed-images.ts'
import type { Preview } from '../typeset/preview/preview-session.ts'
import { chapterGuide } from './chapter-guide.ts'
import { readingMinutes } from './chapters.rules.ts'
import css from './check-list.module.css'
import { type Finding, findingsOf, type Place } from './check-list.rules.ts'
import { useFindingWords } from './use-finding-words.ts'

export interface CheckListProps {
  draft: ExportDraft
  /** Data of the preview on the screen. */
  preview: Pick<Preview, 'anchors' | 'lacking'>
  /** Whether the form is for the national system, which takes a description. */
  isUploaded: boolean
  onGo: (place: Place, finding: Finding) => void
}

/** In order of severity; `lacking` is open from the start. */
const kinds = ['lacking', 'coarse', 'longDescription', 'named', 'noCaption', 'chapter'] as const
/** Lines shown of a kind before the rest is expanded. */
const most = 5

/** Reading time, and findings before the export; each line leads to its place. */
export function CheckList({ draft, preview, isUploaded, onGo }: CheckListProps) {
  const { t } = useTranslation('eportfolio/checking')
  const names = useQuery(friendNamesQuery)
  const { uploadDescription, pages } = draft
  const limit = nationalUploadRule(today()).descriptionCharacters
  const description = uploadDescription ?? [...pages.introduction].slice(0, limit).join('')
  const findings = findingsOf({
    content: draft,
    ...preview,
    pixelsOf: (imageId) => shownImage(draft, imageId)?.width ?? undefined,
    names: names.data ?? [],
    upload: isUploaded ? { description, limit } : null,
  })
  const minutes = readingMinutes(draft.customTextResources)
  return (
    <section className={css.checks} aria-label={t('label')}>
      <p className={css.head}>
        <strong>{t(findings.length > 0 ? 'some' : 'none', { count: findings.length })}</strong>
        {minutes > 0 ? <span className={css.minutes}>{t('minutes', { count: minutes })}</span> : null}
      </p>
      {kinds.map((kind) => {
        const found = findings.filter((one) => one.kind === kind)
        return found.length === 0 ? null : <Kind key={kind} kind={kind} found={found} draft={draft} onGo={onGo} />
      })}
    </section>
  )
}

interface KindProps extends Pick<CheckListProps, 'draft' | 'onGo'> {
  kind: Finding['kind']
  found: readonly Finding[]
}

function Kind({ kind, found, draft, onGo }: KindProps) {
  const { t } = useTranslation('eportfolio/checking')
  const wordsOf = useFindingWords(draft)
  const [isWhole, showWhole] = useState(false)
  const shown = isWhole ? found : found.slice(0, most)
  return (
    <details className={css.kind} open={kind === 'lacking'}>
      <summary className={css.summary}>
        <Icon name="right" size={16} />
        <span className={css.name}>{t(`kinds.${kind}.name`)}</span>
        <span className={css.count}>{found.length}</span>
      </summary>
      <p className={css.text}>{t(`kinds.${kind}.text`)}</p>
      <ul className={css.lines}>
        {shown.map((finding) => (
          <li key={`${finding.place.kind}.${finding.place.id}.${wordsOf(finding)}`}>
            <button type="button" className={css.line} onClick={() => onGo(finding.place, finding)}>
              {wordsOf(finding)}
            </button>
          </li>
        ))}
      </ul>
      {shown.length < found.length ? (
        <button type="button" className={css.more} onClick={() => showWhole(true)}>
          {t('more', { count: found.length - shown.length })}
        </button>
      ) : null}
      {kind === 'chapter' ? <GuideSource /> : null}
    </details>
  )
}

function GuideSource() {
  const { t } = useTranslation('eportfolio/checking')
  const { source, url, publishedIn, schoolYear, reviewedOn } = chapterGuide
  return (
    <p className={css.source}>
      {t('source')}
      <a href={url} target="_blank" rel="noopener noreferrer">
        {source}
      </a>
      {t('sourceDates', { year: publishedIn, schoolYear, day: formatDay(reviewedOn) })}
    </p>
  )
}
