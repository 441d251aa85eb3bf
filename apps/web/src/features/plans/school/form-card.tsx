import {
  isLined,
  neededFacts,
  neededParts,
  notePlaces,
  schoolPlanLimits,
} from '@learntrail/contract/plans/school/facts'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../ui/card.tsx'
import { ChipRow, ChoiceChip } from '../../../ui/chip.tsx'
import { OrderedList } from '../../../ui/drag/ordered-list.tsx'
import { useOrderWords } from '../../../ui/drag/use-order-words.ts'
import { Checkbox } from '../../../ui/form/checkbox.ts'
import { TextInput } from '../../../ui/form/text-input.ts'
import { Textarea } from '../../../ui/form/textarea.ts'
import { WholeNumberInput } from '../../../ui/form/whole-number-input.tsx'
import type { Draft } from './draft.rules.ts'
import css from './school.module.css'
import { SignatureLines } from './signature-lines.tsx'

type FormDraft = Draft['form']

interface FormCardProps {
  form: FormDraft
  /** Placeholder for an empty school name. */
  schoolName: string
  wrong: Partial<Record<string, string>>
  onChange: (part: Partial<FormDraft>) => void
}

const isNeeded = (name: string) => [...neededParts, ...neededFacts].some((needed) => needed === name)

/** The printed form: its head, the order of its parts, its signatures, and the school's own note. */
export function FormCard({ form, schoolName, wrong, onChange }: FormCardProps) {
  const { t } = useTranslation('plans/school')
  const words = useOrderWords()
  const { parts, facts, note } = form
  return (
    <Card as="section" aria-labelledby="plan-form" className={css.part}>
      <h2 id="plan-form" className={css.heading}>
        {t('form.title')}
      </h2>
      <p className={css.note}>{t('form.note')}</p>
      <div className={css.numbers}>
        <TextInput
          id="plans-schoolName"
          label={t('form.schoolName')}
          placeholder={schoolName}
          value={form.schoolName}
          error={wrong.schoolName}
          onChange={(event) => onChange({ schoolName: event.currentTarget.value })}
        />
        <TextInput
          id="plans-title"
          label={t('form.name')}
          placeholder={t('form.usualName')}
          value={form.title}
          error={wrong.title}
          onChange={(event) => onChange({ title: event.currentTarget.value })}
        />
      </div>
      <h3 className={css.label}>{t('form.parts')}</h3>
      <OrderedList
        label={t('form.parts')}
        words={words}
        items={parts}
        idOf={({ part }) => part}
        nameOf={({ part }) => t(`parts.${part}`)}
        onChange={(next) => onChange({ parts: next })}
      >
        {(item) => (
          <>
            <Checkbox
              className={css.choice}
              label={t(`parts.${item.part}`)}
              checked={item.isPrinted}
              disabled={isNeeded(item.part)}
              onChange={(event) => {
                const isPrinted = event.currentTarget.checked
                onChange({ parts: parts.map((one) => (one === item ? { ...one, isPrinted } : one)) })
              }}
            />
            {isLined(item.part) && item.isPrinted ? (
              <WholeNumberInput
                className={css.lines}
                aria-label={t('form.linesOf', { name: t(`parts.${item.part}`) })}
                rightSection={t('form.lines')}
                rightSectionWidth={44}
                max={schoolPlanLimits.writingLines}
                value={String(item.lines)}
                onChange={(value) =>
                  onChange({ parts: parts.map((one) => (one === item ? { ...one, lines: Number(value || 0) } : one)) })
                }
              />
            ) : null}
          </>
        )}
      </OrderedList>
      <p className={css.note}>{t('form.partsNote')}</p>
      <h3 className={css.label}>{t('form.facts')}</h3>
      <OrderedList
        label={t('form.facts')}
        words={words}
        items={facts}
        idOf={({ field }) => field}
        nameOf={({ field }) => t(`facts.${field}`)}
        onChange={(next) => onChange({ facts: next })}
      >
        {(item) => (
          <Checkbox
            className={css.choice}
            label={t(`facts.${item.field}`)}
            checked={item.isPrinted}
            disabled={isNeeded(item.field)}
            onChange={(event) => {
              const isPrinted = event.currentTarget.checked
              onChange({ facts: facts.map((one) => (one === item ? { ...one, isPrinted } : one)) })
            }}
          />
        )}
      </OrderedList>
      <SignatureLines
        lines={form.signatures}
        error={wrong.signatures}
        onChange={(signatures) => onChange({ signatures })}
      />
      <h3 className={css.label}>{t('form.words')}</h3>
      <ChipRow>
        {notePlaces.map((place) => (
          <ChoiceChip key={place} isOn={note.place === place} onToggle={() => onChange({ note: { ...note, place } })}>
            {t(`form.places.${place}`)}
          </ChoiceChip>
        ))}
      </ChipRow>
      <Textarea
        id="plans-note"
        label={t('form.wordsLabel')}
        autosize
        minRows={2}
        value={note.text}
        error={wrong.note}
        onChange={(event) => onChange({ note: { ...note, text: event.currentTarget.value } })}
      />
    </Card>
  )
}
