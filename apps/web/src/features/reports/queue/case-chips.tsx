import type { CaseSummary } from '@learntrail/contract/reports/cases'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../../ui/chip.tsx'
import css from './queue.module.css'

/** What to know of a case before opening it. */
export function CaseChips({ one }: { one: CaseSummary }) {
  const { t } = useTranslation(['reports/cases', 'reports'])
  return (
    <span className={css.chips}>
      {one.isUrgent ? <Chip tone="rose">{t('chips.urgent')}</Chip> : null}
      <Chip>{t(`reports:types.${one.targetType}`)}</Chip>
      <Chip tone="accent">{t(`reports:states.${one.state}`)}</Chip>
      {one.waitsForOwner ? <Chip tone="honey">{t('chips.waitsForOwner')}</Chip> : null}
      {one.mendedAt && one.state === 'in_progress' ? <Chip tone="leaf">{t('chips.mended')}</Chip> : null}
      {one.isAppealed ? <Chip tone="spark">{t('chips.appealed')}</Chip> : null}
    </span>
  )
}
