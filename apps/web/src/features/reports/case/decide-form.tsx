import type { WholeCase } from '@learntrail/contract/reports/cases'
import { type Decision, decisions, hides, suspends } from '@learntrail/contract/reports/facts'
import { reportLimits } from '@learntrail/contract/reports/limits'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ChipRow, ChoiceChip } from '../../../ui/chip.tsx'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Checkbox } from '../../../ui/form/checkbox.ts'
import { Field } from '../../../ui/form/field.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { Select } from '../../../ui/form/select.ts'
import { checkText } from '../../../ui/form/text-rules.ts'
import { useKeptForm } from '../../../ui/form/use-kept-form.ts'
import { useNameOf } from '../../../ui/known-people.ts'
import { toggled } from '../../../ui/toggled.ts'
import { useCurrentUser } from '../../profiles/index.ts'
import { decideCase, useCaseChange } from '../api/cases.ts'
import css from './case.module.css'
import { WordsField } from './words-field.tsx'

/** Usual lengths of a suspension in days; `0` is permanent. */
const usualDays = [1, 3, 7, 14, 30, 90, 180, reportLimits.suspension.max, 0] as const

interface Values {
  decision: Decision | null
  days: number
  words: string
  falseReportIds: string[]
}

/** Makes a decision; its input stays on the device until it is sent. */
export function DecideForm({ one }: { one: WholeCase }) {
  const { t } = useTranslation(['reports/cases', 'reports', 'common'])
  const nameOf = useNameOf()
  const account = useCurrentUser()?.id ?? null
  const [isAsking, setAsking] = useState(false)
  const decide = useCaseChange((body: Parameters<typeof decideCase>[1]) => decideCase(one.id, body))
  const form = useKeptForm({
    id: 'case',
    draft: { what: 'case', account, of: one.id },
    start: (): Values => ({ decision: null, days: 7, words: '', falseReportIds: [] }),
    check: ({ decision, words }) => ({
      words: checkText(words, { required: decision !== 'nothing', max: reportLimits.words }),
    }),
    async send({ decision, days, words, falseReportIds }, clientId) {
      if (decision === null) return
      const length = suspends(decision) && days > 0 ? days : null
      await decide
        .mutateAsync({ clientId, version: one.version, decision, words, falseReportIds, days: length })
        .finally(() => setAsking(false))
      toast(t('decide.done'))
    },
  })
  const { change } = form
  const { decision, days, falseReportIds } = form.values
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (decision === null || !form.check()) return
    if (suspends(decision)) setAsking(true)
    else void form.send()
  }
  const owner = nameOf(one.owner)
  const offered = decisions.filter((offer) => !hides(offer) || one.can.hide)
  return (
    <Card as="form" className={css.part} onSubmit={submit} aria-labelledby="decide">
      <h2 id="decide" className={css.heading}>
        {t('decide.title')}
      </h2>
      {form.failure ? <FormAlert>{form.failure}</FormAlert> : null}
      <Field
        id="case-decision"
        label={t('decide.what')}
        isRequired
        note={decision ? t(`decide.notes.${decision}`) : t('decide.choose')}
      >
        <ChipRow>
          {offered.map((offer) => (
            <ChoiceChip key={offer} isOn={decision === offer} onToggle={() => change({ decision: offer })}>
              {t(`decide.offers.${offer}`)}
            </ChoiceChip>
          ))}
        </ChipRow>
      </Field>
      {decision !== null && suspends(decision) ? (
        <Select
          label={t('decide.days')}
          allowDeselect={false}
          data={usualDays.map((count) => ({
            value: String(count),
            label: count === 0 ? t('reports:judgements.forGood') : t('decide.dayCount', { count }),
          }))}
          value={String(days)}
          onChange={(value) => change({ days: Number(value) })}
        />
      ) : null}
      {decision !== null && decision !== 'nothing' ? (
        <WordsField {...form.input('words')} label={t('decide.words')} note={t('decide.wordsNote')} />
      ) : null}
      {decision === 'nothing' ? (
        <Field id="case-false" label={t('decide.false')} note={t('decide.falseNote')}>
          {one.reports.map(({ id, reporter, description }) => (
            <Checkbox
              key={id}
              label={t('decide.falseOf', {
                name: nameOf(reporter),
                words: description,
              })}
              checked={falseReportIds.includes(id)}
              onChange={() => change({ falseReportIds: toggled(falseReportIds, id) })}
            />
          ))}
        </Field>
      ) : null}
      <ConfirmDialog
        isOpen={isAsking}
        title={t('decide.ask.title', { name: owner })}
        confirm={t('decide.ask.confirm')}
        isDangerous
        isBusy={form.isSending}
        onClose={() => setAsking(false)}
        onConfirm={() => void form.send()}
      >
        <p>
          {t('decide.ask.text', {
            name: owner,
            length: days > 0 ? t('decide.ask.for', { days }) : t('decide.ask.forGood'),
          })}
        </p>
        {decision !== null && hides(decision) ? <p>{t('decide.ask.hidden')}</p> : null}
      </ConfirmDialog>
      <div className={css.acts}>
        <Button type="submit" disabled={decision === null} isBusy={form.isSending}>
          {t('decide.send')}
        </Button>
      </div>
    </Card>
  )
}
