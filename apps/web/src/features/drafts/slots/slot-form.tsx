import { plainText } from '@learntrail/contract/content/document'
import { draftLimits } from '@learntrail/contract/drafts/limits'
import type { Slot } from '@learntrail/contract/drafts/slots'
import type { FileSummary } from '@learntrail/contract/files/files'
import type { TagCode } from '@learntrail/contract/tags/tags'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { TextInput } from '../../../ui/form/text-input.ts'
import { checkText } from '../../../ui/form/text-rules.ts'
import { Icon } from '../../../ui/icon.tsx'
import { slotsQuery } from '../api/list-slots.ts'
import { type SlotBody, saveSlot } from '../api/save-slot.ts'
import type { DraftSession } from '../session/draft-session.ts'
import type { Filling } from './filling.ts'
import css from './slot-form.module.css'
import { SlotPicture } from './slot-picture.tsx'
import { useOneUpload } from './use-one-upload.ts'

interface SlotFormProps {
  session: DraftSession
  filling: Filling
  onDone: () => void
}

/** Name and picture of a slot; its text comes from the form behind the dialog. */
export function SlotForm({ session, filling, onDone }: SlotFormProps) {
  const { t } = useTranslation(['drafts', 'errors'])
  const queryClient = useQueryClient()
  const { number, slot, withText } = filling
  const [name, setName] = useState(() => slot?.name ?? nameOf(session))
  const [picture, setPicture] = useState<FileSummary | null>(slot?.picture ?? null)
  const [isTold, setTold] = useState(false)
  const [isTooLarge, setTooLarge] = useState(false)
  const chooser = useRef<HTMLInputElement>(null)
  const error = isTold ? checkText(name, { required: true, max: draftLimits.slotName }) : null

  const upload = useOneUpload(setPicture)
  const save = useMutation({
    mutationFn: () =>
      saveSlot(number, {
        name,
        pictureId: picture?.id ?? null,
        ...(slot && !withText ? textOfSlot(slot) : textOf(session)),
      }),
    onSuccess: () => {
      toast(t('slots.saved'))
      queryClient.invalidateQueries({ queryKey: slotsQuery.queryKey })
      onDone()
    },
  })
  const failure = isTooLarge
    ? t('errors:codes.SLOT_PICTURE_TOO_LARGE')
    : (upload.problem ?? save.error)
      ? sentenceOf(upload.problem ?? save.error)
      : null

  return (
    <div className={css.form}>
      {withText ? <p>{t(isBlank(session) ? 'slots.blankNote' : 'slots.textNote')}</p> : null}
      <TextInput
        label={t('slots.name')}
        placeholder={t('slots.namePlaceholder')}
        value={name}
        error={error}
        onChange={(event) => setName(event.currentTarget.value)}
        data-autofocus
      />
      <div className={css.picture}>
        <span className={css.frame}>{picture ? <SlotPicture file={picture} /> : <Icon name="image" size={22} />}</span>
        <Button look="line" size="s" isBusy={upload.isBusy} onClick={() => chooser.current?.click()}>
          {t(picture ? 'slots.changePicture' : 'slots.addPicture')}
        </Button>
        {picture ? (
          <Button look="quiet" size="s" onClick={() => setPicture(null)}>
            {t('slots.removePicture')}
          </Button>
        ) : null}
        <input
          ref={chooser}
          type="file"
          hidden
          accept=".jpg,.jpeg,.png,.webp"
          aria-label={t('slots.addPicture')}
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? []
            event.currentTarget.value = ''
            setTooLarge(file !== undefined && file.size > draftLimits.slotPictureBytes)
            if (file && file.size <= draftLimits.slotPictureBytes) upload.send(file)
          }}
        />
      </div>
      <FormAlert>{failure}</FormAlert>
      <div className={css.actions}>
        <Button look="line" onClick={onDone}>
          {t('cancel')}
        </Button>
        <Button
          isBusy={save.isPending}
          onClick={() => {
            setTold(true)
            if (checkText(name, { required: true, max: draftLimits.slotName }) === null) save.mutate()
          }}
        >
          {t('slots.save')}
        </Button>
      </div>
    </div>
  )
}

function textOf(session: DraftSession): Omit<SlotBody, 'name' | 'pictureId'> {
  const { title, content, classification, tags, customTags } = session.read().values
  return { title: title.trim(), content, classification: classification || null, tags, customTags }
}

function textOfSlot({ title, content, classification, tags, customTags }: Slot): Omit<SlotBody, 'name' | 'pictureId'> {
  return { title, content, classification, tags: tags as TagCode[], customTags }
}

function isBlank(session: DraftSession): boolean {
  const { values } = session.read()
  return values.title.trim() === '' && plainText(values.content) === '' && values.tags.length === 0
}

const nameOf = (session: DraftSession) =>
  [...session.read().values.title.trim()].slice(0, draftLimits.slotName).join('')
