import type { Group } from '@learntrail/contract/groups/group'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSentence } from '../../i18n/problem-sentence.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { QrCode } from '../../ui/sharing/qr-code.tsx'
import { groupLinkQuery, newGroupDays, useChangeGroupLink } from './api/group-link.ts'
import css from './ways-in.module.css'

/** How people join a group themselves, large enough for a projector: its ID, and its link as a QR code. */
export function WaysIn({ group }: { group: Pick<Group, 'id' | 'handle' | 'type'> }) {
  const { t } = useTranslation('groups')
  const sentence = useSentence()
  const { data } = useQuery(groupLinkQuery(group.id))
  const change = useChangeGroupLink(group.id)
  const link = data?.link ?? null
  const address = link && new URL(paths.groupConfirm(link.invitationLinkId), window.location.origin).href
  const make = () =>
    change.mutate(newGroupDays, { onError: (error: unknown) => toast(sentence(error), { tone: 'warning' }) })
  return (
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
          <small>{t('first.linkNote', { count: newGroupDays })}</small>
        </div>
      )}
    </div>
  )
}
