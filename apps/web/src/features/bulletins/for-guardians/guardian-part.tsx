import type { GuardianBulletinSummary } from '@learntrail/contract/bulletins/for-guardians'
import type { GuardedChild } from '@learntrail/contract/guardians/guardians'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { GuardianParts } from '../../../feature/guardian-parts.ts'
import { paths } from '../../../paths.ts'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { LoadMoreOf } from '../../../ui/load-more.tsx'
import { WaitingLines } from '../../../ui/states/waiting-lines.tsx'
import { formatTaipei } from '../../../ui/taipei-time.ts'
import { WholeWords } from '../../../ui/whole-words.tsx'
import { bulletinsForGuardianQuery } from '../api/for-guardians.ts'
import css from './for-guardians.module.css'

export const bulletinsForGuardians: GuardianParts = {
  order: 10,
  Part: BulletinsForGuardian,
  Waiting: WaitingBulletins,
}

/** The bulletins of a child for the guardian to sign, waiting ones first. */
function BulletinsForGuardian({ child }: { child: GuardedChild }) {
  const { t } = useTranslation('bulletins/for-guardians')
  const query = useInfiniteQuery(bulletinsForGuardianQuery(child.id))
  const items = query.data?.pages.flatMap((page) => page.items)
  return (
    <section className={css.part} aria-label={t('title')}>
      <h2>{t('title')}</h2>
      {items ? null : <WaitingLines query={query} lines={3} />}
      {items?.length === 0 ? <p className={css.note}>{t('none')}</p> : null}
      <ul className={css.list}>
        {items?.map((bulletin) => (
          <li key={bulletin.id}>
            <Row childId={child.id} bulletin={bulletin} />
          </li>
        ))}
      </ul>
      <LoadMoreOf query={query} />
    </section>
  )
}

function WaitingBulletins({ child }: { child: GuardedChild }) {
  const { t } = useTranslation('bulletins/for-guardians')
  const { data } = useInfiniteQuery(bulletinsForGuardianQuery(child.id))
  const count = data?.pages[0]?.items.filter(({ isAsked }) => isAsked).length ?? 0
  return count > 0 ? <Chip tone="rose">{t('waiting', { count })}</Chip> : null
}

function Row({ childId, bulletin }: { childId: string; bulletin: GuardianBulletinSummary }) {
  const { t } = useTranslation('bulletins/for-guardians')
  const { id, title, groupName, appearsAt, signature, isAsked } = bulletin
  return (
    <Card padding="none">
      <Link className={css.row} to={paths.bulletinForGuardian(childId, id)}>
        <span>
          {isAsked ? <Chip tone="rose">{t('toSign')}</Chip> : null}
          {signature && !isAsked ? <Chip tone="leaf">{t('signed', { name: signature.name })}</Chip> : null}
        </span>
        <span className={css.title}>
          <WholeWords>{title}</WholeWords>
        </span>
        <span className={css.note}>
          {groupName}・{formatTaipei(appearsAt)}
        </span>
      </Link>
    </Card>
  )
}
