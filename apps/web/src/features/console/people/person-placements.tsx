import type { WholePerson } from '@learntrail/contract/console/people'
import type { GradeCode } from '@learntrail/contract/profiles/organization-codes'
import type { Placement } from '@learntrail/contract/profiles/placements'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLocale } from '../../../i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { dotted } from '../../../ui/dotted.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { listInDialog, Select } from '../../../ui/form/select.ts'
import { TextInput } from '../../../ui/form/text-input.ts'
import { gradesQuery, SchoolChoice } from '../../profiles/index.ts'
import { correctPlacement, usePersonChange } from '../api/people.ts'
import { DangerDialog } from '../danger/danger-dialog.tsx'
import css from './people.module.css'
import { Section } from './person-facts.tsx'

/** A person's placements over time, which staff can correct. */
export function Placements({ person }: { person: WholePerson }) {
  const { t } = useTranslation('console/people')
  const [open, setOpen] = useState<Placement | null>(null)
  const close = () => setOpen(null)
  const done = () => {
    close()
    toast(t('placements.dialog.done'))
  }
  return (
    <Section title={t('placements.title')}>
      {person.placements.length === 0 ? <p className={css.note}>{t('placements.none')}</p> : null}
      <ul className={css.list}>
        {person.placements.map((one) => (
          <Row key={one.id} placement={one} onCorrect={() => setOpen(one)} />
        ))}
      </ul>
      {open ? <CorrectDialog personId={person.id} placement={open} onDone={done} onClose={close} /> : null}
    </Section>
  )
}

function Row({ placement, onCorrect }: { placement: Placement; onCorrect: () => void }) {
  const { t } = useTranslation('console/people')
  const { schoolYear, gradeName, className, from, until } = placement
  const school = placement.schoolName ?? t('placements.unknown')
  const span = until === null ? t('placements.since', { from }) : t('placements.span', { from, until })
  return (
    <li className={css.lines}>
      <span>{dotted([school, gradeName?.[currentLocale()], className])}</span>
      <small className={css.note}>{dotted([t('placements.year', { year: schoolYear }), span])}</small>
      <div>
        <Button
          look="line"
          onClick={onCorrect}
          aria-haspopup="dialog"
          aria-label={t('placements.correctOf', { school, span })}
        >
          {t('placements.correct')}
        </Button>
      </div>
    </li>
  )
}

interface CorrectDialogProps {
  personId: string
  placement: Placement
  onDone: () => void
  onClose: () => void
}

function CorrectDialog({ personId, placement, ...rest }: CorrectDialogProps) {
  const { t } = useTranslation('console/people')
  const change = usePersonChange()
  const [schoolId, setSchoolId] = useState(placement.schoolId)
  const [grade, setGrade] = useState(placement.grade)
  const [className, setClassName] = useState(placement.className ?? '')
  const [from, setFrom] = useState(placement.from)
  const [until, setUntil] = useState(placement.until ?? '')
  const { data } = useQuery(gradesQuery())
  const isPresent = placement.until === null
  const correction = { schoolId, grade, className: className.trim() || null, from, until: until || null }
  return (
    <DangerDialog
      {...rest}
      title={t('placements.dialog.title')}
      confirm={t('placements.correct')}
      act={(reason) => change(correctPlacement(personId, placement.id, { ...correction, reason }))}
    >
      <p>{t('placements.dialog.text')}</p>
      {isPresent ? (
        <p>{t('placements.dialog.present')}</p>
      ) : (
        <>
          <p>{t('placements.dialog.school', { school: placement.schoolName ?? t('placements.unknown') })}</p>
          <SchoolChoice onChoose={(school) => setSchoolId(school?.id ?? placement.schoolId)} />
          <Select
            label={t('placements.dialog.grade')}
            data={data?.grades.map(({ code, label }) => ({ value: code, label: label[currentLocale()] })) ?? []}
            value={grade}
            onChange={(value) => setGrade(value as GradeCode | null)}
            comboboxProps={listInDialog}
            clearable
          />
        </>
      )}
      <TextInput
        label={t('placements.dialog.className')}
        value={className}
        onChange={(event) => setClassName(event.currentTarget.value)}
      />
      <TextInput
        type="date"
        label={t('placements.dialog.from')}
        value={from}
        onChange={(event) => setFrom(event.currentTarget.value)}
      />
      {isPresent ? null : (
        <TextInput
          type="date"
          label={t('placements.dialog.until')}
          value={until}
          onChange={(event) => setUntil(event.currentTarget.value)}
        />
      )}
    </DangerDialog>
  )
}
