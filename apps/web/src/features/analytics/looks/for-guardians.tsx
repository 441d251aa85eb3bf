import type { GuardedChild } from '@learntrail/contract/guardians/guardians'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { GuardianParts } from '../../../feature/guardian-parts.ts'
import { Card } from '../../../ui/card.tsx'
import { LoadMoreOf } from '../../../ui/load-more.tsx'
import { WaitingLines } from '../../../ui/states/waiting-lines.tsx'
import { looksAtChildQuery } from '../api/looks.ts'
import { LookRows } from './look-rows.tsx'
import css from './looks.module.css'

export const looksForGuardians: GuardianParts = { order: 50, Part: LooksAtChild }

/** Who at the school looked at a child's figures by name. Renders nothing when nobody did, which is the usual case. */
function LooksAtChild({ child }: { child: GuardedChild }) {
  const { t } = useTranslation('analytics/looks')
  const query = useInfiniteQuery(looksAtChildQuery(child.id))
  const looks = query.data?.pages.flatMap(({ items }) => items)
  if (query.isPending || looks?.length === 0) return null
  return (
    <section className={css.part} aria-label={t('ofChild', { name: child.name })}>
      <h2>{t('ofChild', { name: child.name })}</h2>
      <p className={css.note}>{t('leadOfChild')}</p>
      {looks === undefined ? (
        <WaitingLines query={query} lines={3} />
      ) : (
        <Card>
          <LookRows looks={looks} />
        </Card>
      )}
      <LoadMoreOf query={query} />
    </section>
  )
}
