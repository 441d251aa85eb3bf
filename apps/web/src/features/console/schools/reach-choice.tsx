import type { WholeSchool } from '@learntrail/contract/console/schools'
import type { SchoolReach } from '@learntrail/contract/teachers/reach'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChipRow, ChoiceChip } from '../../../ui/chip.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { useReachLine } from './use-reach-line.ts'

const kinds = ['whole', 'grades', 'classes'] as const
type Kind = (typeof kinds)[number]

interface ReachChoiceProps {
  classes: WholeSchool['classes']
  reach: SchoolReach | null
  onChange: (reach: SchoolReach | null) => void
}

/** Chooses the whole school, grades or classes, from those of the accounts the school has made. */
export function ReachChoice({ classes, reach, onChange }: ReachChoiceProps) {
  const { t } = useTranslation('console/schools')
  const reachLine = useReachLine()
  const [kind, setKind] = useState<Kind>('whole')
  const grades = [...new Set(classes.map(({ grade }) => grade))].map((grade) => ({ grade, className: null }))
  const offered: SchoolReach = kind === 'grades' ? grades : classes
  const chosen = reach ?? []
  const find = (one: SchoolReach[number]) =>
    chosen.find(({ grade, className }) => grade === one.grade && className === one.className)
  const toggle = (one: SchoolReach[number]) => {
    const known = find(one)
    onChange(known ? chosen.filter((other) => other !== known) : [...chosen, one])
  }
  return (
    <>
      <Field id="reach" label={t('reach.title')}>
        <ChipRow>
          {kinds.map((one) => (
            <ChoiceChip
              key={one}
              isOn={one === kind}
              onToggle={() => {
                setKind(one)
                onChange(one === 'whole' ? null : [])
              }}
            >
              {t(`reach.${one}`)}
            </ChoiceChip>
          ))}
        </ChipRow>
      </Field>
      {kind === 'whole' ? null : (
        <Field id="reached" label={t(`reach.which.${kind}`)}>
          <ChipRow>
            {offered.map((one) => (
              <ChoiceChip key={reachLine([one])} isOn={find(one) !== undefined} onToggle={() => toggle(one)}>
                {reachLine([one])}
              </ChoiceChip>
            ))}
          </ChipRow>
        </Field>
      )}
    </>
  )
}
