import type { FileSummary } from '@learntrail/contract/files/files'
import type { Place, PlaceAt } from '@learntrail/contract/homework/places'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { FileSheet } from '../../files/index.ts'
import { PageMarks } from './page-marks.tsx'
import css from './places.module.css'

interface MarkedSheetProps {
  file: FileSummary
  places: readonly Place[]
  /** Another object leads there again. */
  chosen: { id: string } | null
  isOpen: boolean
  onChoose: (id: string) => void
  /** Null for those who read. */
  onMark: ((at: PlaceAt) => void) | null
}

/** The pages of a file with what is said of them, unfolded where one looks at them. */
export function MarkedSheet({ file, places, chosen, isOpen, onChoose, onMark }: MarkedSheetProps) {
  const { t } = useTranslation('homework/places')
  const [isUnfolded, setUnfolded] = useState(isOpen)
  const [isMarking, setMarking] = useState(false)
  const [ledTo, setLedTo] = useState<object | null>(null)
  const at = places.find(({ id }) => id === chosen?.id)?.at
  const page = at?.kind === 'file' && at.fileId === file.id ? at.page : undefined
  const [goTo, setGoTo] = useState<{ page: number }>()
  if (chosen !== null && chosen !== ledTo) {
    setLedTo(chosen)
    if (page !== undefined) {
      setUnfolded(true)
      setGoTo({ page })
    }
  }
  const count = places.filter((place) => place.at.kind === 'file' && place.at.fileId === file.id).length
  return (
    <details className={css.sheet} open={isUnfolded} onToggle={(event) => setUnfolded(event.currentTarget.open)}>
      <summary>
        {t(onMark ? 'sheet' : 'readSheet', { name: file.displayName })}
        {count > 0 ? <span className={css.count}>{t('countInFile', { count })}</span> : null}
      </summary>
      {isUnfolded ? (
        <div className={css.sheetBody}>
          {onMark ? (
            <div className={css.tools}>
              <Button
                look={isMarking ? 'soft' : 'line'}
                size="s"
                icon="chat"
                aria-pressed={isMarking}
                onClick={() => setMarking(!isMarking)}
              >
                {t(isMarking ? 'stopMarking' : 'markSheet')}
              </Button>
              {isMarking ? <p className={css.how}>{t('how')}</p> : null}
            </div>
          ) : null}
          <FileSheet
            file={{ ...file, isMine: false }}
            goTo={goTo}
            over={(number) => (
              <PageMarks
                fileId={file.id}
                page={number}
                places={places}
                chosen={chosen?.id ?? null}
                onChoose={onChoose}
                onMark={
                  isMarking && onMark
                    ? (marked) => {
                        setMarking(false)
                        onMark(marked)
                      }
                    : null
                }
              />
            )}
          />
        </div>
      ) : null}
    </details>
  )
}
