import type { PrizeForMe } from '@learntrail/contract/prizes/prizes'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../../ui/button.tsx'
import { formatDay } from '../../../ui/dates.ts'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { prizeAddresses } from '../addresses.ts'
import { numberShown } from '../shown/use-points.ts'
import css from './prize.module.css'

/** Why I cannot apply now, and what to do instead. */
export function Hindrance({ prize }: { prize: PrizeForMe & { hindrance: NonNullable<PrizeForMe['hindrance']> } }) {
  const { t } = useTranslation('prizes/apply')
  const { hindrance, startsAt, perPerson, points, balance } = prize
  const sentences = {
    notYet: () => t('hindrance.notYet', { from: startsAt === null ? '' : formatDay(startsAt) }),
    over: () => t('hindrance.over'),
    runOut: () => t('hindrance.runOut'),
    hadEnough: () => t('hindrance.hadEnough', { count: perPerson }),
    notEnough: () => t('hindrance.notEnough', { points: numberShown(points - balance) }),
  }
  const way =
    hindrance === 'hadEnough'
      ? { to: prizeAddresses.applications, name: t('hindrance.toApplications') }
      : hindrance === 'notEnough'
        ? { to: prizeAddresses.points, name: t('hindrance.toPoints') }
        : { to: prizeAddresses.all, name: t('hindrance.others') }
  return (
    <div className={css.hindrance}>
      <FormAlert tone="accent">{sentences[hindrance]()}</FormAlert>
      <LinkButton look="soft" to={way.to}>
        {way.name}
      </LinkButton>
    </div>
  )
}
