import type { Bulletin } from '@learntrail/contract/bulletins/bulletin'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { BottomBar } from '../../../ui/edge/bottom-bar.tsx'
import { Field } from '../../../ui/form/field.tsx'
import {
  bulletinDraftsQuery,
  DraftNotices,
  type DraftSession,
  DraftStatus,
  DraftsDialog,
  type DraftValues,
  fieldId,
  useDraft,
  WritingCard,
} from '../../drafts/index.ts'
import { DisclosureNotice, UploadField } from '../../files/index.ts'
import { appearsAtOf, type BulletinChoices, choicesIn } from './bulletin-choices.ts'
import { BulletinConflict } from './bulletin-conflict.tsx'
import css from './bulletin-form.module.css'
import { ChoicesCard } from './choices-card.tsx'
import { useSaveBulletin } from './use-save-bulletin.ts'

interface BulletinFormProps {
  session: DraftSession
  /** The bulletin being changed; null for a new one. */
  bulletin: Bulletin | null
  /** The guardians of this group's members may be asked to sign. */
  hasGuardians: boolean
  onSaved: (saved: Bulletin[]) => void
}

/** Everything a bulletin can have. All of it is a draft: on the device at once, on the server a moment later. */
export function BulletinForm({ session, bulletin, hasGuardians, onSaved }: BulletinFormProps) {
  const { t } = useTranslation('bulletins/form')
  const draft = useDraft(session)
  const { values, uploads, round } = draft
  // Separate from the draft, which cannot hold a half-chosen time.
  const [choices, setChoices] = useState<BulletinChoices>(() => choicesIn(values))
  const [shownRound, setShownRound] = useState(round)
  if (round !== shownRound) {
    setShownRound(round)
    setChoices(choicesIn(values))
  }
  const saving = useSaveBulletin({ session, choices, bulletin, onSaved })
  const { errors } = saving

  const write = (part: Partial<DraftValues>) => {
    session.change(part)
    saving.forgive()
  }
  const choose = (part: Partial<BulletinChoices>) => {
    const chosen = { ...choices, ...part }
    setChoices(chosen)
    write({
      needsSignature: chosen.needsSignature,
      needsGuardian: chosen.needsGuardian,
      appearsAt: appearsAtOf(chosen),
    })
  }
  return (
    <section className={css.form} aria-label={t(bulletin ? 'editTitle' : 'newTitle')}>
      {saving.other ? (
        <BulletinConflict session={session} draft={draft} other={saving.other} onAnswer={saving.answer} />
      ) : (
        <DraftNotices session={session} draft={draft} otherPost={null} onPostAnswer={() => undefined} />
      )}
      {bulletin ? null : <OtherDrafts session={session} />}
      <WritingCard
        title={values.title}
        content={values.content}
        titleError={errors.title}
        contentError={errors.content}
        version={round}
        hints={{ title: t('titleHint'), content: t('contentHint') }}
        onTitle={(title) => write({ title })}
        onContent={(content) => write({ content })}
      />
      <Card>
        <Field id={`${fieldId('files')}-group`} label={t('files')}>
          <UploadField id={fieldId('files')} queue={session.queue} items={uploads} error={errors.files} />
        </Field>
      </Card>
      <ChoicesCard
        choices={choices}
        canSchedule={bulletin === null || !bulletin.hasAppeared}
        groupIds={bulletin ? null : values.groupIds}
        hasGuardians={hasGuardians}
        timeError={saving.timeError}
        groupsError={saving.groupsError}
        onChange={choose}
        onGroups={(groupIds) => write({ groupIds })}
      />
      <DisclosureNotice items={uploads} />
      <BottomBar failure={saving.failure}>
        <p className={css.status} role="status">
          <DraftStatus draft={draft} isWaiting={false} />
        </p>
        <Button isBusy={saving.isBusy} onClick={saving.save}>
          {t(bulletin ? 'save' : choices.isLater ? 'schedule' : 'publish')}
        </Button>
      </BottomBar>
    </section>
  )
}

/** Other unpublished bulletin drafts, of this or any group. */
function OtherDrafts({ session }: { session: DraftSession }) {
  const { t } = useTranslation('bulletins/form')
  const [isOpen, setOpen] = useState(false)
  const query = useQuery(bulletinDraftsQuery)
  const openId = session.openId()
  const count = (query.data?.items ?? []).filter(({ id }) => id !== openId).length
  if (count === 0 && !isOpen) return null
  return (
    <div>
      <Button look="line" size="s" icon="portfolio" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('drafts', { count })}
      </Button>
      <DraftsDialog session={session} openId={openId} ofBulletins isOpen={isOpen} onClose={() => setOpen(false)} />
    </div>
  )
}
