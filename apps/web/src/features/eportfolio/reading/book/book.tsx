import type { EPortfolio } from '@learntrail/contract/eportfolio/eportfolios'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSentence } from '../../../../i18n/problem-sentence.ts'
import { orNote } from '../../../../routing/or-note.tsx'
import { Button } from '../../../../ui/button.tsx'
import { StatePanel } from '../../../../ui/states/state-panel.tsx'
import { loadPdfOptions, problemOf } from '../../../files/index.ts'
import css from './book.module.css'
import { BookLoading } from './book-loading.tsx'

const PdfBook = orNote(async () => {
  const [{ PdfBook: Loaded }, { pdfOptions }] = await Promise.all([import('./pdf-book.tsx'), loadPdfOptions()])
  return (props: BookParts) => <Loaded {...props} options={pdfOptions} />
})

interface BookParts {
  url: string
  title: string
  onShown: () => void
  onFailed: () => void
}

interface BookProps {
  ePortfolio: Pick<EPortfolio, 'title'>
  url: string
  onShown: () => void
  onFailed: () => void
}

/** The document as a book, or the reason why it does not open. */
export function Book({ ePortfolio: { title }, url, onShown, onFailed }: BookProps) {
  const { t } = useTranslation(['eportfolio', 'common'])
  const sentence = useSentence()
  const [fault, setFault] = useState<{ problem: unknown } | null>(null)
  const [round, setRound] = useState(0)

  if (fault) {
    return (
      <div className={css.frame}>
        <StatePanel
          role="alert"
          scene="broken"
          title={t('book.failed')}
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
          <p>{fault.problem === undefined ? t('book.failedText') : sentence(fault.problem)}</p>
        </StatePanel>
      </div>
    )
  }
  return (
    <Suspense
      fallback={
        <div className={css.frame}>
          <BookLoading />
        </div>
      }
    >
      <PdfBook
        key={`${url} ${round}`}
        url={url}
        title={title}
        onShown={onShown}
        onFailed={async () => {
          setFault({ problem: await problemOf(url) })
          onFailed()
        }}
      />
    </Suspense>
  )
}
