import type { Group } from '@learntrail/contract/groups/group'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParts } from '../../feature/use-parts.ts'
import { useSentence } from '../../i18n/problem-sentence.ts'
import { paths } from '../../paths.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { QrCode } from '../../ui/sharing/qr-code.tsx'
import { groupLinkQuery, useChangeGroupLink } from './api/group-link.ts'
import css from './first-steps.module.css'

/** How long the link of a new group lasts: the weeks in which a class comes together. */
const days = 30

/** What comes next for whoever leads a group in which nobody is yet: letting people in, and something for them to find. */
export function FirstSteps({ group }: { group: Group }) {
  const { t } = useTranslation('groups')
  const sentence = useSentence()
  const { data } = useQuery(groupLinkQuery(group.id))
  const change = useChangeGroupLink(group.id)
  const ways = useParts('inGroups').flatMap(({ firstStep }) => firstStep?.(group) ?? [])
  const link = data?.link ?? null
  const address = link && new URL(paths.groupConfirm(link.invitationLinkId), window.location.origin).href
  const make = () => change.mutate(days, { onError: (error: unknown) => toast(sentence(error), { tone: 'warning' }) })
  return (
    <Card as="section" padding="l" className={css.steps} aria-labelledby="first-steps">
      <h2 id="first-steps">{t('first.title')}</h2>
      <div className={css.enter}>
        <div className={css.code}>
          <p>{t('first.code')}</p>
          <strong>{group.handle}</strong>
          <small>{t(group.type === 'open' ? 'first.codeOpen' : 'first.codeAsks')}</small>
        </div>
        {address ? (
          <div className={css.code}>
            <QrCode text={address} label={t('first.qr')} />
            <small>{t('first.qrNote')}</small>
          </div>
        ) : (
          <div className={css.code}>
            <p>{t('first.link')}</p>
            <Button icon="link" isBusy={change.isPending} disabled={data === undefined} onClick={make}>
              {t('first.makeLink')}
            </Button>
            <small>{t('first.linkNote', { count: days })}</small>
          </div>
        )}
      </div>
      <ul className={css.ways} aria-label={t('first.ways')}>
        <li>
          <LinkButton to={paths.groupRequests(group.id)} look="line" icon="plus">
            {t('first.invite')}
          </LinkButton>
        </li>
        {ways.map(({ name, icon, to }) => (
          <li key={to}>
            <LinkButton to={to} look="line" icon={icon}>
              {name}
            </LinkButton>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** Nobody is in the group beside those who lead it. */
export const isEmpty = ({ memberCount, administratorCount, archivedAt, can }: Group) =>
  can.manage && archivedAt === null && memberCount <= administratorCount + 1
