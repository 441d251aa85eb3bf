import type { Resource } from '@learntrail/contract/eportfolio/resources'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../ui/card.tsx'
import { CornerCheck } from '../../../ui/corner-check.tsx'
import { formatDay } from '../../../ui/dates.ts'
import { Icon } from '../../../ui/icon.tsx'
import { WholeWords } from '../../../ui/whole-words.tsx'
import { Picture } from '../../files/index.ts'
import css from './material.module.css'

interface ResourceCardProps {
  resource: Resource
  isOn: boolean
  isBusy: boolean
  onToggle: () => void
}

/** Card of a record or homework that can be material; pressing anywhere toggles it. */
export function ResourceCard({ resource, isOn, isBusy, onToggle }: ResourceCardProps) {
  const { t } = useTranslation(['eportfolio/export', 'tags'])
  const title = resource.title || t('material.untitled', { day: formatDay(resource.date) })
  return (
    <Card as="label" padding="none" className={css.card} data-on={isOn || undefined} aria-busy={isBusy || undefined}>
      <input type="checkbox" aria-label={title} checked={isOn} disabled={isBusy} onChange={onToggle} />
      <CornerCheck isOn={isOn} />
      {resource.cover ? (
        <Picture file={resource.cover} sizes="(max-width: 575px) 96px, 280px" className={css.picture} />
      ) : (
        <span className={css.picture} data-empty>
          <Icon name="portfolio" size={28} />
        </span>
      )}
      <span className={css.words}>
        <span className={css.title}>
          <WholeWords>{title}</WholeWords>
        </span>
        {resource.excerpt ? <span className={css.excerpt}>{resource.excerpt}</span> : null}
        <span className={css.facts}>
          <span>{formatDay(resource.date)}</span>
          <span>{t('words', { count: resource.wordCount })}</span>
          {resource.imageCount > 0 ? <span>{t('pictures', { count: resource.imageCount })}</span> : null}
        </span>
        <span className={css.facts}>
          {resource.type === 'homework' ? <span>{t('material.homework')}</span> : null}
          <span>{t(`tags:classifications.${resource.classification}`)}</span>
        </span>
      </span>
    </Card>
  )
}
