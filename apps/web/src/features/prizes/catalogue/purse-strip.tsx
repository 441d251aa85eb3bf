import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { prizeAddresses } from '../addresses.ts'
import { numberShown, usePoints } from '../shown/use-points.ts'
import css from './catalogue.module.css'

/** The points I can spend, and those held for my applications. */
export function PurseStrip({ balance, held }: { balance: number; held: number }) {
  const { t } = useTranslation('prizes')
  const points = usePoints()
  return (
    <Card as="section" padding="s" className={css.purse} aria-label={t('purse.label')}>
      <div>
        <p className={css.kind}>{t('purse.balance')}</p>
        <p className={css.balance}>{points(balance)}</p>
        {held > 0 ? <p className={css.note}>{t('purse.held', { points: numberShown(held) })}</p> : null}
      </div>
      <LinkButton look="soft" size="s" icon="list" to={prizeAddresses.points}>
        {t('purse.toPoints')}
      </LinkButton>
    </Card>
  )
}
