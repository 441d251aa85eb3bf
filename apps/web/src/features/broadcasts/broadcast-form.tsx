import { broadcastRoles } from '@learntrail/contract/broadcasts/audience'
import type { SentBroadcast } from '@learntrail/contract/broadcasts/broadcasts'
import { broadcastLimits } from '@learntrail/contract/broadcasts/limits'
import { contentLength, emptyDocument } from '@learntrail/contract/content/document'
import { contentExcess } from '@learntrail/contract/content/excess'
import { type FormEvent, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newId } from '../../api/new-id.ts'
import { ruleSentence, sentenceOf } from '../../i18n/problem-sentence.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ChipRow, ChoiceChip } from '../../ui/chip.tsx'
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { errorId, Field } from '../../ui/form/field.tsx'
import { FormAlert } from '../../ui/form/form-alert.tsx'
import { Select } from '../../ui/form/select.ts'
import { goToField } from '../../ui/form/show-problem.ts'
import { TextInput } from '../../ui/form/text-input.ts'
import { dropDraft, readDraft, useKeptDraft } from '../../ui/keep-draft.ts'
import { formatTaipei, momentOf, morningIn, type TaipeiTime } from '../../ui/taipei-time.ts'
import { toggled } from '../../ui/toggled.ts'
import { LazyRichTextEditor } from '../editor/index.ts'
import { isUnderWay, pictureNames, UploadField, useKeptPictures } from '../files/index.ts'
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

/** Sentences of the errors, by field. */
type Wrong = Partial<Record<'title' | 'content' | 'pictures' | 'school' | 'at', string>>

/** Writes a broadcast, or corrects one. The draft stays on the device until it is sent. */
export function BroadcastForm({ user, corrected, onDone }: BroadcastFormProps) {
  const { t } = useTranslation(['broadcasts/build', 'profiles', 'common'])
  const name = `broadcast.${user.id}.${corrected?.id ?? 'new'}`
  const isStaff = user.staffLevel === 'operator'
  const schools = wholeSchools(user)
  const [start] = useState<BroadcastValues>(() => ({
    clientId: newId(),
    title: corrected?.title ?? '',
    content: corrected?.content ?? emptyDocument,
    schoolId: isStaff ? null : (schools[0]?.schoolId ?? null),
    roles: [],
    schoolTypes: [],
    plans: [],
    isOneSchool: false,
    school: null,
    at: null,
    ...readDraft<BroadcastValues>(name),
  }))
  const [values, setValues] = useState(start)
  const [wrong, setWrong] = useState<Wrong>({})
  const change = (part: Partial<BroadcastValues>) => {
    setValues((before) => ({ ...before, ...part }))
    setWrong({})
  }
  useKeptDraft(name, values, values !== start)
  const pictures = useKeptPictures(name, corrected?.pictures ?? [])
  const waiting = pictures.items.filter(({ summary }) => summary === null)
  const write = useWrite()
  const correct = useCorrect()
  const reach = useReach()
  const sending = corrected === null ? write : correct
  const moment = useMemo(() => (values.at === null ? null : momentOf(values.at)), [values.at])

  const check = () => {
    const length = contentLength(values.content)
    const excess = contentExcess(values.content)
    const found = {
      ...(values.title.trim() === '' ? { title: ruleSentence('required') } : {}),
      ...(length === 0 ? { content: ruleSentence('required') } : {}),
      ...(excess ? { content: ruleSentence(excess.rule, excess.limit) } : {}),
      ...(length > broadcastLimits.text ? { content: ruleSentence('too_long', broadcastLimits.text) } : {}),
      ...(waiting.length > 0
        ? { pictures: t(waiting.every(isUnderWay) ? 'fields.picturesUnderWay' : 'fields.picturesStuck') }
        : {}),
      ...(values.isOneSchool && values.school === null ? { school: ruleSentence('required') } : {}),
      ...(values.at !== null && (moment === null || moment.getTime() <= Date.now())
        ? { at: ruleSentence('too_soon') }
        : {}),
    }
    setWrong(found)
    const [first] = Object.keys(found)
    if (first) goToField(`broadcast-${first}`)
    return first === undefined
  }

  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!check()) return
    if (corrected) correct.mutate({ id: corrected.id, title: values.title, content: values.content, fileIds }, done)
    else reach.mutate(audience)
  }

  const fileIds = pictures.items.flatMap(({ summary }) => summary?.id ?? [])
  const { roles, schoolTypes, plans } = values
  const audience = { schoolId: values.school?.id ?? values.schoolId, roles, schoolTypes, plans }
  const done = {
    onSuccess: () => {
      dropDraft(name)
      pictures.finish()
      toast(t(corrected ? 'corrected' : moment ? 'planned' : 'sentNow'))
      onDone()
    },
    // The form shows the error.
    onError: () => reach.reset(),
  }
  const sendNow = () => {
    const { clientId, title, content } = values
    write.mutate({ clientId, title, content, audience, fileIds, startsAt: moment?.toISOString() ?? null }, done)
  }

  return (
    <Card as="form" className={css.form} onSubmit={send}>
      {corrected ? <FormAlert tone="accent">{t('correcting', { title: corrected.title })}</FormAlert> : null}
      {(sending.error ?? reach.error) ? <FormAlert>{sentenceOf(sending.error ?? reach.error)}</FormAlert> : null}
      <TextInput
        id="broadcast-title"
        label={t('fields.title')}
        maxLength={broadcastLimits.title}
        value={values.title}
        error={wrong.title}
        onChange={(event) => change({ title: event.currentTarget.value })}
      />
      <Field id="broadcast-text" label={t('fields.content')} error={wrong.content}>
        <div className={css.editor}>
          <LazyRichTextEditor
            id="broadcast-content"
            label={t('fields.content')}
            placeholder={t('fields.contentHint')}
            initial={start.content}
            onChange={(content) => change({ content })}
            describedBy={errorId('broadcast-text')}
            isInvalid={wrong.content !== undefined}
          />
        </div>
      </Field>
      <Field id="broadcast-pictures-group" label={t('fields.pictures')}>
        <UploadField
          id="broadcast-pictures"
          queue={pictures.queue}
          items={pictures.items}
          accept={pictureNames}
          error={waiting.length > 0 ? wrong.pictures : undefined}
        />
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
          <Field id="broadcast-when" label={t('fields.when')}>
            <ChipRow>
              <ChoiceChip isOn={values.at === null} onToggle={() => change({ at: null })}>
                {t('fields.now')}
              </ChoiceChip>
              <ChoiceChip isOn={values.at !== null} onToggle={() => change({ at: values.at ?? morningIn(1) })}>
                {t('fields.later')}
              </ChoiceChip>
            </ChipRow>
          </Field>
          {values.at ? <Moment at={values.at} error={wrong.at} onChange={(at) => change({ at })} /> : null}
        </>
      )}
      <div className={css.send}>
        {corrected ? (
          <Button look="line" onClick={onDone}>
            {t('common:cancel')}
          </Button>
        ) : null}
        <Button type="submit" isBusy={sending.isPending || reach.isPending}>
          {corrected ? t('saveCorrection') : moment ? t('plan', { time: formatTaipei(moment) }) : t('send')}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={reach.data !== undefined}
        title={t('sure.title', { count: reach.data ?? 0 })}
        confirm={moment ? t('plan', { time: formatTaipei(moment) }) : t('send')}
        isBusy={write.isPending}
        onClose={() => reach.reset()}
        onConfirm={sendNow}
      >
        <p>{t('sure.text', { title: values.title })}</p>
      </ConfirmDialog>
    </Card>
  )
}

interface MomentProps {
  at: TaipeiTime
  error: string | undefined
  onChange: (at: TaipeiTime) => void
}

function Moment({ at, error, onChange }: MomentProps) {
  const { t } = useTranslation('broadcasts/build')
  return (
    <div className={css.when}>
      <TextInput
        id="broadcast-at"
        type="date"
        label={t('fields.day')}
        value={at.day}
        error={error}
        onChange={(event) => onChange({ ...at, day: event.currentTarget.value })}
      />
      <TextInput
        type="time"
        label={t('fields.time')}
        value={at.time}
        onChange={(event) => onChange({ ...at, time: event.currentTarget.value })}
      />
    </div>
  )
}
