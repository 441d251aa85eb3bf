import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSentence } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { StatePanel } from '../../../ui/states/state-panel.tsx'
import { LazyPdfDocument, problemOf } from '../../files/index.ts'
import css from './pdf-screen.module.css'

const noView = () => undefined

/** The pages of the PDF, or why they cannot be shown. */
export function PlanPdf({ name, url }: { name: string; url: string }) {
  const { t } = useTranslation(['plans', 'common'])
  const sentence = useSentence()
  const [fault, setFault] = useState<{ problem: unknown } | null>(null)
  const [round, setRound] = useState(0)
  if (fault === null)
    return (
      <div className={css.pages}>
        <LazyPdfDocument
          key={round}
          url={url}
          name={name}
          onView={noView}
          onFailed={async () => setFault({ problem: await problemOf(url) })}
        />
      </div>
    )
  return (
    <StatePanel
      role="alert"
      scene="broken"
      title={t('pdfFailed')}
      action={
        <Button
          look="soft"
          onClick={() => {
            setFault(null)
            setRound(round + 1)
          }}
        >
          {t('common:retry')}
        </Button>
      }
    >
      {fault.problem ? <p>{sentence(fault.problem)}</p> : null}
    </StatePanel>
  )
}
