import type { Group } from '@learntrail/contract/groups/group'
import { type InvitationDays, invitationDays } from '@learntrail/contract/invitations/limits'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSentence } from '../../../i18n/problem-sentence.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ChipRow, ChoiceChip } from '../../../ui/chip.tsx'
import { formatDay } from '../../../ui/dates.ts'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import linkCss from '../../../ui/sharing/link-card.module.css'
import { LinkToShare } from '../../../ui/sharing/link-to-share.tsx'
import { QrCode } from '../../../ui/sharing/qr-code.tsx'
import { WaitingLines } from '../../../ui/states/waiting-lines.tsx'
import { groupLinkQuery, useChangeGroupLink } from '../api/group-link.ts'
import { ManagedGroup } from '../members/managed-group.tsx'
import css from './group-link.module.css'

/** The link by which people join a group directly. */
export function GroupLinkScreen() {
  const { t } = useTranslation('groups/members')
  return <ManagedGroup title={t('link.title')}>{(group) => <GroupLink group={group} />}</ManagedGroup>
}

function GroupLink({ group }: { group: Group }) {
  const { t } = useTranslation('groups/members')
  const sentence = useSentence()
  const query = useQuery(groupLinkQuery(group.id))
  const change = useChangeGroupLink(group.id)
  const [isEnding, setEnding] = useState(false)
  const [days, setDays] = useState<InvitationDays>(7)
  if (!query.data) return <WaitingLines query={query} />
  const { link } = query.data
  const failed = { onError: (error: unknown) => toast(sentence(error), { tone: 'warning' }) }
  const end = () =>
    change.mutate(undefined, {
      ...failed,
      onSuccess: () => toast(t('link.ended')),
      onSettled: () => setEnding(false),
    })
  const address = link && new URL(paths.groupConfirm(link.invitationLinkId), window.location.origin).href

  return (
    <Card as="section" padding="l" className={linkCss.card} aria-label={t('link.title')}>
      {link && address ? (
        <>
          <p className={linkCss.lead}>{t('link.share', { name: group.name })}</p>
          <QrCode text={address} label={t('link.qr')} />
          <LinkToShare address={address} title={t('link.passedOn', { name: group.name })} />
          <p className={linkCss.until}>{t('link.until', { day: formatDay(link.expiresAt) })}</p>
        </>
      ) : (
        <p className={linkCss.lead}>{t('link.lead')}</p>
      )}
      <fieldset className={linkCss.days}>
        <legend>{t('link.days')}</legend>
        <ChipRow>
          {invitationDays.map((number) => (
            <ChoiceChip key={number} isOn={number === days} onToggle={() => setDays(number)}>
              {t('link.day', { count: number })}
            </ChoiceChip>
          ))}
        </ChipRow>
      </fieldset>
      <div className={css.acts}>
        <Button
          look={link ? 'line' : 'primary'}
          icon="link"
          isBusy={change.isPending}
          onClick={() => change.mutate(days, failed)}
        >
          {t(link ? 'link.renew' : 'link.make')}
        </Button>
        {link ? (
          <Button look="quiet" onClick={() => setEnding(true)}>
            {t('link.end')}
          </Button>
        ) : null}
      </div>
      <ConfirmDialog
        isOpen={isEnding}
        title={t('link.endTitle')}
        confirm={t('link.end')}
        isDangerous
        isBusy={change.isPending}
        onConfirm={end}
        onClose={() => setEnding(false)}
      >
        <p>{t('link.endText')}</p>
      </ConfirmDialog>
    </Card>
  )
}
