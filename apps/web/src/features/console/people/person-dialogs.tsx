import { type StaffLevel, staffLevels } from '@learntrail/contract/console/levels'
import type { WholePerson } from '@learntrail/contract/console/people'
import type { GradeCode } from '@learntrail/contract/profiles/organization-codes'
import { type PlanName, planNames } from '@learntrail/contract/shell/features'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLocale } from '../../../i18n/i18n.ts'
import { listInDialog, Select } from '../../../ui/form/select.ts'
import { TextInput } from '../../../ui/form/text-input.ts'
import { endOf } from '../../../ui/taipei-time.ts'
import { gradesQuery, SchoolChoice } from '../../profiles/index.ts'
import { changePersonLevel, changePersonSchool, grantPersonPlan, usePersonChange } from '../api/people.ts'
import { DangerDialog } from '../danger/danger-dialog.tsx'
import { calledOf } from './called.ts'

interface ActProps {
  person: WholePerson
  onDone: () => void
  onClose: () => void
}

export function SchoolDialog({ person, ...rest }: ActProps) {
  const { t } = useTranslation('console/people')
  const change = usePersonChange()
  const [schoolId, setSchoolId] = useState<string | null>(null)
  const [grade, setGrade] = useState<GradeCode | null>(null)
  const { data } = useQuery(gradesQuery())
  const isStudent = person.academicRole === 'student'
  return (
    <DangerDialog
      {...rest}
      title={t('acts.school.title', { name: calledOf(person) })}
      confirm={t('acts.confirm')}
      missing={schoolId === null ? t('acts.school.needed') : undefined}
      act={(reason) => change(changePersonSchool(person.id, { schoolId: schoolId ?? '', grade, reason }))}
    >
      <p>{t('acts.school.text')}</p>
      <SchoolChoice onChoose={(school) => setSchoolId(school?.id ?? null)} />
      {isStudent ? (
        <Select
          label={t('acts.school.grade')}
          description={t('acts.school.gradeNote')}
          data={data?.grades.map(({ code, label }) => ({ value: code, label: label[currentLocale()] })) ?? []}
          value={grade}
          onChange={(value) => setGrade(value as GradeCode | null)}
          comboboxProps={listInDialog}
          clearable
        />
      ) : null}
    </DangerDialog>
  )
}

export function LevelDialog({ person, ...rest }: ActProps) {
  const { t } = useTranslation('console/people')
  const change = usePersonChange()
  const [level, setLevel] = useState<StaffLevel | 'none'>(person.staffLevel ?? 'none')
  return (
    <DangerDialog
      {...rest}
      title={t('acts.level.title', { name: calledOf(person) })}
      confirm={t('acts.confirm')}
      act={(reason) => change(changePersonLevel(person.id, { level: level === 'none' ? null : level, reason }))}
    >
      <p>{t('acts.level.text')}</p>
      <Select
        label={t('acts.level.field')}
        data={(['none', ...staffLevels] as const).map((value) => ({ value, label: t(`levels.${value}`) }))}
        value={level}
        onChange={(value) => value && setLevel(value as StaffLevel | 'none')}
        allowDeselect={false}
        comboboxProps={listInDialog}
      />
    </DangerDialog>
  )
}

export function GrantDialog({ person, ...rest }: ActProps) {
  const { t } = useTranslation('console/people')
  const change = usePersonChange()
  const [plan, setPlan] = useState<PlanName>(person.grantedPlan === 'free' ? 'plus' : person.grantedPlan)
  const [day, setDay] = useState('')
  // Includes the whole last day.
  const endsAt = endOf({ day, time: '23:59' })?.toISOString() ?? null
  return (
    <DangerDialog
      {...rest}
      title={t('acts.grant.title', { name: calledOf(person) })}
      confirm={t('acts.confirm')}
      isAdding
      act={(reason) => change(grantPersonPlan(person.id, { plan, endsAt: plan === 'free' ? null : endsAt, reason }))}
    >
      <p>{t('acts.grant.text')}</p>
      <Select
        label={t('acts.grant.plan')}
        data={planNames.map((value) => ({ value, label: t(`plans.${value}`) }))}
        value={plan}
        onChange={(value) => value && setPlan(value as PlanName)}
        allowDeselect={false}
        comboboxProps={listInDialog}
      />
      {plan === 'free' ? null : (
        <TextInput
          type="date"
          label={t('acts.grant.until')}
          description={t('acts.grant.untilNote')}
          value={day}
          onChange={(event) => setDay(event.currentTarget.value)}
        />
      )}
    </DangerDialog>
  )
}
