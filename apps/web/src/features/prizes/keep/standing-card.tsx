import type { KeptPrize } from '@learntrail/contract/prizes/handling'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSentence } from '../../../i18n/problem-sentence.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { Fact, Facts } from '../../../ui/facts.tsx'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { prizeAddresses } from '../addresses.ts'
import { useWithdrawPrize } from '../api/keeping.ts'
import { numberShown } from '../shown/use-points.ts'
import css from './keep.module.css'
import { stateTones } from './prize-table.tsx'

/** A prize's state, with buttons to withdraw it and to see its applications. */
export function StandingCard({ prize }: { prize: KeptPrize }) {
  const { t } = useTranslation('prizes/keep')
  const sentence = useSentence()
  const [isAsking, setAsking] = useState(false)
  const withdraw = useWithdrawPrize(prize.id)
  const isWithdrawn = prize.state === 'withdrawn'
  const change = () =>
    withdraw.mutate(!isWithdrawn, {
      onSuccess: () => toast(t(isWithdrawn ? 'standing.offered' : 'standing.withdrawn')),
      onError: (error) => toast(sentence(error), { tone: 'warning', milliseconds: 5_000 }),
      onSettled: () => setAsking(false),
    })
  return (
    <Card as="section" className={css.part} aria-labelledby="prize-standing">
      <h2 id="prize-standing" className={css.heading}>
        {prize.name} <Chip tone={stateTones[prize.state]}>{t(`states.${prize.state}`)}</Chip>
      </h2>
      <Facts>
        <Fact name={t('columns.stock')}>{numberShown(prize.stock)}</Fact>
        <Fact name={t('columns.open')}>{numberShown(prize.open)}</Fact>
        <Fact name={t('columns.received')}>{numberShown(prize.received)}</Fact>
      </Facts>
      <div className={css.acts}>
        <LinkButton look="soft" icon="list" to={prizeAddresses.handledOf(prize.id)}>
          {t('standing.toApplications')}
        </LinkButton>
        <Button
          look="line"
          isBusy={withdraw.isPending && !isAsking}
          onClick={() => (isWithdrawn ? change() : setAsking(true))}
        >
          {t(isWithdrawn ? 'standing.offer' : 'standing.withdraw')}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('standing.withdrawTitle', { name: prize.name })}
        confirm={t('standing.withdraw')}
        isDangerous
        isBusy={withdraw.isPending}
        onConfirm={change}
        onClose={() => setAsking(false)}
      >
        <p>{t('standing.withdrawText')}</p>
      </ConfirmDialog>
    </Card>
  )
}
