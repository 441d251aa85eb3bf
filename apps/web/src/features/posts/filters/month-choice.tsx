import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { formatMonth } from '../../../ui/dates.ts'
import type { MonthIndexProps } from './month-index.tsx'

const MonthDialog = lazy(() => import('./month-dialog.tsx').then((module) => ({ default: module.MonthDialog })))

/** Where in the trail one is, and the way to its index of months: a sheet on phones, a window elsewhere. */
export function MonthChoice({ months, value, onChoose }: MonthIndexProps) {
  const { t } = useTranslation('tags/filters')
  const [isOpen, setOpen] = useState(false)
  const choose = (month: string) => {
    setOpen(false)
    if (month !== value) onChoose(month)
  }
  return (
    <>
      <Button look="line" size="s" icon="calendar" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {value ? formatMonth(`${value}-01`) : t('month.label')}
      </Button>
      {isOpen ? (
        <Suspense>
          <MonthDialog months={months} value={value} onChoose={choose} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
