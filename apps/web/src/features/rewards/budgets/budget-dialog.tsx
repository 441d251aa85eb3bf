import type { SchoolBudget } from '@learntrail/contract/rewards/admin'
import { rewardLimits } from '@learntrail/contract/rewards/limits'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newId } from '../../../api/new-id.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { WholeNumberInput } from '../../../ui/form/whole-number-input.tsx'
import { DangerDialog } from '../../console/index.ts'
import { shownNumber, wholeNumber } from '../../points/index.ts'
import { fundBudget, withdrawBudget } from '../api/admin.ts'
import { useRewardChange } from '../api/use-reward-change.ts'

export type Way = 'fund' | 'withdraw'

interface BudgetDialogProps {
  budget: SchoolBudget
  way: Way
  onClose: () => void
}

/** Adds points to a school's budget, or withdraws points it has not given. */
export function BudgetDialog({ budget: { schoolId, name, remaining }, way, onClose }: BudgetDialogProps) {
  const { t } = useTranslation('rewards/budgets')
  const isFunding = way === 'fund'
  const [typed, setTyped] = useState('')
  const [clientId] = useState(newId)
  const change = useRewardChange((body: Parameters<typeof fundBudget>[1]) =>
    isFunding ? fundBudget(schoolId, body) : withdrawBudget(schoolId, body),
  )
  const bounds = { min: 1, max: isFunding ? rewardLimits.budget - remaining : remaining }
  const points = wholeNumber(typed, bounds)
  return (
    <DangerDialog
      title={isFunding ? t('fund.title', { school: name }) : t('withdraw.title', { school: name })}
      confirm={isFunding ? t('fund.way') : t('withdraw.way')}
      isAdding={isFunding}
      missing={points === null ? t('wrongPoints', { min: bounds.min, max: shownNumber(bounds.max) }) : undefined}
      act={(reason) => change.mutateAsync({ clientId, points: points ?? 0, reason })}
      onDone={() => {
        toast(isFunding ? t('fund.done') : t('withdraw.done'))
        onClose()
      }}
      onClose={onClose}
    >
      <p>{t('now', { remaining: shownNumber(remaining) })}</p>
      <WholeNumberInput label={t('points')} max={bounds.max} value={typed} onChange={setTyped} />
    </DangerDialog>
  )
}
