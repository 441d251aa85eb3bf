import { broadcastRoles } from '@learntrail/contract/broadcasts/audience'
import type { SentBroadcast } from '@learntrail/contract/broadcasts/broadcasts'
import { broadcastLimits } from '@learntrail/contract/broadcasts/limits'
import { emptyDocument } from '@learntrail/contract/content/document'
import { type FormEvent, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ruleSentence, sentenceOf } from '../../i18n/problem-sentence.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ChipRow, ChoiceChip } from '../../ui/chip.tsx'
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { errorId, Field } from '../../ui/form/field.tsx'
import { FormAlert } from '../../ui/form/form-alert.tsx'
import { NowOrLater } from '../../ui/form/now-or-later.tsx'
import { Select } from '../../ui/form/select.ts'
import { TextInput } from '../../ui/form/text-input.ts'
import { useKeptForm } from '../../ui/form/use-kept-form.ts'
import { formatTaipei, momentOf, morningIn } from '../../ui/taipei-time.ts'
import { toggled } from '../../ui/toggled.ts'
import { checkContent, LazyRichTextEditor } from '../editor/index.ts'
import { PictureUploads, useKeptPictures } from '../files/index.ts'
import { type SignedInUser, wholeSchools } from '../profiles/index.ts'
import { useCorrect, useReach, useWrite } from './api/broadcasts.ts'
import type { BroadcastValues } from './broadcast-values.ts'
import css from './build-screen.module.css'
import { StaffAudience } from './staff-audience.tsx'

interface BroadcastFormProps {
  user: SignedInUser
  /** A sent broadcast to correct; its audience and time cannot change. */
  corrected: SentBroadcast | null
  onDone: () => void
}

/** Writes a broadcast, or corrects one. The draft stays on the device until it is sent. */
export function BroadcastForm({ user, corrected, onDone }: BroadcastFormProps) {
  const { t } = useTranslation(['broadcasts/build', 'profiles', 'common'])
  const draft = { what: 'broadcast', account: user.id, of: corrected?.id ?? 'new' }
  const isStaff = user.staffLevel === 'operator'
  const schools = wholeSchools(user)
  const pictures = useKeptPictures(draft, { there: corrected?.pictures ?? [] })
  const write = useWrite()
  const correct = useCorrect()
  const reach = useReach()

  const form = useKeptForm({
    id: 'broadcast',
    draft,
    start: (): BroadcastValues => ({
      title: corrected?.title ?? '',
      content: corrected?.content ?? emptyDocument,
      schoolId: isStaff ? null : (schools[0]?.schoolId ?? null),
      roles: [],
      schoolTypes: [],
      plans: [],
      isOneSchool: false,
      school: null,
      at: null,
    }),
    check: ({ title, content, isOneSchool, school, at }) => ({
      title: title.trim() === '' ? ruleSentence('required') : null,
      content: checkContent(content, broadcastLimits.text),
      pictures: pictures.trouble,
      school: isOneSchool && school === null ? ruleSentence('required') : null,
      at: at !== null && !isAhead(momentOf(at)) ? ruleSentence('too_soon') : null,
    }),
    async send(values, clientId) {
      const { title, content } = values
      const { fileIds } = pictures
      const startsAt = (values.at && momentOf(values.at))?.toISOString() ?? null
      if (corrected) await correct.mutateAsync({ id: corrected.id, title, content, fileIds })
      else
        await write
          .mutateAsync({ clientId, title, content, audience: audienceOf(values), fileIds, startsAt })
          // The form shows the error.
          .catch((error: unknown) => {
            reach.reset()
            throw error
          })
      pictures.finish()
      toast(t(corrected ? 'corrected' : startsAt ? 'planned' : 'sentNow'))
    },
    onSent: onDone,
  })
  const { values, wrong, change } = form
  const [first] = useState(values)
  const moment = useMemo(() => (values.at === null ? null : momentOf(values.at)), [values.at])
  const failure = form.failure ?? (reach.error ? sentenceOf(reach.error) : null)

  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!form.check()) return
    if (corrected) void form.send()
    else reach.mutate(audienceOf(values))
  }

  return (
    <Card as="form" className={css.form} onSubmit={send}>
      {corrected ? <FormAlert tone="accent">{t('correcting', { title: corrected.title })}</FormAlert> : null}
      {failure ? <FormAlert>{failure}</FormAlert> : null}
      <TextInput {...form.input('title')} label={t('fields.title')} maxLength={broadcastLimits.title} />
      <Field id="broadcast-text" label={t('fields.content')} error={wrong.content}>
        <div className={css.editor}>
          <LazyRichTextEditor
            id="broadcast-content"
            label={t('fields.content')}
            placeholder={t('fields.contentHint')}
            initial={first.content}
            onChange={(content) => change({ content })}
            describedBy={errorId('broadcast-text')}
            isInvalid={wrong.content !== undefined}
          />
        </div>
      </Field>
      <Field id="broadcast-pictures-group" label={t('fields.pictures')}>
        <PictureUploads {...form.at('pictures')} pictures={pictures} />
      </Field>
      {corrected ? null : (
        <>
          {!isStaff && schools.length > 1 ? (
            <Select
              label={t('fields.school')}
              allowDeselect={false}
              data={schools.map(({ schoolId, schoolName }) => ({ value: schoolId, label: schoolName }))}
              value={values.schoolId}
              onChange={(schoolId) => change({ schoolId })}
            />
          ) : null}
          <Field
            id="broadcast-roles"
            label={t('fields.roles')}
            note={t(isStaff ? 'fields.rolesNote' : 'fields.schoolNote')}
          >
            <ChipRow>
              {broadcastRoles
                .filter((role) => isStaff || role === 'student' || role === 'teacher')
                .map((role) => (
                  <ChoiceChip
                    key={role}
                    isOn={values.roles.includes(role)}
                    onToggle={() => change({ roles: toggled(values.roles, role) })}
                  >
                    {t(`roles.${role}`)}
                  </ChoiceChip>
                ))}
            </ChipRow>
          </Field>
          {isStaff ? <StaffAudience values={values} wrongSchool={wrong.school} onChange={change} /> : null}
          <Field id="broadcast-when" label={t('fields.when')} error={wrong.at}>
            <NowOrLater
              id={form.idOf('at')}
              at={values.at}
              names={{ now: t('fields.now'), later: t('fields.later'), day: t('fields.day'), time: t('fields.time') }}
              wrongId={wrong.at ? errorId('broadcast-when') : undefined}
              onLater={(isLater) => change({ at: isLater ? (values.at ?? morningIn(1)) : null })}
              onTime={(at) => change({ at })}
            />
          </Field>
        </>
      )}
      <div className={css.send}>
        {corrected ? (
          <Button look="line" onClick={onDone}>
            {t('common:cancel')}
          </Button>
        ) : null}
        <Button type="submit" isBusy={form.isSending || reach.isPending}>
          {corrected ? t('saveCorrection') : moment ? t('plan', { time: formatTaipei(moment) }) : t('send')}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={reach.data !== undefined}
        title={t('sure.title', { count: reach.data ?? 0 })}
        confirm={moment ? t('plan', { time: formatTaipei(moment) }) : t('send')}
        isBusy={form.isSending}
        onClose={() => reach.reset()}
        onConfirm={() => void form.send()}
      >
        <p>{t('sure.text', { title: values.title })}</p>
      </ConfirmDialog>
    </Card>
  )
}

const isAhead = (moment: Date | null) => moment !== null && moment.getTime() > Date.now()

const audienceOf = ({ school, schoolId, roles, schoolTypes, plans }: BroadcastValues) => ({
  schoolId: school?.id ?? schoolId,
  roles,
  schoolTypes,
  plans,
})
