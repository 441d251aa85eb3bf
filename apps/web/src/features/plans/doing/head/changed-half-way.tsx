import type { Execution } from '@learntrail/contract/plans/doing/doing'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/feedback/dialog.tsx'
import { WaitingLines } from '../../../../ui/states/waiting-lines.tsx'
import { planQuery } from '../../api/plans.ts'
import { VersionsDialog } from '../../signing/versions/versions-dialog.tsx'

/** Opens a comparison of the plan as it was begun with the plan as it is now. */
export function ChangedHalfWay({ execution: { projectId, begunVersion } }: { execution: Execution }) {
  const { t } = useTranslation('plans/signing')
  const [isOpen, setOpen] = useState(false)
  const plan = useQuery({ ...planQuery(projectId), enabled: isOpen })
  const close = () => setOpen(false)
  return (
    <>
      <Button look="line" size="s" icon="rows" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('versions.open')}
      </Button>
      {isOpen && plan.data ? <VersionsDialog plan={plan.data} first={begunVersion} onClose={close} /> : null}
      <Dialog isOpen={isOpen && !plan.data} isWide title={t('versions.title')} onClose={close}>
        <WaitingLines query={plan} lines={4} />
      </Dialog>
    </>
  )
}
