import type { UnsignedBulletin } from '@learntrail/contract/bulletins/teaching'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { dotted } from '../../../ui/dotted.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { RemindRow } from '../../../ui/waiting/remind-row.tsx'
import { WaitingCard, WaitingList } from '../../../ui/waiting/waiting-card.tsx'
import { remindReaders } from '../api/bulletins.ts'
import { teachingBulletinsQuery } from '../api/teaching.ts'
import { useBulletinChange } from '../api/use-bulletin-change.ts'

/** Bulletins that members of my classes have yet to sign. */
export function Unsigned() {
  const { t } = useTranslation('bulletins/waits')
  return (
    <WaitingCard
      title={t('unsigned.title')}
      icon="file"
      query={useQuery(teachingBulletinsQuery)}
      isEmpty={({ unsigned }) => unsigned.length === 0}
      empty={<p>{t('unsigned.empty')}</p>}
    >
      {({ unsigned }) => (
        <WaitingList>
          {unsigned.map((one) => (
            <One key={one.id} bulletin={one} />
          ))}
        </WaitingList>
      )}
    </WaitingCard>
  )
}

function One({ bulletin }: { bulletin: UnsignedBulletin }) {
  const { t } = useTranslation(['bulletins/waits', 'common/reminding'])
  const remind = useBulletinChange(() => remindReaders(bulletin.id))
  const { id, title, group, members, signed, remindedAt, remindableAt } = bulletin
  const press = () =>
    remind.mutate(undefined, {
      onSuccess: ({ told, guardians }) =>
        toast(
          told + guardians === 0
            ? t('unsigned.nobody')
            : dotted([
                told > 0 && t('common/reminding:reminded', { count: told }),
                guardians > 0 && t('unsigned.mailed', { count: guardians }),
              ]),
        ),
    })
  return (
    <RemindRow
      name={<Link to={paths.bulletin(id)}>{title}</Link>}
      about={[group.name, t('unsigned.signed', { signed, members })]}
      missing={{
        text: t('unsigned.missing', { count: members - signed }),
        to: `${paths.bulletin(id, '/readers')}?filter=unsigned`,
      }}
      remindedAt={remindedAt}
      remindableAt={remindableAt}
      isReminding={remind.isPending}
      onRemind={press}
    />
  )
}
