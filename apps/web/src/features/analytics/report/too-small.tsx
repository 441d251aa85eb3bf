import type { AnalyticsSchool } from '@learntrail/contract/analytics/analytics'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../paths.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { useFigureFilter } from '../filters/figure-filter.ts'

/** Shown instead of figures when there are too few pupils to stay anonymous, or no school list; says what to do. */
export function TooSmall({ school }: { school: AnalyticsSchool }) {
  const { t } = useTranslation('analytics')
  const [{ grade, className, week }, change] = useFigureFilter()
  const isNarrowed = grade !== undefined || className !== undefined || week !== undefined
  if (school.grades.length === 0) return <NoList school={school} />
  return (
    <EmptyState
      title={t('small.title')}
      action={
        isNarrowed ? (
          <Button look="soft" onClick={() => change({ grade: null, week: null })}>
            {t('small.widen')}
          </Button>
        ) : undefined
      }
    >
      <p>{t(isNarrowed ? 'small.text' : 'small.whole')}</p>
    </EmptyState>
  )
}

function NoList({ school: { id, reach, isForStaff } }: { school: AnalyticsSchool }) {
  const { t } = useTranslation('analytics')
  const mayImport = reach === null && !isForStaff
  return (
    <EmptyState
      title={t('noList.title')}
      action={mayImport ? <LinkButton to={paths.importOwnSchool(id)}>{t('noList.import')}</LinkButton> : undefined}
    >
      <p>{t(mayImport ? 'noList.text' : 'noList.others')}</p>
    </EmptyState>
  )
}
