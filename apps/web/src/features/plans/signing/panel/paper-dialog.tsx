import { kindOfName } from '@learntrail/contract/files/file-types'
import type { FileSummary } from '@learntrail/contract/files/files'
import type { PlanSigning, SigningLine } from '@learntrail/contract/plans/signing/signing'
import { signatureLimits } from '@learntrail/contract/signature/limits'
import { type ChangeEvent, type FormEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSentence } from '../../../../i18n/problem-sentence.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/feedback/dialog.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { FormAlert } from '../../../../ui/form/form-alert.tsx'
import { goToField } from '../../../../ui/form/show-problem.ts'
import { TextInput } from '../../../../ui/form/text-input.ts'
import { checkText } from '../../../../ui/form/text-rules.ts'
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

const nameField = 'paper-name'
const photoField = 'paper-photo'

/** Records a signature on paper: who signed, and a photograph of it. */
export function PaperDialog({ planId, signing, line, onClose }: PaperDialogProps) {
  const { t } = useTranslation(['plans/signing', 'common'])
  const sentence = useSentence()
  const words = useSigningWords()
  const formId = useId()
  const [name, setName] = useState(line.signers.length === 1 ? (line.signers[0]?.fullName ?? '') : '')
  const [photo, setPhoto] = useState<FileSummary | null>(null)
  const [isUploading, setUploading] = useState(false)
  const [wrong, setWrong] = useState<{ name?: string | null; photo?: string | null }>({})
  const picker = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const add = useSigningChange<string>(planId, (fileId) =>
    addSignedPaper(planId, line.id, { version: signing.version, hash: signing.hash, fileId, name }),
  )

  async function take(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.currentTarget.files ?? []
    event.currentTarget.value = ''
    if (!file) return
    if (kindOfName(file.name) !== 'image') return setWrong({ photo: t('paper.noPicture') })
    setUploading(true)
    setWrong({})
    try {
      setPhoto(await uploadPicture(file))
    } catch (error) {
      setWrong({ photo: sentence(error) })
    } finally {
      setUploading(false)
    }
  }

  function send(event: FormEvent) {
    event.preventDefault()
    const { min, max } = signatureLimits
    const found = {
      photo: photo ? null : t('paper.photoNeeded'),
      name: checkText(name, { required: true, min, max }),
    }
    setWrong(found)
    if (photo === null) return goToField(photoField)
    if (found.name) return goToField(nameField)
    add.mutate(photo.id, {
      onSuccess: () => {
        toast(t('paper.added'))
        onClose()
      },
    })
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
          <Button type="submit" form={formId} isBusy={add.isPending} disabled={isUploading}>
            {t('paper.add')}
          </Button>
        </>
      }
    >
      <form id={formId} className={css.form} onSubmit={send} noValidate>
        <p className={css.note}>{t('paper.text')}</p>
        <FormAlert>{add.error ? sentence(add.error) : null}</FormAlert>
        {photo ? <Picture file={photo} sizes="320px" alt={t('paper.chosen')} className={css.large} isUrgent /> : null}
        <input {...field} ref={picker} data-testid="paper-picker" accept={pictureNames} />
        <input {...field} ref={camera} accept="image/*" capture="environment" />
        <div className={css.acts}>
          <Button
            id={photoField}
            look="line"
            icon="image"
            isBusy={isUploading}
            aria-describedby={wrong.photo ? `${photoField}-error` : undefined}
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
        {wrong.photo ? (
          <p id={`${photoField}-error`} className={css.error} role="alert">
            {wrong.photo}
          </p>
        ) : null}
        <TextInput
          id={nameField}
          label={t('paper.name')}
          description={t('paper.nameNote')}
          withAsterisk
          aria-required
          autoComplete="off"
          value={name}
          error={wrong.name}
          onChange={(event) => {
            setWrong({})
            setName(event.currentTarget.value)
          }}
        />
      </form>
    </Dialog>
  )
}
