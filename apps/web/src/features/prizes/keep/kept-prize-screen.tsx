import type { KeptPrize } from '@learntrail/contract/prizes/handling'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { LostState } from '../../../ui/states/lost-state.tsx'
import { FormSkeleton } from '../../../ui/states/skeleton.tsx'
import { Opened, StaffScreen } from '../../console/index.ts'
import { prizeAddresses } from '../addresses.ts'
import { keptPrizeQuery } from '../api/keeping.ts'
import { CodesCard } from './codes-card.tsx'
import css from './keep.module.css'
import { PrizeForm } from './prize-form.tsx'
import { StandingCard } from './standing-card.tsx'

/** One prize, for staff. */
export function KeptPrizeScreen() {
  const { t } = useTranslation('prizes/keep')
  return (
    <StaffScreen title={t('form.change')} level="operator" back={prizeAddresses.kept}>
      <Found />
    </StaffScreen>
  )
}

function Found() {
  const { t } = useTranslation('prizes/keep')
  const { prizeId = '' } = useParams()
  const query = useQuery(keptPrizeQuery(prizeId))
  return (
    <Opened
      query={query}
      lostCode="PRIZE_NOT_FOUND"
      lost={<LostState title={t('lost.title')} text={t('lost.text')} to={prizeAddresses.kept} way={t('lost.way')} />}
      waiting={<FormSkeleton />}
    >
      {(prize) => <Whole key={prize.id} prize={prize} />}
    </Opened>
  )
}

function Whole({ prize }: { prize: KeptPrize }) {
  // A new key restarts the form with the current prize.
  const [turn, setTurn] = useState(0)
  const again = () => setTurn((before) => before + 1)
  return (
    <div className={css.parts}>
      <StandingCard prize={prize} />
      {prize.way === 'code' ? <CodesCard prize={prize} /> : null}
      <PrizeForm key={turn} prize={prize} onSaved={again} onStartAgain={again} />
    </div>
  )
}
