import type { Bulletin, ReaderCounts } from '@learntrail/contract/bulletins/bulletin'
import type { Reader } from '@learntrail/contract/bulletins/following-up'
import type { FileSummary } from '@learntrail/contract/files/files'
import { guardianLimits } from '@learntrail/contract/guardians/limits'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saveDocument } from '../../../api/save-document.ts'
import { sentenceOf, sentenceOfField } from '../../../i18n/problem-sentence.ts'
import { paths } from '../../../paths.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { TextInput } from '../../../ui/form/text-input.ts'
import { useNameOf } from '../../../ui/known-people.ts'
import { pictureNames, previewOf, uploadPicture } from '../../files/index.ts'
import { enterPaper, paperAddress, removePaper } from '../api/bulletins.ts'
import { useBulletinChange } from '../api/use-bulletin-change.ts'
import css from './readers.module.css'

/** Sheets for guardians to sign on paper, and a link to invite guardians without an account or link. */
export function PaperToSign({ bulletin, counts }: { bulletin: Bulletin; counts: ReaderCounts }) {
  const { t } = useTranslation('bulletins/readers')
  const printing = useMutation({
    mutationFn: () => saveDocument(paperAddress(bulletin.id)),
    onSuccess: () => toast(t('paper.saved')),
    onError: (error) => toast(sentenceOf(error), { tone: 'warning' }),
  })
  if (counts.members === counts.byGuardian) return null
  return (
    <Card className={css.remind}>
      <p>{t(counts.withoutGuardian > 0 ? 'paper.without' : 'paper.text', { count: counts.withoutGuardian })}</p>
      <Button look="line" icon="download" isBusy={printing.isPending} onClick={() => printing.mutate()}>
        {t('paper.print')}
      </Button>
      {counts.withoutGuardian > 0 ? (
        <LinkButton look="line" icon="plus" to={paths.guardiansOfGroup(bulletin.group.id)}>
          {t('paper.invite')}
        </LinkButton>
      ) : null}
    </Card>
  )
}

/** Enters for a member what their guardian signed on paper. */
export function EnterPaper({ bulletin, reader }: { bulletin: Bulletin; reader: Reader }) {
  const { t } = useTranslation('bulletins/readers')
  const [isOpen, setOpen] = useState(false)
  const { guardian, person } = reader
  const name = useNameOf()(person)
  if (guardian !== null && guardian.way !== 'paper' && !guardian.isFormer) return null
  return (
    <>
      <Button
        look="line"
        size="s"
        aria-haspopup="dialog"
        aria-label={t(guardian ? 'paper.lookOf' : 'paper.enterOf', { name })}
        onClick={() => setOpen(true)}
      >
        {t(guardian ? 'paper.look' : 'paper.enter')}
      </Button>
      {isOpen ? <PaperDialog bulletin={bulletin} reader={reader} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

function PaperDialog({ bulletin, reader, onClose }: { bulletin: Bulletin; reader: Reader; onClose: () => void }) {
  const { t } = useTranslation('bulletins/readers')
  const { person, guardian } = reader
  const nameOf = useNameOf()
  const picker = useRef<HTMLInputElement>(null)
  const [name, setName] = useState(guardian?.name ?? '')
  const [photo, setPhoto] = useState<Pick<FileSummary, 'id' | 'url'> | null>(guardian?.photo ?? null)
  const [wrong, setWrong] = useState<string>()
  const uploading = useMutation({
    mutationFn: uploadPicture,
    onSuccess: setPhoto,
    onError: (error) => toast(sentenceOf(error), { tone: 'warning' }),
  })
  const done = (said: string) => {
    toast(said)
    onClose()
  }
  const entering = useBulletinChange(() =>
    enterPaper(bulletin.id, person.id, { name: name.trim(), relation: null, fileId: photo?.id ?? null }),
  )
  const removing = useBulletinChange(() => removePaper(bulletin.id, person.id))
  const save = () =>
    entering.mutate(undefined, {
      onSuccess: () => done(t('paper.entered')),
      onError: (error) => setWrong(sentenceOfField(error)),
    })
  return (
    <Dialog
      isOpen
      title={t('paper.title', { name: nameOf(person) })}
      onClose={onClose}
      actions={
        <>
          {guardian ? (
            <Button
              look="line"
              isBusy={removing.isPending}
              onClick={() => removing.mutate(undefined, { onSuccess: () => done(t('paper.removed')) })}
            >
              {t('paper.remove')}
            </Button>
          ) : null}
          <Button isBusy={entering.isPending} disabled={uploading.isPending} onClick={save}>
            {t('paper.save')}
          </Button>
        </>
      }
    >
      <div className={css.paper}>
        <TextInput
          label={t('paper.name')}
          autoComplete="off"
          maxLength={guardianLimits.name.max}
          value={name}
          error={wrong}
          onChange={(event) => {
            setName(event.currentTarget.value)
            setWrong(undefined)
          }}
        />
        {photo ? <img className={css.photo} src={previewOf(photo)} alt={t('paper.photo')} /> : null}
        <input
          ref={picker}
          hidden
          type="file"
          accept={pictureNames}
          aria-label={t('paper.photo')}
          onChange={(event) => {
            const file = event.currentTarget.files?.[0]
            if (file) uploading.mutate(file)
            event.currentTarget.value = ''
          }}
        />
        <Button look="line" icon="camera" isBusy={uploading.isPending} onClick={() => picker.current?.click()}>
          {t(photo ? 'paper.otherPhoto' : 'paper.addPhoto')}
        </Button>
      </div>
    </Dialog>
  )
}
