import type { ApplicationDetails } from '@learntrail/contract/prizes/handling'
import { prizeLimits } from '@learntrail/contract/prizes/limits'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { checkText } from '../../../ui/form/text-rules.ts'
import { Textarea } from '../../../ui/form/textarea.ts'
import { DangerDialog } from '../../console/index.ts'
import { lookAtDetails } from '../api/handling.ts'

interface LookDialogProps {
  id: string
  onOpened: (details: ApplicationDetails) => void
  onClose: () => void
}

/** Asks for the reason for opening the details, which is logged. */
export function LookDialog({ id, onOpened, onClose }: LookDialogProps) {
  const { t } = useTranslation('prizes/handle')
  const [reason, setReason] = useState('')
  const missing = checkText(reason, { required: true, ...prizeLimits.reason })
  return (
    <DangerDialog
      title={t('details.look')}
      confirm={t('details.look')}
      isAdding
      isReasoned={false}
      missing={missing ?? undefined}
      act={async () => onOpened(await lookAtDetails(id, reason.trim()))}
      onDone={onClose}
      onClose={onClose}
    >
      <p>{t('details.lookText')}</p>
      <Textarea
        label={t('details.reason')}
        description={t('details.reasonNote')}
        autosize
        minRows={2}
        maxLength={prizeLimits.reason.max}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        withAsterisk
        aria-required
      />
    </DangerDialog>
  )
}
