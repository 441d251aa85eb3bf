import type { WholeCase } from '@learntrail/contract/reports/cases'
import { reportLimits } from '@learntrail/contract/reports/limits'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { dot } from '../../../ui/dotted.ts'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { checkText } from '../../../ui/form/text-rules.ts'
import { useKeptForm } from '../../../ui/form/use-kept-form.ts'
import { useNameOf } from '../../../ui/known-people.ts'
import { When } from '../../../ui/when.tsx'
import { noteCase, useCaseChange } from '../api/cases.ts'
import css from './case.module.css'
import { WordsField } from './words-field.tsx'

/** Staff's internal notes on a case. */
export function Notes({ one }: { one: WholeCase }) {
  const { t } = useTranslation(['reports/cases', 'common'])
  const nameOf = useNameOf()
  const add = useCaseChange((body: { clientId: string; words: string }) => noteCase(one.id, body))
  const form = useKeptForm({
    id: 'note',
    start: () => ({ words: '' }),
    check: ({ words }) => ({ words: checkText(words, { required: true, max: reportLimits.note }) }),
    send: ({ words }, clientId) => add.mutateAsync({ clientId, words }),
    startsAgain: true,
    isAnotherOnceChanged: true,
  })
  return (
    <Card as="form" className={css.part} onSubmit={form.submit} aria-labelledby="notes">
      <h2 id="notes" className={css.heading}>
        {t('notes.title')}
      </h2>
      {one.notes.length > 0 ? (
        <ul className={css.entries}>
          {one.notes.map(({ id, author, words, at }) => (
            <li key={id} className={css.entry}>
              <p className={css.note}>
                <span>
                  {author ? nameOf(author) : t('common:deletedPerson')}
                  {dot}
                  <When time={at} relative />
                </span>
              </p>
              <p className={css.words}>{words}</p>
            </li>
          ))}
        </ul>
      ) : null}
      {form.failure ? <FormAlert>{form.failure}</FormAlert> : null}
      <WordsField {...form.input('words')} label={t('notes.words')} note={t('notes.note')} />
      <div className={css.acts}>
        <Button type="submit" look="line" isBusy={form.isSending}>
          {t('notes.add')}
        </Button>
      </div>
    </Card>
  )
}
