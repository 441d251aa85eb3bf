import type { FormType } from '@learntrail/contract/eportfolio/facts'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { newId } from '../../../api/new-id.ts'
import { isProblem } from '../../../api/problem.ts'
import { useSentence } from '../../../i18n/problem-sentence.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { useCurrentUser } from '../../profiles/index.ts'
import { isUnfit } from '../draft/draft-parts.ts'
import type { DraftSession } from '../draft/draft-session.ts'
import { hasUnfitPart } from '../draft/draft-state.ts'
import { useDraft } from '../draft/use-draft-session.ts'
import { beginExport } from './begin-export.ts'
import { DownloadLink } from './download-link.tsx'
import css from './export-dialog.module.css'
import { FileNameField } from './file-name-field.tsx'
import { FormState } from './form-state.tsx'
import { FormTypeChoice } from './form-type-choice.tsx'
import { NationalCheckState } from './national-check-state.tsx'
import { NationalDescription } from './national-description.tsx'
import { underway } from './underway.ts'
import { useForm } from './use-form.ts'

interface ExportDialogProps {
  session: DraftSession
  /** What the file will lack. */
  notice: ReactNode
  onClose: () => void
}

/** Makes a file of the draft: which kind, under which name; and then how far it is. */
export function ExportDialog({ session, notice, onClose }: ExportDialogProps) {
  const { t } = useTranslation(['eportfolio/typeset', 'eportfolio/exporting', 'eportfolio/export'])
  const sentence = useSentence()
  const navigate = useNavigate()
  const account = useCurrentUser()?.id ?? ''
  const { draft } = useDraft(session)
  const [type, setType] = useState<FormType>('pdf')
  const [clientId] = useState(newId)
  const [begun, setBegun] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const { form } = useForm(begun, type)
  const isUnnamed = isUnfit('name', draft)

  async function begin() {
    setBusy(true)
    setProblem(null)
    try {
      const isTooLong = hasUnfitPart(session.read())
      if (!(await session.settle()))
        return setProblem(t(isTooLong ? 'eportfolio/export:saved.tooLong' : 'exportUnsaved'))
      const item = { clientId, draftId: session.id, type, title: draft.title || draft.name, id: null, isHidden: false }
      const ePortfolio = await beginExport(account, { ...item, begunAt: new Date().toISOString() })
      setBegun(ePortfolio.id)
    } catch (error) {
      setProblem(isProblem(error) ? sentence(error) : t('exportUnsaved'))
    } finally {
      setBusy(false)
    }
  }

  if (begun !== null) {
    const isDone = form?.state === 'done'
    const close = () => {
      // It was seen here: the corner need not say it once more.
      if (isDone) underway.remove(account, clientId)
      onClose()
    }
    return (
      <Dialog
        isOpen
        onClose={close}
        title={t(isDone ? 'exportDone' : 'exporting')}
        actions={
          isDone ? (
            <>
              {form.file ? <DownloadLink file={form.file} /> : null}
              <Button
                icon="eye"
                onClick={() => {
                  underway.remove(account, clientId)
                  navigate(paths.ePortfolio(begun))
                }}
              >
                {t('eportfolio/exporting:open')}
              </Button>
            </>
          ) : (
            <Button look="line" onClick={close}>
              {t('exportLeave')}
            </Button>
          )
        }
      >
        <div className={css.body}>
          {form ? <FormState ePortfolio={{ id: begun, title: draft.title }} form={form} /> : null}
          {isDone ? null : <p>{t('exportMayLeave')}</p>}
          {type === 'national' ? <NationalDescription session={session} /> : null}
        </div>
      </Dialog>
    )
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('export')}
      actions={
        <Button icon="download" onClick={begin} isBusy={isBusy} disabled={isUnnamed}>
          {t('exportBegin', { type: t(`eportfolio/exporting:types.${type}`) })}
        </Button>
      }
    >
      <div className={css.body}>
        <FormAlert>{problem}</FormAlert>
        {notice}
        <FormTypeChoice value={type} onChoose={setType} />
        {type === 'national' ? (
          <>
            <NationalCheckState session={session} />
            <NationalDescription session={session} />
          </>
        ) : null}
        <FileNameField session={session} ending={type === 'pictures' ? 'zip' : 'pdf'} />
      </div>
    </Dialog>
  )
}
