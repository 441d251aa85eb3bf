import type { Group } from '@learntrail/contract/groups/group'
import type { GuardianOfChild } from '@learntrail/contract/guardians/guardian'
import type { GuardedPupil, GuardiansOfGroup } from '@learntrail/contract/guardians/inviting'
import { guardianSights } from '@learntrail/contract/guardians/states'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { Checkbox } from '../../../ui/form/checkbox.ts'
import { PersonName } from '../../../ui/person-link.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { FailedState } from '../../../ui/states/failed-state.tsx'
import { CardsSkeleton } from '../../../ui/states/skeleton.tsx'
import { ManagedGroup, SeatNumber } from '../../groups/index.ts'
import { useGuardianChange } from '../api/guardian.ts'
import { changeSights, guardiansOfGroupQuery, removeGuardianOf, takeInvitationBack } from '../api/inviting.ts'
import { GuardianLines } from './guardian-lines.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import css from './leading.module.css'
import { ListDialog } from './list-dialog.tsx'
import { useSlips } from './use-slips.ts'

/** Guardians of a group's pupils, for its administrators: guardians, invitations, and what guardians see. */
export function GroupGuardiansScreen() {
  const { t } = useTranslation('guardians/leading')
  return (
    <ManagedGroup title={t('title')} help="guardians">
      {(group) => <GuardiansOf group={group} />}
    </ManagedGroup>
  )
}

function GuardiansOf({ group }: { group: Group }) {
  const { t } = useTranslation('guardians/leading')
  const query = useQuery(guardiansOfGroupQuery(group.id))
  if (query.isPending) return <CardsSkeleton cards={2} />
  if (query.error && !query.data)
    return <FailedState error={query.error} onRetry={() => query.refetch()} isRetrying={query.isFetching} />
  const { items, sights } = query.data
  if (items.length === 0)
    return (
      <EmptyState title={t('empty.title')}>
        <p>{t('empty.text')}</p>
      </EmptyState>
    )
  return (
    <div className={css.stack}>
      <Inviting groupId={group.id} items={items} />
      <Card as="section" aria-label={t('pupils')}>
        <ul className={css.pupils} aria-label={t('pupils')}>
          {items.map((pupil) => (
            <Pupil key={pupil.person.id} groupId={group.id} pupil={pupil} />
          ))}
        </ul>
      </Card>
      <SightsCard groupId={group.id} sights={sights} />
    </div>
  )
}

function Inviting({ groupId, items }: { groupId: string; items: readonly GuardedPupil[] }) {
  const { t } = useTranslation('guardians/leading')
  const [isPasting, setPasting] = useState(false)
  const missing = items.filter(({ guardians }) => guardians.length === 0)
  const printing = useSlips(groupId, [])
  return (
    <Card as="section" className={css.stack} aria-label={t('invite.title')}>
      <h2>{t('invite.title')}</h2>
      <p className={css.note}>
        {missing.length === 0 ? t('invite.all') : t('invite.text', { count: missing.length, all: items.length })}
      </p>
      <div className={css.acts}>
        <Button icon="list" aria-haspopup="dialog" onClick={() => setPasting(true)}>
          {t('list.open')}
        </Button>
        {missing.length > 0 ? (
          <Button look="line" icon="qr" isBusy={printing.isPending} onClick={() => printing.mutate()}>
            {t('slips.print', { count: missing.length })}
          </Button>
        ) : null}
      </div>
      {isPasting ? <ListDialog groupId={groupId} onClose={() => setPasting(false)} /> : null}
    </Card>
  )
}

function Pupil({ groupId, pupil }: { groupId: string; pupil: GuardedPupil }) {
  const { t } = useTranslation('guardians/leading')
  const { person, memberNumber, realName, guardians, invitations } = pupil
  const [isInviting, setInviting] = useState(false)
  const [removed, setRemoved] = useState<GuardianOfChild>()
  const takeBack = useGuardianChange(takeInvitationBack)
  const remove = useGuardianChange(removeGuardianOf)
  const name = realName || person.displayName
  const ofPupil = { groupId, childId: person.id }
  return (
    <li>
      <div className={css.head}>
        <SeatNumber personId={person.id} number={memberNumber} />
        <span className={css.name}>
          <PersonName person={person} />
        </span>
        <Button
          look="line"
          size="s"
          icon="plus"
          aria-haspopup="dialog"
          aria-label={t('invite.of', { name })}
          onClick={() => setInviting(true)}
        >
          {t('invite.one')}
        </Button>
      </div>
      {guardians.length + invitations.length === 0 ? (
        <p className={css.note}>{t('none')}</p>
      ) : (
        <GuardianLines
          guardians={guardians}
          invitations={invitations}
          onRemove={setRemoved}
          onTakeBack={({ id }) => takeBack.mutate({ ...ofPupil, id })}
        />
      )}
      {isInviting ? (
        <InviteDialog groupId={groupId} childId={person.id} name={name} onClose={() => setInviting(false)} />
      ) : null}
      <ConfirmDialog
        isOpen={removed !== undefined}
        isDangerous
        title={t('removing.title', { name: removed?.name ?? '' })}
        confirm={t('remove')}
        isBusy={remove.isPending}
        onClose={() => setRemoved(undefined)}
        onConfirm={() =>
          removed && remove.mutate({ ...ofPupil, id: removed.id }, { onSuccess: () => setRemoved(undefined) })
        }
      >
        <p>{t('removing.text', { name })}</p>
      </ConfirmDialog>
    </li>
  )
}

function SightsCard({ groupId, sights }: { groupId: string; sights: GuardiansOfGroup['sights'] }) {
  const { t } = useTranslation('guardians/leading')
  const change = useGuardianChange((next: GuardiansOfGroup['sights']) => changeSights(groupId, next))
  const shown = change.isPending ? change.variables : sights
  return (
    <Card as="section" className={css.stack} aria-label={t('sights.title')}>
      <h2>{t('sights.title')}</h2>
      <p className={css.note}>{t('sights.text')}</p>
      {guardianSights.map((sight) => (
        <Checkbox
          key={sight}
          label={t(`sights.${sight}`)}
          checked={shown[sight]}
          onChange={(event) => change.mutate({ ...shown, [sight]: event.currentTarget.checked })}
        />
      ))}
    </Card>
  )
}
