import type { WholeCase } from '@learntrail/contract/reports/cases'
import { type Decision, decisions, hides, suspends } from '@learntrail/contract/reports/facts'
import { reportLimits } from '@learntrail/contract/reports/limits'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newId } from '../../../api/new-id.ts'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ChipRow, ChoiceChip } from '../../../ui/chip.tsx'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Checkbox } from '../../../ui/form/checkbox.ts'
import { Field } from '../../../ui/form/field.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { Select } from '../../../ui/form/select.ts'
import { dropDraft, readDraft, useKeptDraft } from '../../../ui/keep-draft.ts'
import { toggled } from '../../../ui/toggled.ts'
import { decideCase, useCaseChange } from '../api/cases.ts'
import css from './case.module.css'
import { WordsField, wrongWords } from './words-field.tsx'

/** Usual lengths of a suspension in days; `0` is permanent. */
const usualDays = [1, 3, 7, 14, 30, 90, 180, reportLimits.suspension.max, 0] as const

interface Values extends Record<string, unknown> {
  clientId: string
  decision: Decision | null
  days: number
  words: string
  falseReportIds: string[]
}

/** Makes a decision; its input stays on the device until it is sent. */
export function DecideForm({ one }: { one: WholeCase }) {
  const { t } = useTranslation(['reports/cases', 'reports', 'common'])
  const name = `case.${one.id}`
  const [start] = useState<Values>(() => ({
    clientId: newId(),
    decision: null,
    days: 7,
    words: '',
    falseReportIds: [],
    ...readDraft<Values>(name),
  }))
  const [values, setValues] = useState(start)
  const [wrong, setWrong] = useState<string>()
  const [isAsking, setAsking] = useState(false)
  useKeptDraft(name, values, values !== start)
  const change = (part: Partial<Values>) => {
    setValues((before) => ({ ...before, ...part }))
    setWrong(undefined)
  }
  const { decision, days, words, falseReportIds, clientId } = values
  const decide = useCaseChange((chosen: Decision) =>
    decideCase(one.id, {
      clientId,
      version: one.version,
      decision: chosen,
      words,
      falseReportIds,
      days: suspends(chosen) && days > 0 ? days : null,
    }),
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (decision === null) return
    const found = wrongWords('case-words', words, { max: reportLimits.words, isRequired: decision !== 'nothing' })
    setWrong(found)
    if (found) return
    if (suspends(decision)) setAsking(true)
    else send(decision)
  }
  const send = (chosen: Decision) =>
    decide.mutate(chosen, {
      onSuccess: () => {
        dropDraft(name)
        toast(t('decide.done'))
      },
      onSettled: () => setAsking(false),
    })
  const owner = one.owner.displayName || t('common:deletedPerson')
  const offered = decisions.filter((offer) => !hides(offer) || one.can.hide)
  return (
    <Card as="form" className={css.part} onSubmit={submit} aria-labelledby="decide">
      <h2 id="decide" className={css.heading}>
        {t('decide.title')}
      </h2>
      {decide.error ? <FormAlert>{sentenceOf(decide.error)}</FormAlert> : null}
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
        <WordsField
          id="case-words"
          label={t('decide.words')}
          note={t('decide.wordsNote')}
          value={words}
          error={wrong}
          onChange={(value) => change({ words: value })}
        />
      ) : null}
      {decision === 'nothing' ? (
        <Field id="case-false" label={t('decide.false')} note={t('decide.falseNote')}>
          {one.reports.map(({ id, reporter, description }) => (
            <Checkbox
              key={id}
              label={t('decide.falseOf', {
                name: reporter.displayName || t('common:deletedPerson'),
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
        isBusy={decide.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => decision && send(decision)}
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
        <Button type="submit" disabled={decision === null} isBusy={decide.isPending}>
          {t('decide.send')}
        </Button>
      </div>
    </Card>
  )
}
