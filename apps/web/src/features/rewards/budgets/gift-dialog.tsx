import { consoleLimits } from '@learntrail/contract/console/limits'
import { rewardLimits } from '@learntrail/contract/rewards/limits'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newId } from '../../../api/new-id.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { TextInput } from '../../../ui/form/text-input.ts'
import { WholeNumberInput } from '../../../ui/form/whole-number-input.tsx'
import { DangerDialog } from '../../console/index.ts'
import { wholeNumber } from '../../points/index.ts'
import { giveReward } from '../api/admin.ts'
import { useRewardChange } from '../api/use-reward-change.ts'

/** Gives points to one person, outside any budget. */
export function GiftDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('rewards/budgets')
  const [account, setAccount] = useState('')
  const [typed, setTyped] = useState('')
  const [clientId] = useState(newId)
  const give = useRewardChange(giveReward)
  const points = wholeNumber(typed, rewardLimits.gift)
  const wrong =
    account.trim() === '' ? t('gift.wrongAccount') : points === null ? t('wrongPoints', rewardLimits.gift) : undefined
  return (
    <DangerDialog
      title={t('gift.title')}
      confirm={t('gift.confirm')}
      isAdding
      missing={wrong}
      reasonOf={rewardLimits.reason}
      act={(reason) => give.mutateAsync({ clientId, account: account.trim(), points: points ?? 0, reason })}
      onDone={() => {
        toast(t('gift.done', { count: points ?? 0 }))
        onClose()
      }}
      onClose={onClose}
    >
      <TextInput
        label={t('gift.account')}
        description={t('gift.accountNote')}
        maxLength={consoleLimits.find}
        autoComplete="off"
        spellCheck={false}
        value={account}
        onChange={({ currentTarget }) => setAccount(currentTarget.value)}
      />
      <WholeNumberInput label={t('points')} max={rewardLimits.gift.max} value={typed} onChange={setTyped} />
      <p>{t('gift.note')}</p>
    </DangerDialog>
  )
}
