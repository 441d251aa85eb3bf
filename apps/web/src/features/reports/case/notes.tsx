import type { WholeCase } from '@learntrail/contract/reports/cases'
import { reportLimits } from '@learntrail/contract/reports/limits'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newId } from '../../../api/new-id.ts'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { dot } from '../../../ui/dotted.ts'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { When } from '../../../ui/when.tsx'
import { noteCase, useCaseChange } from '../api/cases.ts'
import css from './case.module.css'
import { WordsField, wrongWords } from './words-field.tsx'

/** Staff's internal notes on a case. */
export function Notes({ one }: { one: WholeCase }) {
  const { t } = useTranslation(['reports/cases', 'common'])
  const [note, setNote] = useState(() => ({ clientId: newId(), words: '' }))
  const [wrong, setWrong] = useState<string>()
  const add = useCaseChange(() => noteCase(one.id, note))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = wrongWords('case-note', note.words, { max: reportLimits.note })
    setWrong(found)
    if (!found) add.mutate(undefined, { onSuccess: () => setNote({ clientId: newId(), words: '' }) })
  }
  return (
    <Card as="form" className={css.part} onSubmit={submit} aria-labelledby="notes">
      <h2 id="notes" className={css.heading}>
        {t('notes.title')}
      </h2>
      {one.notes.length > 0 ? (
        <ul className={css.entries}>
          {one.notes.map(({ id, author, words, at }) => (
            <li key={id} className={css.entry}>
              <p className={css.note}>
                <span>
                  {author?.displayName || t('common:deletedPerson')}
                  {dot}
                  <When time={at} relative />
                </span>
              </p>
              <p className={css.words}>{words}</p>
            </li>
          ))}
        </ul>
      ) : null}
      {add.error ? <FormAlert>{sentenceOf(add.error)}</FormAlert> : null}
      <WordsField
        id="case-note"
        label={t('notes.words')}
        note={t('notes.note')}
        value={note.words}
        error={wrong}
        onChange={(words) => {
          setNote((before) => ({ ...before, words }))
          setWrong(undefined)
        }}
      />
      <div className={css.acts}>
        <Button type="submit" look="line" isBusy={add.isPending}>
          {t('notes.add')}
        </Button>
      </div>
    </Card>
  )
}
