import { prizeLimits } from '@learntrail/contract/prizes/limits'
import type { PrizeForMe } from '@learntrail/contract/prizes/prizes'
import { useTranslation } from 'react-i18next'
import { Fact, Facts } from '../../../ui/facts.tsx'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { usePoints } from '../shown/use-points.ts'
import css from './prize.module.css'

interface ConfirmApplicationProps {
  prize: PrizeForMe
  isOpen: boolean
  isBusy: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks for confirmation, showing my points before and after. */
export function ConfirmApplication({ prize, isOpen, isBusy, onConfirm, onClose }: ConfirmApplicationProps) {
  const { t } = useTranslation('prizes/apply')
  const points = usePoints()
  return (
    <ConfirmDialog
      isOpen={isOpen}
      isBusy={isBusy}
      title={t('confirm.title', { points: points(prize.points), name: prize.name })}
      confirm={t('form.send')}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <div className={css.confirm}>
        <Facts>
          <Fact name={t('confirm.before')}>{points(prize.balance)}</Fact>
          <Fact name={t('confirm.takes')}>{points(prize.points)}</Fact>
          <Fact name={t('confirm.after')}>
            <strong>{points(prize.balance - prize.points)}</strong>
          </Fact>
        </Facts>
        <p>{t('confirm.text')}</p>
        {prize.asks.includes('guardian') ? <p>{t('confirm.guardian', { days: prizeLimits.consent })}</p> : null}
      </div>
    </ConfirmDialog>
  )
}
