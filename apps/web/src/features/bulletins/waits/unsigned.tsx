import type { UnsignedBulletin } from '@learntrail/contract/bulletins/teaching'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { dotted } from '../../../ui/dotted.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { formatTaipei } from '../../../ui/taipei-time.ts'
import { isTooEarly } from '../../../ui/too-early.ts'
import { WaitingCard, WaitingList, WaitingRow } from '../../../ui/waiting/waiting-card.tsx'
import { remindReaders } from '../api/bulletins.ts'
import { teachingBulletinsQuery } from '../api/teaching.ts'
import { useBulletinChange } from '../api/use-bulletin-change.ts'

/** Bulletins that somebody of my classes has yet to sign. */
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
  const { t } = useTranslation('bulletins/waits')
  const remind = useBulletinChange(() => remindReaders(bulletin.id))
  const { id, title, group, members, signed, remindedAt, remindableAt } = bulletin
  const mustWait = isTooEarly(remindableAt)
  const press = () =>
    remind.mutate(undefined, {
      onSuccess: ({ told, guardians }) =>
        toast(
          told + guardians === 0
            ? t('unsigned.nobody')
            : dotted([
                told > 0 && t('unsigned.reminded', { count: told }),
                guardians > 0 && t('unsigned.mailed', { count: guardians }),
              ]),
        ),
    })
  return (
    <WaitingRow
      name={<Link to={paths.bulletin(id)}>{title}</Link>}
      about={dotted([
        group.name,
        t('unsigned.signed', { signed, members }),
        mustWait && remindedAt && t('unsigned.remindedAt', { at: formatTaipei(remindedAt) }),
      ])}
      acts={
        <>
          <LinkButton look="line" size="s" to={`${paths.bulletin(id, '/readers')}?filter=unsigned`}>
            {t('unsigned.missing', { count: members - signed })}
          </LinkButton>
          {mustWait ? null : (
            <Button look="soft" size="s" icon="bell" isBusy={remind.isPending} onClick={press}>
              {t('unsigned.remind')}
            </Button>
          )}
        </>
      }
    />
  )
}
