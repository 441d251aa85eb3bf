import { textLength } from '@learntrail/contract/characters'
import { homeworkLimits } from '@learntrail/contract/homework/limits'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newId } from '../../../api/new-id.ts'
import { ruleSentence } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { Textarea } from '../../../ui/form/textarea.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { WaitingLines } from '../../../ui/states/waiting-lines.tsx'
import { keepPhrase, phrasesQuery, removePhrase } from '../api/phrases.ts'
import { useHomeworkChange } from '../api/use-homework-change.ts'
import css from './phrases-dialog.module.css'

export interface PhrasesDialogProps {
  /** Words of the current remark, which can be kept as a phrase. */
  written: string
  onChoose: (words: string) => void
  onClose: () => void
}

/** The corrector's phrases; Tab and Enter insert one into the remark. */
export function PhrasesDialog({ written, onChoose, onClose }: PhrasesDialogProps) {
  const { t } = useTranslation('homework/phrases')
  const query = useQuery(phrasesQuery)
  const phrases = query.data?.items
  const first = useRef<HTMLButtonElement>(null)
  const isThere = phrases !== undefined
  useEffect(() => {
    if (isThere) first.current?.focus()
  }, [isThere])
  const remove = useHomeworkChange(removePhrase)
  return (
    <Dialog isOpen title={t('title')} onClose={onClose}>
      <div className={css.phrases}>
        {phrases ? null : <WaitingLines query={query} lines={3} />}
        {phrases?.length === 0 ? <p role="status">{t('none')}</p> : null}
        {phrases && phrases.length > 0 ? (
          <ul aria-label={t('title')}>
            {phrases.map(({ id, words }, index) => (
              <li key={id} className={css.row}>
                <button
                  ref={index === 0 ? first : undefined}
                  type="button"
                  className={css.phrase}
                  onClick={() => onChoose(words)}
                >
                  {words}
                </button>
                <IconButton
                  label={t('remove', { words })}
                  icon="close"
                  disabled={remove.isPending}
                  onClick={() => remove.mutate(id)}
                />
              </li>
            ))}
          </ul>
        ) : null}
        {phrases ? <NewPhrase written={written} isFull={phrases.length >= homeworkLimits.phrases} /> : null}
      </div>
    </Dialog>
  )
}

function NewPhrase({ written, isFull }: { written: string; isFull: boolean }) {
  const { t } = useTranslation('homework/phrases')
  const [words, setWords] = useState(textLength(written) <= homeworkLimits.phrase ? written : '')
  const [clientId, setClientId] = useState(newId)
  const keep = useHomeworkChange(keepPhrase)
  const isTooLong = textLength(words) > homeworkLimits.phrase
  if (isFull) return <p className={css.note}>{t('full', { count: homeworkLimits.phrases })}</p>
  return (
    <>
      <Textarea
        label={t('new')}
        autosize
        minRows={2}
        maxRows={6}
        value={words}
        error={isTooLong ? ruleSentence('too_long', homeworkLimits.phrase) : null}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <div>
        <Button
          size="s"
          look="soft"
          isBusy={keep.isPending}
          disabled={words.trim() === '' || isTooLong}
          onClick={() =>
            keep.mutate(
              { clientId, words },
              {
                onSuccess: () => {
                  setWords('')
                  setClientId(newId())
                },
              },
            )
          }
        >
          {t('keep')}
        </Button>
      </div>
    </>
  )
}
