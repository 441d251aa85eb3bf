import { kindOfName } from '@learntrail/contract/files/file-types'
import type { FileSummary } from '@learntrail/contract/files/files'
import type { PlanSigning, SigningLine } from '@learntrail/contract/plans/signing/signing'
import { signatureLimits } from '@learntrail/contract/signature/limits'
import { type ChangeEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSentence } from '../../../../i18n/problem-sentence.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/feedback/dialog.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { errorId, FieldError } from '../../../../ui/form/field.tsx'
import { FormAlert } from '../../../../ui/form/form-alert.tsx'
import { TextInput } from '../../../../ui/form/text-input.ts'
import { checkText } from '../../../../ui/form/text-rules.ts'
import { useKeptForm } from '../../../../ui/form/use-kept-form.ts'
import { Picture, pictureNames, uploadPicture } from '../../../files/index.ts'
import { addSignedPaper, useSigningChange } from '../api/signing.ts'
import { useSigningWords } from '../shown/signing-words.ts'
import css from './panel.module.css'

interface PaperDialogProps {
  planId: string
  signing: PlanSigning
  line: SigningLine
  onClose: () => void
}

/** Records a signature on paper: who signed, and a photograph of it. */
export function PaperDialog({ planId, signing, line, onClose }: PaperDialogProps) {
  const { t } = useTranslation(['plans/signing', 'common'])
  const sentence = useSentence()
  const words = useSigningWords()
  const formId = useId()
  const [isUploading, setUploading] = useState(false)
  const picker = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const add = useSigningChange<{ fileId: string; name: string }>(planId, (paper) =>
    addSignedPaper(planId, line.id, { version: signing.version, hash: signing.hash, ...paper }),
  )
  const form = useKeptForm({
    id: 'paper',
    start: () => ({
      photo: null as FileSummary | null,
      name: line.signers.length === 1 ? (line.signers[0]?.fullName ?? '') : '',
    }),
    check: ({ photo, name }) => ({
      photo: photo ? null : t('paper.photoNeeded'),
      name: checkText(name, { required: true, ...signatureLimits }),
    }),
    fieldOf: (path) => (path === 'fileId' ? 'photo' : path === 'name' ? path : null),
    async send({ photo, name }) {
      if (photo === null) return
      await add.mutateAsync({ fileId: photo.id, name })
      toast(t('paper.added'))
    },
    onSent: onClose,
  })
  const { photo } = form.values

  async function take(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.currentTarget.files ?? []
    event.currentTarget.value = ''
    if (!file) return
    if (kindOfName(file.name) !== 'image') return form.mark({ photo: t('paper.noPicture') })
    setUploading(true)
    form.mark({})
    try {
      form.change({ photo: await uploadPicture(file) })
    } catch (error) {
      form.mark({ photo: sentence(error) })
    } finally {
      setUploading(false)
    }
  }

  const field = {
    type: 'file',
    hidden: true,
    tabIndex: -1,
    onChange: (event: ChangeEvent<HTMLInputElement>) => void take(event),
  } as const
  return (
    <Dialog
      isOpen
      title={t('paper.title', { line: words.lineName(line) })}
      onClose={onClose}
      actions={
        <>
          <Button look="line" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" form={formId} isBusy={form.isSending} disabled={isUploading}>
            {t('paper.add')}
          </Button>
        </>
      }
    >
      <form id={formId} className={css.form} onSubmit={form.submit} noValidate>
        <p className={css.note}>{t('paper.text')}</p>
        <FormAlert>{form.failure}</FormAlert>
        {photo ? <Picture file={photo} sizes="320px" alt={t('paper.chosen')} className={css.large} isUrgent /> : null}
        <input {...field} ref={picker} data-testid="paper-picker" accept={pictureNames} />
        <input {...field} ref={camera} accept="image/*" capture="environment" />
        <div className={css.acts}>
          <Button
            id={form.idOf('photo')}
            look="line"
            icon="image"
            isBusy={isUploading}
            aria-describedby={form.wrong.photo ? errorId(form.idOf('photo')) : undefined}
            onClick={() => picker.current?.click()}
          >
            {t(photo ? 'paper.other' : 'paper.choose')}
          </Button>
          <span className={css.touchOnly}>
            <Button look="line" icon="camera" disabled={isUploading} onClick={() => camera.current?.click()}>
              {t('paper.camera')}
            </Button>
          </span>
        </div>
        <FieldError {...form.at('photo')} />
        <TextInput
          {...form.input('name')}
          label={t('paper.name')}
          description={t('paper.nameNote')}
          withAsterisk
          aria-required
          autoComplete="off"
        />
      </form>
    </Dialog>
  )
}
