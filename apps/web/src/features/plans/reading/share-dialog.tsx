import type { Plan } from '@learntrail/contract/plans/plans'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../../ui/form/checkbox.ts'
import { PrivacyDialog, privacyName } from '../../posts/index.ts'
import css from './reading.module.css'
import type { useSharePlan } from './use-share-plan.ts'

interface ShareDialogProps {
  plan: Pick<Plan, 'privacy' | 'groups' | 'showsOwner'>
  share: ReturnType<typeof useSharePlan>
  isOpen: boolean
  onClose: () => void
}

/** Chooses who sees a plan, and whether it shows its owner's name. */
export function ShareDialog({ plan, share, isOpen, onClose }: ShareDialogProps) {
  const { t } = useTranslation('plans')
  const [showsOwner, setShowsOwner] = useState(plan.showsOwner)
  const groupIds = plan.groups.map((group) => group.id)
  function name(isShown: boolean) {
    setShowsOwner(isShown)
    // A public plan has no other choice left to press, so this saves at once.
    if (privacyName(plan.privacy) === 'public') share.mutate({ privacy: 0, groupIds: [], showsOwner: isShown })
  }
  return (
    <PrivacyDialog
      isOpen={isOpen}
      title={t('whoSees')}
      privacy={plan.privacy}
      groupIds={groupIds}
      onChoose={(privacy, chosenIds) => share.mutate({ privacy, groupIds: chosenIds, showsOwner })}
      onClose={onClose}
    >
      <Checkbox
        className={css.unnamed}
        label={t('nameless.label')}
        description={t('nameless.note')}
        checked={!showsOwner}
        onChange={(event) => name(!event.currentTarget.checked)}
      />
    </PrivacyDialog>
  )
}
