import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from '../../../ui/feedback/toast.ts'
import { DangerDialog } from '../../console/index.ts'
import { SchoolChoice } from '../../profiles/index.ts'
import { useTransfers } from '../api/transfers.ts'

interface TransferDialogProps {
  schoolId: string
  personIds: string[]
  onDone: () => void
  onClose: () => void
}

/** Transfers students to a chosen school. */
export function TransferDialog({ schoolId, personIds, onDone, onClose }: TransferDialogProps) {
  const { t } = useTranslation('schools/transfers')
  const { begin } = useTransfers(schoolId)
  const [school, setSchool] = useState<{ id: string; name: string } | null>(null)
  return (
    <DangerDialog
      title={t('begin.title', { count: personIds.length })}
      confirm={t('begin.name')}
      isAdding
      missing={school === null ? t('begin.missing') : undefined}
      act={async (reason) => {
        if (school === null) return
        await begin({ personIds, reason, toSchoolId: school.id })
        toast(t('begin.done', { school: school.name }))
      }}
      onDone={onDone}
      onClose={onClose}
    >
      <p>{t('begin.text')}</p>
      <SchoolChoice onChoose={setSchool} />
    </DangerDialog>
  )
}
