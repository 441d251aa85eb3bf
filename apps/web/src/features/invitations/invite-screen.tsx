import type { InvitationLink } from '@learntrail/contract/invitations/invitations'
import { type InvitationDays, invitationDays } from '@learntrail/contract/invitations/limits'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSentence } from '../../i18n/problem-sentence.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ChipRow, ChoiceChip } from '../../ui/chip.tsx'
import { formatFullDay } from '../../ui/dates.ts'
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { LoadMoreOf } from '../../ui/load-more.tsx'
import { Screen } from '../../ui/screen/screen.tsx'
import linkCss from '../../ui/sharing/link-card.module.css'
import { LinkToShare } from '../../ui/sharing/link-to-share.tsx'
import { QrCode } from '../../ui/sharing/qr-code.tsx'
import { FailedState } from '../../ui/states/failed-state.tsx'
import { CardsSkeleton } from '../../ui/states/skeleton.tsx'
import { WaitingLines } from '../../ui/states/waiting-lines.tsx'
import { PersonRow, RelationButtons } from '../people/index.ts'
import { arrivalsQuery } from './api/list-arrivals.ts'
import { myLinkQuery, useChangeLink } from './api/my-link.ts'
import css from './invite-screen.module.css'

/** My invitation link, and who joined through it. */
export function InviteScreen() {
  const { t } = useTranslation('invitations')
  const query = useQuery(myLinkQuery)
  return (
    <Screen title={t('mine.title')} back={paths.portfolio}>
      {query.isPending ? <CardsSkeleton cards={1} /> : null}
      {query.error && !query.data ? (
        <FailedState error={query.error} onRetry={() => query.refetch()} isRetrying={query.isFetching} />
      ) : null}
      {query.data ? (
        <Card as="section" padding="l" className={linkCss.card} aria-label={t('mine.title')}>
          {query.data.link ? <MyLink link={query.data.link} /> : <NewLink />}
        </Card>
      ) : null}
      <h2 className={css.heading}>{t('arrivals.title')}</h2>
      <Arrivals />
    </Screen>
  )
}

function NewLink() {
  const { t } = useTranslation('invitations')
  const sentence = useSentence()
  const [days, setDays] = useState<InvitationDays>(7)
  const change = useChangeLink()
  return (
    <>
      <p className={linkCss.lead}>{t('mine.lead')}</p>
      <fieldset className={linkCss.days}>
        <legend>{t('mine.days')}</legend>
        <ChipRow>
          {invitationDays.map((number) => (
            <ChoiceChip key={number} isOn={number === days} onToggle={() => setDays(number)}>
              {t('mine.day', { count: number })}
            </ChoiceChip>
          ))}
        </ChipRow>
      </fieldset>
      <Button
        icon="link"
        isBusy={change.isPending}
        onClick={() => change.mutate(days, { onError: (error) => toast(sentence(error), { tone: 'warning' }) })}
      >
        {t('mine.make')}
      </Button>
    </>
  )
}

function MyLink({ link }: { link: InvitationLink }) {
  const { t } = useTranslation('invitations')
  const sentence = useSentence()
  const change = useChangeLink()
  const [isEnding, setEnding] = useState(false)
  const address = new URL(paths.invitation(link.invitationLinkId), window.location.origin).href
  const end = () =>
    change.mutate(undefined, {
      onSuccess: () => toast(t('mine.ended')),
      onError: (error) => toast(sentence(error), { tone: 'warning' }),
      onSettled: () => setEnding(false),
    })
  return (
    <>
      <p className={linkCss.lead}>{t('mine.share')}</p>
      <QrCode text={address} label={t('mine.qr')} />
      <LinkToShare address={address} title={t('mine.passedOn')} />
      <p className={linkCss.until}>{t('until', { day: formatFullDay(link.expiresAt) })}</p>
      <Button look="quiet" onClick={() => setEnding(true)}>
        {t('mine.end')}
      </Button>
      <ConfirmDialog
        isOpen={isEnding}
        title={t('mine.endTitle')}
        confirm={t('mine.end')}
        isDangerous
        isBusy={change.isPending}
        onConfirm={end}
        onClose={() => setEnding(false)}
      >
        <p>{t('mine.endText')}</p>
      </ConfirmDialog>
    </>
  )
}

function Arrivals() {
  const { t } = useTranslation('invitations')
  const query = useInfiniteQuery(arrivalsQuery)
  const people = query.data?.pages.flatMap(({ items }) => items)
  if (people === undefined) return <WaitingLines query={query} lines={3} />
  if (people.length === 0) return <p className={css.nobody}>{t('arrivals.nobody')}</p>
  return (
    <>
      <Card padding="s">
        <ul aria-label={t('arrivals.title')}>
          {people.map(({ person, relation, at }) => (
            <PersonRow
              key={person.id}
              person={person}
              remark={relation.remark}
              line={t('arrivals.on', { day: formatFullDay(at) })}
            >
              <RelationButtons person={person} relation={relation} isShort />
            </PersonRow>
          ))}
        </ul>
      </Card>
      <LoadMoreOf query={query} />
    </>
  )
}
