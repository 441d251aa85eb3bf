import type { WholeSchool } from '@learntrail/contract/console/schools'
import type { SchoolReach } from '@learntrail/contract/teachers/reach'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from '../../../ui/feedback/toast.ts'
import { TextInput } from '../../../ui/form/text-input.ts'
import { permitSchool, takeSchoolPermission, useSchoolChange } from '../api/schools.ts'
import { DangerDialog } from '../danger/danger-dialog.tsx'
import { ReachChoice } from './reach-choice.tsx'

/** The subject of the dialog: a new permission, or the removal of an account's. */
export type Asked = { act: 'permit' } | { act: 'take'; account: string; name: string }

interface PermissionDialogProps {
  school: WholeSchool
  asked: Asked
  onClose: () => void
}

export function PermissionDialog({ school, asked, onClose }: PermissionDialogProps) {
  const { t } = useTranslation('console/schools')
  const change = useSchoolChange()
  const [typed, setTyped] = useState('')
  const [reach, setReach] = useState<SchoolReach | null>(null)
  const isTaken = asked.act === 'take'
  const account = isTaken ? asked.account : typed.trim()
  return (
    <DangerDialog
      title={
        isTaken ? t('permitted.takeTitle', { name: asked.name }) : t('permitted.addTitle', { school: school.name })
      }
      isAdding={!isTaken}
      confirm={t(isTaken ? 'permitted.take' : 'permitted.confirm')}
      missing={account === '' ? t('permitted.needed') : reach?.length === 0 ? t('reach.needed') : undefined}
      act={(reason) =>
        change(
          isTaken
            ? takeSchoolPermission(school.id, { account, reason })
            : permitSchool(school.id, { account, reach, reason }),
        )
      }
      onDone={() => {
        onClose()
        toast(t(isTaken ? 'permitted.taken' : 'permitted.added'))
      }}
      onClose={onClose}
    >
      <p>{t(isTaken ? 'permitted.takeText' : 'permitted.addText')}</p>
      {isTaken ? null : (
        <>
          <TextInput
            label={t('permitted.account')}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            autoComplete="off"
            spellCheck={false}
            withAsterisk
            aria-required
          />
          {school.classes.length > 0 ? (
            <ReachChoice classes={school.classes} reach={reach} onChange={setReach} />
          ) : null}
        </>
      )}
    </DangerDialog>
  )
}
