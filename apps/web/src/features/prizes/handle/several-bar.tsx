import type { ListedApplication } from '@learntrail/contract/prizes/handling'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Checkbox } from '../../../ui/form/checkbox.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useTakeStep } from '../api/handling.ts'
import css from './handle.module.css'
import { stepForSeveral } from './next-steps.rules.ts'

interface SeveralBarProps {
  selectable: ListedApplication[]
  selected: ListedApplication[]
  onSelect: (ids: string[]) => void
}

interface Result {
  number: string
  /** Null if the step succeeded. */
  trouble: string | null
}

/** Advances several applications one after the other, and shows each outcome. */
export function SeveralBar({ selectable, selected, onSelect }: SeveralBarProps) {
  const { t } = useTranslation('prizes/handle')
  const takeStep = useTakeStep()
  const [running, setRunning] = useState<{ done: number; of: number } | null>(null)
  const [results, setResults] = useState<{ step: 'approve' | 'prepare'; all: Result[] } | null>(null)

  const run = async (step: 'approve' | 'prepare', applications: ListedApplication[]) => {
    const all: Result[] = []
    for (const { id, number } of applications) {
      setRunning({ done: all.length, of: applications.length })
      // A refusal of one does not stop the rest.
      const trouble = await takeStep.mutateAsync({ id, body: { step } }).then(() => null, sentenceOf)
      all.push({ number, trouble })
    }
    setRunning(null)
    setResults({ step, all })
    onSelect([])
  }

  if (selectable.length === 0 && results === null) return null
  const isAll = selectable.length > 0 && selected.length === selectable.length
  return (
    <Card as="section" padding="s" className={css.bar} aria-label={t('several.label')}>
      {selectable.length === 0 ? null : (
        <div className={css.acts}>
          <Checkbox
            size="md"
            label={selected.length === 0 ? t('several.all') : t('several.chosen', { count: selected.length })}
            checked={isAll}
            indeterminate={selected.length > 0 && !isAll}
            disabled={running !== null}
            onChange={() => onSelect(isAll ? [] : selectable.map(({ id }) => id))}
          />
          {(['approve', 'prepare'] as const).map((step) => {
            const fitting = selected.filter((one) => stepForSeveral(one) === step)
            return fitting.length === 0 ? null : (
              <Button key={step} size="s" isBusy={running !== null} onClick={() => void run(step, fitting)}>
                {t(step === 'approve' ? 'several.approve' : 'several.prepare', { count: fitting.length })}
              </Button>
            )
          })}
        </div>
      )}
      <div role="status">{running ? t('several.under', running) : null}</div>
      {results ? (
        <div className={css.results}>
          <ul aria-label={t('several.results')}>
            {results.all.map(({ number, trouble }) => (
              <li key={number} data-failed={trouble !== null || undefined}>
                <Icon name={trouble === null ? 'check' : 'alert'} size={18} />
                <span>
                  <strong>{number}</strong>{' '}
                  {trouble ?? t(results.step === 'approve' ? 'several.approved' : 'several.prepared')}
                </span>
              </li>
            ))}
          </ul>
          <Button look="quiet" size="s" onClick={() => setResults(null)}>
            {t('several.close')}
          </Button>
        </div>
      ) : null}
    </Card>
  )
}
