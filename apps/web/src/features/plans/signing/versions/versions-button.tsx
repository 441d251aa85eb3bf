import type { Plan } from '@learntrail/contract/plans/plans'
import type { PlanSigning } from '@learntrail/contract/plans/signing/signing'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/button.tsx'
import { VersionsDialog } from './versions-dialog.tsx'

/** Opens earlier versions, first the one that was signed before the plan changed. */
export function VersionsButton({ plan, signing }: { plan: Plan; signing: PlanSigning }) {
  const { t } = useTranslation('plans/signing')
  const [isOpen, setOpen] = useState(false)
  const signedBefore = signing.lines.find(({ state, answer }) => answer && state !== 'signed' && state !== 'refused')
  return (
    <>
      <Button look="quiet" icon="rows" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('versions.open')}
      </Button>
      {isOpen ? (
        <VersionsDialog plan={plan} first={signedBefore?.answer?.version} onClose={() => setOpen(false)} />
      ) : null}
    </>
  )
}
