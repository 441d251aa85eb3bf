import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { useFigureFilter } from '../filters/figure-filter.ts'

/** So few pupils that figures would name them: says so, and what to do. */
export function TooSmall() {
  const { t } = useTranslation('analytics')
  const [{ grade, className, week }, change] = useFigureFilter()
  const isNarrowed = grade !== undefined || className !== undefined || week !== undefined
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
