import { schoolPlanLimits } from '@learntrail/contract/plans/school/facts'
import { isFirstDayOf } from '@learntrail/contract/plans/semesters'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../ui/card.tsx'
import { ChipRow, ChoiceChip } from '../../../ui/chip.tsx'
import { today } from '../../../ui/dates.ts'
import { TextInput } from '../../../ui/form/text-input.ts'
import { WholeNumberInput } from '../../../ui/form/whole-number-input.tsx'
import { type Draft, semestersFrom } from './draft.rules.ts'
import css from './school.module.css'

const presets = [
  { name: 'general', lessons: '18' },
  { name: 'vocational', lessons: '6' },
  { name: 'vocationalMost', lessons: '12' },
] as const

interface NumberCardProps {
  draft: Draft
  wrong: Partial<Record<string, string>>
  onChange: (part: Partial<Draft>) => void
}

/** How many lessons are required, of how many minutes, and when semesters begin. */
export function NumberCard({ draft, wrong, onChange }: NumberCardProps) {
  const { t } = useTranslation('plans/school')
  const { lessonMinutes, lessonsAsked } = schoolPlanLimits
  const semesters = [...new Set([...draft.firstDays.map(({ semester }) => semester), ...semestersFrom(today(), 4)])]
    .toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }))
    .slice(-schoolPlanLimits.firstDays)
  const dayOf = (semester: string) => draft.firstDays.find((first) => first.semester === semester)?.day ?? ''
  const setDay = (semester: string, day: string) => {
    const others = draft.firstDays.filter((first) => first.semester !== semester)
    onChange({ firstDays: day === '' ? others : [...others, { semester, day }] })
  }
  return (
    <Card as="section" aria-labelledby="plan-numbers" className={css.part}>
      <h2 id="plan-numbers" className={css.heading}>
        {t('numbers.title')}
      </h2>
      <p className={css.note}>{t('numbers.note')}</p>
      <ChipRow>
        {presets.map(({ name, lessons }) => (
          <ChoiceChip
            key={name}
            isOn={draft.lessonsAsked === lessons}
            onToggle={() => onChange({ lessonsAsked: lessons })}
          >
            {t(`numbers.${name}`, { lessons })}
          </ChoiceChip>
        ))}
      </ChipRow>
      <div className={css.numbers}>
        <WholeNumberInput
          id="plans-lessonsAsked"
          label={t('numbers.asked')}
          description={t('numbers.range', lessonsAsked)}
          max={999}
          value={draft.lessonsAsked}
          error={wrong.lessonsAsked}
          onChange={(value) => onChange({ lessonsAsked: value })}
        />
        <WholeNumberInput
          id="plans-lessonMinutes"
          label={t('numbers.minutes')}
          description={t('numbers.range', lessonMinutes)}
          max={999}
          value={draft.lessonMinutes}
          error={wrong.lessonMinutes}
          onChange={(value) => onChange({ lessonMinutes: value })}
        />
      </div>
      <h3 className={css.label}>{t('days.title')}</h3>
      <p className={css.note}>{t('days.note')}</p>
      <div className={css.days}>
        {semesters.map((semester) => {
          const day = dayOf(semester)
          return (
            <TextInput
              key={semester}
              id={`plans-firstDay-${semester}`}
              type="date"
              label={t('days.of', { year: semester.split('-')[0], term: semester.split('-')[1] })}
              value={day}
              error={day === '' || isFirstDayOf(semester, day) ? undefined : t('days.wrong')}
              onChange={(event) => setDay(semester, event.currentTarget.value)}
            />
          )
        })}
      </div>
    </Card>
  )
}
