import type { GradeCode } from '@learntrail/contract/profiles/organization-codes'
import type { Transfer } from '@learntrail/contract/schools/transfers'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLocale } from '../../../i18n/i18n.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { Fields } from '../../../ui/form/fields.tsx'
import { listInDialog, Select } from '../../../ui/form/select.ts'
import { TextInput } from '../../../ui/form/text-input.ts'
import { DangerDialog } from '../../console/index.ts'
import { gradesQuery } from '../../profiles/index.ts'
import { useTransfers } from '../api/transfers.ts'

interface AcceptDialogProps {
  schoolId: string
  pupil: Transfer
  onClose: () => void
}

/** Accepts a transferred student, with their student number, grade, class and seat. */
export function AcceptDialog({ schoolId, pupil, onClose }: AcceptDialogProps) {
  const { t } = useTranslation(['schools/transfers', 'schools'])
  const { data } = useQuery(gradesQuery())
  const { accept } = useTransfers(schoolId)
  const [studentNumber, setNumber] = useState('')
  const [grade, setGrade] = useState<string | null>(pupil.grade)
  const [className, setClassName] = useState('')
  const [seatNumber, setSeat] = useState('')
  const isWhole = studentNumber.trim() !== '' && grade !== null && className.trim() !== ''
  return (
    <DangerDialog
      title={t('acts.accept.title', { name: pupil.fullName })}
      confirm={t('acts.accept.name')}
      isAdding
      isReasoned={false}
      missing={isWhole ? undefined : t('acts.accept.missing')}
      act={async () => {
        const given = {
          studentNumber: studentNumber.trim(),
          className: className.trim(),
          seatNumber: seatNumber.trim(),
        }
        await accept(pupil.id, { ...given, grade: grade as GradeCode })
        toast(t('acts.accept.done', { name: pupil.fullName }))
      }}
      onDone={onClose}
      onClose={onClose}
    >
      <p>{t('acts.accept.text', { school: pupil.schoolName })}</p>
      <Fields>
        <TextInput
          label={t('schools:columns.number')}
          required
          value={studentNumber}
          onChange={(event) => setNumber(event.currentTarget.value)}
        />
        <Select
          label={t('schools:acts.change.grade')}
          required
          data={data?.grades.map(({ code, label }) => ({ value: code, label: label[currentLocale()] })) ?? []}
          value={grade}
          onChange={setGrade}
          comboboxProps={listInDialog}
        />
        <TextInput
          label={t('schools:columns.class')}
          required
          value={className}
          onChange={(event) => setClassName(event.currentTarget.value)}
        />
        <TextInput
          label={t('schools:columns.seat')}
          maxLength={3}
          value={seatNumber}
          onChange={(event) => setSeat(event.currentTarget.value)}
        />
      </Fields>
    </DangerDialog>
  )
}
