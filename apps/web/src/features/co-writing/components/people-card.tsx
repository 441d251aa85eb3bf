import type { CoWriter, SharedRecord } from '@learntrail/contract/co-writing/shared-record'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { formatFullDay } from '../../../ui/dates.ts'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { PersonFace, PersonName } from '../../../ui/person-link.tsx'
import { removeCoWriter } from '../api/remove-co-writer.ts'
import { readinessOf } from '../readiness.rules.ts'
import { InviteDialog } from './invite-dialog.tsx'
import css from './people-card.module.css'

interface PeopleCardProps {
  record: SharedRecord
  myId: string
  /** Called when co-writers join, leave or are invited. */
  onChanged: () => void
}

/** The co-writers, who of them has agreed, and whether the record can be published. */
export function PeopleCard({ record, myId, onChanged }: PeopleCardProps) {
  const { t } = useTranslation('co-writing')
  const [isInviting, setInviting] = useState(false)
  const [leaving, setLeaving] = useState<CoWriter | null>(null)
  const removing = useMutation({
    mutationFn: (personId: string) => removeCoWriter(record.id, personId),
    onSuccess: () => {
      setLeaving(null)
      onChanged()
    },
    onError: (error) => toast(sentenceOf(error), { tone: 'warning', milliseconds: 5_000 }),
  })

  return (
    <Card as="section" padding="s" aria-labelledby="shared-people">
      <div className={css.head}>
        <h2 id="shared-people">{t('peopleTitle')}</h2>
        {record.can.invite ? (
          <Button look="soft" size="s" icon="plus" aria-haspopup="dialog" onClick={() => setInviting(true)}>
            {t('invite.verb')}
          </Button>
        ) : null}
      </div>
      <ul className={css.people}>
        {record.people.map((one) => (
          <li key={one.person.id} className={css.person}>
            <PersonFace person={one.person} size={36} />
            <span className={css.name}>
              <PersonName person={one.person} />
            </span>
            <PartChip one={one} />
            {record.can.invite && one.person.id !== myId ? (
              <IconButton
                label={t('takeOut.label', { name: one.person.displayName })}
                icon="close"
                onClick={() => setLeaving(one)}
              />
            ) : null}
          </li>
        ))}
      </ul>
      <HowFar record={record} myId={myId} />
      {isInviting ? <InviteDialog record={record} onInvited={onChanged} onClose={() => setInviting(false)} /> : null}
      <ConfirmDialog
        isOpen={leaving !== null}
        title={t('takeOut.title', { name: leaving?.person.displayName ?? '' })}
        confirm={t('takeOut.verb')}
        isDangerous
        isBusy={removing.isPending}
        onClose={() => setLeaving(null)}
        onConfirm={() => leaving && removing.mutate(leaving.person.id)}
      >
        <p>{t('takeOut.text')}</p>
      </ConfirmDialog>
    </Card>
  )
}

/** Says whether the record can be published, or whose answer is missing. */
function HowFar({ record, myId }: { record: SharedRecord; myId: string }) {
  const { t } = useTranslation('co-writing')
  const { state, waiting, asked } = readinessOf(record, Date.now())
  const isMine = record.mine.isOwner
  const nameOf = ({ person }: CoWriter) => (person.id === myId ? t('you') : person.displayName)
  const names = (people: CoWriter[]) => people.map(nameOf).join(t('and'))
  const sentence = {
    alone: () => t('rule.alone'),
    asked: () => t('rule.asked', { names: names(asked) }),
    agreed: () => t(isMine ? 'rule.ready' : 'rule.readyOther'),
    silent: () => t(isMine ? 'rule.silent' : 'rule.silentOther'),
    waiting: () => t('rule.waiting', { names: names(waiting), day: formatFullDay(record.silenceEndsAt) }),
  }
  return (
    <div className={css.rule}>
      <p>{sentence[state]()}</p>
      {isMine && state !== 'asked' && asked.length > 0 ? <p>{t('rule.andAsked', { names: names(asked) })}</p> : null}
    </div>
  )
}

function PartChip({ one }: { one: CoWriter }) {
  const { t } = useTranslation('co-writing')
  if (one.isOwner) return <Chip tone="accent">{t('part.owner')}</Chip>
  if (one.state === 'invited') return <Chip>{t('part.invited')}</Chip>
  return one.hasAgreed ? <Chip tone="leaf">{t('part.agreed')}</Chip> : <Chip tone="honey">{t('part.writing')}</Chip>
}
